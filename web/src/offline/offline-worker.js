// Stores only the offline page and files with a content hash in their names. Pages always come from the server, so none
// is stale.
const PAGES = 'offline-page-1'
const FILES = 'assets-1'
const PAGE = '/offline'
const ASSETS = '/assets/'
const MOST_ASSETS = 120
const SHOWN = '/hp/api/info/alerts/shown'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name)
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrSign(event))
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request))
})

// The language may have changed since the page was stored.
self.addEventListener('message', ({ data }) => {
  if (data === 'keep') keepPage().catch(() => {})
})

// What the club pushes is shown, whatever it holds: browsers take the permission back from a site that shows nothing.
self.addEventListener('push', (event) => {
  const { title = '', body, path = '/', lang, tag, stop, receipt } = event.data?.json() ?? {}
  // Advertising has a button that stops it, where the browser shows buttons.
  const more = stop
    ? { data: { path, stop: stop.path }, actions: [{ action: 'stop', title: stop.title }] }
    : { data: { path } }
  const showing = self.registration.showNotification(title, { body, lang, tag, icon: '/icons/192.png', ...more })
  event.waitUntil(receipt ? showing.then(() => sayShown(receipt)) : showing)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path = '/', stop = path } = event.notification.data ?? {}
  event.waitUntil(visit(event.action === 'stop' ? stop : path))
})

// The next page of the member registers the new subscription.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options && !event.newSubscription) event.waitUntil(self.registration.pushManager.subscribe(options))
})

/** Returns the receipt without a session. Where that fails, the club sends an email. */
async function sayShown(receipt) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ receipt })
  await fetch(SHOWN, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => {})
}

/** Focuses a window with this page of the site, or opens one, so that no other page loses what was typed there. */
async function visit(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => one.url === url.href)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}

/** The page with the styles it needs. */
async function keepPage() {
  const cache = await caches.open(PAGES)
  const page = await fetch(PAGE, { cache: 'no-store' })
  if (!page.ok || page.redirected) throw new Error(`${PAGE} answered ${page.status}`)
  const html = await page.clone().text()
  const styles = [...html.matchAll(/href="(\/assets\/[^"#]+\.(?:css|woff2))[#"]/g)].map(([, path]) => path)
  await cache.addAll([...new Set(styles)])
  await cache.put(PAGE, page)
}

async function pageOrSign(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const sign = await caches.match(PAGE, { ignoreVary: true })
    if (sign) return sign
    throw error
  }
}

async function asset(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    // In the background, and without an error on a full disk.
    keep(request, copy).catch(() => {})
  }
  return answer
}

async function keep(request, answer) {
  const cache = await caches.open(FILES)
  await cache.put(request, answer)
  const files = await cache.keys()
  for (const old of files.slice(0, Math.max(0, files.length - MOST_ASSETS))) await cache.delete(old)
}
