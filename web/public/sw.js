/** Shows what is pushed while no page is open, and opens the table it is about. It fetches and keeps nothing. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page of ours, whatever was sent. */
function ours(path) {
  const url = new URL(typeof path === "string" ? path : "/", self.location.origin);
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
}

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title = "wartable", body = "", path = "/" } = read(event.data);
  const icon = "/assets/favicon.svg";
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: path, data: { path } }));
});

/** The page that shows the table already, or a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = pages.find((page) => new URL(page.url).pathname === new URL(url).pathname);
  return same ? same.focus() : self.clients.openWindow(url);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(ours(event.notification.data?.path)));
});
