import type { Session } from '@clubhouse/contract/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeStorage {
  #items = new Map<string, string>()
  getItem = (key: string) => this.#items.get(key) ?? null
  setItem = (key: string, value: string) => void this.#items.set(key, value)
  removeItem = (key: string) => void this.#items.delete(key)
  keys = () => [...this.#items.keys()].sort()
}

/** A BroadcastChannel: messages arrive later, in the context of the receiving tab. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>()
  #enter = entering
  constructor() {
    super()
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) setTimeout(() => other.#hear(structuredClone(data)))
  }
  #hear(data: unknown) {
    this.#enter()
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
let entering: () => void

let local: FakeStorage
type Tab = Awaited<ReturnType<typeof open>>

/** A tab of one browser: it shares local storage and the channel, and has its own session storage. */
async function open(own = new FakeStorage()) {
  const events = new EventTarget()
  const enter = () => {
    vi.stubGlobal('window', events)
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', own)
    vi.stubGlobal('BroadcastChannel', FakeChannel)
  }
  entering = enter
  enter()
  vi.resetModules()
  const store = await import('./session-store')
  const activity = await import('./activity')
  const lost: string[] = []
  events.addEventListener('session-lost', (event) => {
    const { why, elsewhere } = (event as CustomEvent<{ why: string; elsewhere: boolean }>).detail
    lost.push(elsewhere ? `${why} elsewhere` : why)
  })
  const token = () => store.currentSession()?.accessToken
  /** Runs something in this tab: all of them share the test's globals. */
  const act = <T>(work: () => T): T => {
    enter()
    return work()
  }
  const { stays } = await import('./stored-session')
  return { ...store, ...activity, stays, own, lost, token, act }
}

const person = (more: Partial<Session> = {}) =>
  ({
    accessToken: 'at.1',
    accessTokenExpire: '2100-01-01T00:00:00Z',
    refreshToken: 'rt.1',
    refreshTokenExpire: '2100-01-02T00:00:00Z',
    id: 'member1',
    isAdmin: false,
    phoneNo: '010-1234-5678',
    ...more,
  }) as Session
const boss = person({
  isAdmin: true,
  adminMenu: [
    { code: '910000', name: 'Site', isCreate: true, isRead: true, isUpdate: true, isDelete: true, children: [] },
  ],
})
const tokens = {
  accessToken: 'at.2',
  accessTokenExpire: '2100-01-01T00:15:00Z',
  refreshToken: 'rt.2',
  refreshTokenExpire: '2100-01-02T00:15:00Z',
}
const eventually = (tab: Tab, token: string | undefined) => vi.waitFor(() => expect(tab.token()).toBe(token))

beforeEach(() => {
  local = new FakeStorage()
  FakeChannel.open.clear()
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  [true, ['adminMenu', 'user'], []],
  [false, [], ['adminMenu', 'user']],
])('keep me signed in (%s) decides where the user and the admin menu are kept', async (stay, inLocal, inSession) => {
  const tab = await open()
  tab.keepSession(boss, stay)
  expect(local.keys()).toEqual(inLocal)
  expect(tab.own.keys()).toEqual(inSession)
  expect(tab.stays()).toBe(stay)
})

test('the record moves to the other storage with the wish to stay, admin menu and all', async () => {
  const tab = await open()
  for (const stay of [true, false, true]) {
    tab.keepSession(boss, stay)
    expect([local.keys(), tab.own.keys()]).toEqual(stay ? [['adminMenu', 'user'], []] : [[], ['adminMenu', 'user']])
  }
})

test('a member has no admin menu, and of the record only what is needed is kept', async () => {
  const tab = await open()
  tab.keepSession(boss, true)
  tab.keepSession(person(), true)
  expect(local.keys()).toEqual(['user'])
  expect(local.getItem('user')).not.toContain('010-1234')
})

test('a menu whose rights have changed replaces the old one in every tab; a member never gets one', async () => {
  const one = await open()
  const two = await open()
  one.act(() => one.keepSession(boss, true))
  await eventually(two, 'at.1')
  one.act(() => one.keepManagerMenu([]))
  expect(local.getItem('adminMenu')).toBe('[]')
  one.act(() => one.keepSession(person(), true))
  one.act(() => one.keepManagerMenu(boss.adminMenu!))
  expect(local.keys()).toEqual(['user'])
})

test('leaving for another page leads nobody to the login', async () => {
  const tab = await open()
  tab.keepSession(boss, false)
  tab.leaveSession()
  expect([tab.currentSession(), tab.isLedToLogin()]).toEqual([null, true])
})

test('leaving clears user, admin menu and session copy, and keeps the language and its texts', async () => {
  const tab = await open()
  local.setItem('texts.en', '{}')
  tab.own.setItem('booking-draft', '{}')
  tab.keepSession(boss, true)
  tab.forgetSession()
  expect(local.keys()).toEqual(['texts.en'])
  expect(tab.own.keys()).toEqual(['booking-draft'])
  expect(tab.currentSession()).toBeNull()
  expect(tab.lost).toEqual([])
})

test.each([true, false])('a login, new tokens and the end reach every tab (kept: %s)', async (stay) => {
  const one = await open()
  const two = await open()
  one.act(() => one.keepSession(person(), stay))
  await eventually(two, 'at.1')
  two.noteActivity()
  one.act(() => one.keepTokens(tokens))
  await eventually(two, 'at.2')
  expect(two.isActive(), 'activity is counted anew').toBe(false)
  one.act(() => one.loseSession('expired'))
  await eventually(two, undefined)
  expect(one.lost).toEqual(['expired'])
  expect(two.lost).toEqual(['expired elsewhere'])
  expect([...one.own.keys(), ...two.own.keys(), ...local.keys()]).toEqual([])
})

test('a tab that finds the storage emptied hears all the same why', async () => {
  const one = await open()
  const two = await open()
  one.act(() => one.keepSession(person(), true))
  await eventually(two, 'at.1')
  one.act(() => one.loseSession('expired'))
  // The storage event arrives before the other tab's message, once for each key.
  two.act(() => two.recall())
  two.act(() => two.recall())
  expect(two.token()).toBeUndefined()
  await vi.waitFor(() => expect(two.lost).toEqual(['expired elsewhere']))
})

test('a tab that opens later is logged in too, also when the session is not kept', async () => {
  const one = await open()
  one.keepSession(person(), false)
  const two = await open()
  await eventually(two, 'at.1')
  expect(two.own.keys()).toEqual(['user'])
  expect(local.keys()).toEqual([])
})

test('activity in one tab counts in all', async () => {
  const one = await open()
  const { notifyTabs } = await import('./tabs')
  const two = await open()
  expect(two.isActive()).toBe(false)
  one.act(() => notifyTabs({ type: 'active' }))
  await vi.waitFor(() => expect(two.isActive()).toBe(true))
})

test('a page that opens shortly before the end counts as active, an earlier one does not', async () => {
  const expiring = (seconds: number) =>
    JSON.stringify(person({ accessTokenExpire: new Date(Date.now() + seconds * 1000).toISOString() }))
  local.setItem('user', expiring(90))
  expect((await open()).isActive()).toBe(true)
  local.setItem('user', expiring(-86_400))
  expect((await open()).isActive()).toBe(true)
  local.setItem('user', expiring(600))
  expect((await open()).isActive()).toBe(false)
})

test('a session that is read a second time changes nothing', async () => {
  const tab = await open()
  tab.keepSession(person(), true)
  const before = tab.currentSession()
  tab.recall()
  expect(tab.currentSession()).toBe(before)
})

test('a record without an access token is nobody', async () => {
  local.setItem('user', '{"id":"member1"}')
  expect((await open()).currentSession()).toBeNull()
  local.setItem('user', 'not json')
  expect((await open()).currentSession()).toBeNull()
})

test('what a manager must do first is known in every tab, and settled in every tab', async () => {
  const one = await open()
  const two = await open()
  one.act(() => one.keepSession(boss, true))
  await eventually(two, 'at.1')
  const moves = () => [one, two].map((tab) => tab.currentSession()?.userMove)
  expect(one.act(() => one.holdSession('/ishm/site/my-info'))).toBe(true)
  await vi.waitFor(() => expect(moves()).toEqual(['/ishm/site/my-info', '/ishm/site/my-info']))
  expect(
    one.act(() => one.holdSession('/elsewhere')),
    'no page to be led to',
  ).toBe(false)
  two.act(() => two.settleMove())
  await vi.waitFor(() => expect(moves()).toEqual([null, null]))
  one.act(() => one.holdSession('/login/password-reset-page'))
  expect(one.currentSession()).toMatchObject({ userMove: '/login/password-reset-page', isTempPassword: true })
})

test('members and visitors are not led by what is forbidden', async () => {
  const tab = await open()
  expect(tab.holdSession('/ishm/site/my-info')).toBe(false)
  tab.keepSession(person(), true)
  expect(tab.holdSession('/ishm/site/my-info')).toBe(false)
  expect(tab.currentSession()?.userMove).toBeUndefined()
})

test('fields that are not stored live in memory, and stay there when another tab has written', async () => {
  const tab = await open()
  tab.keepSession(person({ clubIdx: 1 }), true)
  expect(tab.currentSession()).toMatchObject({ phoneNo: '010-1234-5678', clubIdx: 1 })
  local.setItem('user', local.getItem('user')!.replace('at.1', 'at.2'))
  tab.recall()
  expect(tab.currentSession()).toMatchObject({ accessToken: 'at.2', phoneNo: '010-1234-5678', clubIdx: 1 })
  local.setItem('user', local.getItem('user')!.replace('member1', 'member2'))
  tab.recall()
  expect(tab.currentSession()?.phoneNo, 'they belong to one person').toBeUndefined()
})

test('a new name or photo is known in every tab', async () => {
  const one = await open()
  const two = await open()
  one.act(() => one.keepSession(person({ name: 'Ahn' }), false))
  await eventually(two, 'at.1')
  one.act(() => one.patchSession({ name: 'Ahn-Lee', imageUrl: '/hp/api/files/7/me.webp' }))
  await vi.waitFor(() => expect(two.currentSession()?.name).toBe('Ahn-Lee'))
  expect(one.currentSession()).toMatchObject({ name: 'Ahn-Lee', accessToken: 'at.1' })
  expect(JSON.parse(two.own.getItem('user')!).imageUrl).toBe('/hp/api/files/7/me.webp')
})
