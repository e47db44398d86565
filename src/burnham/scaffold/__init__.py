"""Row House, a small whole game that `burnham scaffold` copies for a new one, with its rules page
and its tests.  Its three spellings `row_house`, `RowHouse` and `Row House`, and the prefix `RH` of
its rules, become the new game's."""
