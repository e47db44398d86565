// The service worker: shows what the server pushes while no page is open, and leads to the table.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", event => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", event => {
  const told = event.data?.json() ?? { title: "Burnham", body: "", url: "", tag: "", lang: "en" };
  event.waitUntil(worker.registration.showNotification(told.title, {
    body: told.body,
    lang: told.lang,
    tag: told.tag || undefined,   // news of a table replaces what was told of it before
    icon: "static/icon-192.png",
    badge: "static/badge.png",
    data: { url: new URL(told.url, worker.registration.scope).href },
  }));
});

worker.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** The page that shows it already comes to the front; else a new one opens. */
async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shows = pages.find(page => page.url.split(/[?#]/)[0] === url.split(/[?#]/)[0]);
  await (shows ? shows.focus() : worker.clients.openWindow(url));
}

// A browser may change where it takes pushes: the server is told.
worker.addEventListener("pushsubscriptionchange", event => {
  const change = /** @type {any} */ (event);
  change.waitUntil(renew(change.oldSubscription));
});

async function renew(before) {
  const options = before?.options ?? {};
  const found = await worker.registration.pushManager.subscribe({ ...options, userVisibleOnly: true });
  const body = new URLSearchParams({ subscription: JSON.stringify(found) });
  await fetch("me/notices/push", { method: "POST", headers: { Accept: "application/json" }, body });
}
