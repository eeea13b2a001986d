import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const SOURCE = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8')
const ORIGIN = 'https://club.example'

/** Runs the script as a browser would, and returns what fires an event at it. @param urls of the open windows */
function worker(urls: string[] = []) {
  const heard = new Map<string, (event: object) => void>()
  const windows = urls.map((url) => ({ url, focus: vi.fn() }))
  const showNotification = vi.fn<(title: string, options: { data?: object }) => Promise<void>>(async () => {})
  const fetch = vi.fn(async () => ({}))
  const subscribe = vi.fn()
  const openWindow = vi.fn()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
  }
  new Function('self', 'caches', 'fetch', SOURCE)(self, {}, fetch)
  const fire = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = []
    heard.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => waited.push(promise) })
    await Promise.all(waited)
  }
  return { fire, windows, showNotification, fetch, subscribe, openWindow }
}

const clicked = (path: string) => ({ notification: { close: () => {}, data: { path } } })

test('what was pushed is shown, also without words', async () => {
  const { fire, showNotification } = worker()
  const said = { title: 'The club', body: 'Booked', path: '/mypage', lang: 'en', tag: 'message-7' }
  await fire('push', { data: { json: () => said } })
  await fire('push', {})
  expect(showNotification.mock.calls).toEqual([
    ['The club', { body: 'Booked', lang: 'en', tag: 'message-7', icon: '/icons/192.png', data: { path: '/mypage' } }],
    ['', expect.objectContaining({ data: { path: '/' } })],
  ])
})

test('the receipt of a notification is returned without a session, and only once it is on the screen', async () => {
  const { fire, showNotification, fetch } = worker()
  const pushed = { data: { json: () => ({ title: 'The club', receipt: '7.signed' }) } }
  fetch.mockRejectedValueOnce(new Error('offline'))
  await fire('push', pushed)
  expect(fetch.mock.calls).toEqual([
    [
      '/hp/api/info/alerts/shown',
      expect.objectContaining({ method: 'POST', body: '{"receipt":"7.signed"}', credentials: 'omit' }),
    ],
  ])
  await fire('push', { data: { json: () => ({ title: 'The club' }) } })
  showNotification.mockRejectedValueOnce(new Error('not allowed'))
  await expect(fire('push', pushed)).rejects.toThrow('not allowed')
  expect(fetch).toHaveBeenCalledOnce()
})

test('advertising has a button that leads to where it is stopped', async () => {
  const { fire, showNotification, openWindow } = worker()
  const stop = { title: 'Stop', path: '/unsubscribe?link=1' }
  await fire('push', { data: { json: () => ({ title: 'The club', path: '/mypage/messages', stop }) } })
  const [, shown] = showNotification.mock.calls[0]!
  expect(shown).toMatchObject({ actions: [{ action: 'stop', title: 'Stop' }] })
  await fire('notificationclick', { action: 'stop', notification: { close: () => {}, data: shown.data } })
  await fire('notificationclick', { action: '', notification: { close: () => {}, data: shown.data } })
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/unsubscribe?link=1`], [`${ORIGIN}/mypage/messages`]])
})

test('a press on it focuses the page that is open, or opens it', async () => {
  const { fire, windows, openWindow } = worker([`${ORIGIN}/mypage`, `${ORIGIN}/reservation`])
  await fire('notificationclick', clicked('/reservation'))
  expect([windows[0]!.focus, windows[1]!.focus, openWindow].map((one) => one.mock.calls.length)).toEqual([0, 1, 0])
  await fire('notificationclick', clicked('/mypage/messages'))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/mypage/messages`)
})

test('it opens no other site', async () => {
  const { fire, openWindow } = worker()
  await fire('notificationclick', clicked('https://evil.example/'))
  await fire('notificationclick', clicked('//evil.example/'))
  expect(openWindow).not.toHaveBeenCalled()
})

test('a subscription that the browser ended is made again with the same key', async () => {
  const { fire, subscribe } = worker()
  const options = { userVisibleOnly: true, applicationServerKey: 'key' }
  await fire('pushsubscriptionchange', { oldSubscription: { options } })
  await fire('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: {} })
  await fire('pushsubscriptionchange', {})
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options)
})
