"""The table over HTTP: pages, posts, live parts.  The routes are listed in `burnham.table.view`."""
