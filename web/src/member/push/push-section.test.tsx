import type { PushDevice } from '@clubhouse/contract/member/push'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon } from '../../../test/screen'
import { linkPushAgain, notePushHere, pushHere } from '../../session/push-here'
import { keepPush } from './browser'
import { PushSection } from './push-section'

const PUBLIC_KEY = Buffer.from([4, ...Array(64).fill(7)]).toString('base64url')
const KEYS = { p256dh: 'p'.repeat(87), auth: `${'a'.repeat(22)}==` }
const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

/** The subscription of this browser. */
let subscription: ReturnType<typeof subscribed> | undefined
let devices: PushDevice[] = []
let asks = 0

const subscribed = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: new Uint8Array(Buffer.from(PUBLIC_KEY, 'base64url')).buffer },
  toJSON: () => ({ endpoint, keys: KEYS }),
  unsubscribe: async () => {
    subscription = undefined
    return true
  },
})
const markOf = async (endpoint: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(endpoint))).toString('base64url')
const device = (deviceIdx: number, mark: string): PushDevice => ({
  ...{ deviceIdx, mark, device: AGENT, createdAt: '2026-12-01T01:00:00Z', reachedAt: null },
})

/** A browser that answers a request for the permission so. */
function browser(permission: string, asked = permission): void {
  const notification = {
    permission,
    requestPermission: async () => Object.assign(notification, { permission: asked }).permission,
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async () => {
      asks++
      subscription = subscribed('https://push.example/new')
      return subscription
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  })
}

beforeEach(() => {
  subscription = undefined
  devices = []
  asks = 0
  answer({
    'GET /info/push': () => ({ publicKey: PUBLIC_KEY, devices }),
    'PUT /info/push': async (_url, body) => {
      devices = [device(1, await markOf((body as { endpoint: string }).endpoint))]
      return { deviceIdx: 1 }
    },
    'DELETE /info/push/1': () => {
      devices = []
      return { deleted: 1 }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

test('a device is allowed with one press, listed with its name, and stopped', async () => {
  browser('default', 'granted')
  await show(<PushSection />)
  await pressNamed('button', 'Allow notifications here')
  await soon(() => named('button', 'Stop notifications here'))
  expect(asked.find(({ call }) => call === 'PUT /info/push')!.body).toEqual({
    endpoint: 'https://push.example/new',
    p256dh: KEYS.p256dh,
    auth: 'a'.repeat(22),
  })
  expect(said()).toContain('Safari, iPhone')
  expect(pushHere()?.mark).toBe(await markOf('https://push.example/new'))
  await pressNamed('button', 'Stop notifications here')
  await soon(() => named('button', 'Allow notifications here'))
  expect([subscription, pushHere(), devices]).toEqual([undefined, undefined, []])
})

test('another device is removed, and this one keeps its state', async () => {
  browser('default')
  devices = [device(1, 'another')]
  await show(<PushSection />)
  await pressNamed('button', 'Remove Safari, iPhone')
  await soon(() => expect(document.querySelectorAll('li')).toHaveLength(0))
  named('button', 'Allow notifications here')
})

test.each([
  ['denied', 'denied', 'The browser blocks notifications of this site.'],
  ['default', 'default', 'Notifications were not allowed.'],
  ['default', 'denied', 'The browser blocks notifications of this site.'],
])('a permission that is %s, then %s, says what to do', async (before, after, words) => {
  browser(before, after)
  await show(<PushSection />)
  if (before === 'default') await pressNamed('button', 'Allow notifications here')
  await soon(() => expect(said()).toContain(words))
  expect([asks, document.querySelectorAll('button').length]).toEqual([0, after === 'denied' ? 0 : 1])
})

test.each([
  [AGENT, 'first add the site to the Home Screen'],
  ['Mozilla/5.0 (X11; Linux x86_64) Old/1', 'This browser cannot show notifications'],
])('a browser without push notifications (%s) says so', async (agent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await show(<PushSection />)
  await soon(() => expect(said()).toContain(words))
  vi.restoreAllMocks()
})

test.each([
  ['FULL', 'You have 10 devices with notifications'],
  ['SERVICE', 'cannot reach the notification service of this browser'],
])('a refusal %s is explained, and the browser keeps no subscription', async (state, words) => {
  browser('granted')
  answer({
    'PUT /info/push': () => {
      throw new Refused(200, { code: '465', msgCode: 'common.WRONG_STATE', msgVar: { state } })
    },
  })
  await show(<PushSection />)
  await pressNamed('button', 'Allow notifications here')
  await soon(() => expect(said()).toContain(words))
  expect(subscription).toBeUndefined()
})

test('a subscription that the browser renewed is registered again at the next visit, for its member alone', async () => {
  browser('granted')
  subscription = subscribed('https://push.example/renewed')
  notePushHere({ mark: 'earlier', memberIdx: 7 })
  await keepPush(7)
  await keepPush(7)
  expect(asked.map(({ call }) => call)).toEqual(['PUT /info/push'])
  // A new login is another session of the server.
  linkPushAgain()
  await keepPush(7)
  expect(asked).toHaveLength(2)
  await keepPush(8)
  expect([subscription, pushHere()]).toEqual([undefined, undefined])
})
