import { contract } from '@clubhouse/contract'
import { MOST_PUSH_DEVICES } from '@clubhouse/contract/member/push'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { type Browser, openPushService, type PushService } from '../../../test/push-service.ts'
import { openPush } from '../../platform/push.ts'

let service: PushService
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())
const holder = TestClub.use(() => ({ PUSH_ORIGINS: service.origin }))

type Person = Awaited<ReturnType<TestClub['member']>>
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const mine = async (as: Person) => (await holder.club.ask(contract.push.mine, {}, as)).data
const register = (as: Person | null, browser: Browser = service.browser()) =>
  holder.club.ask(contract.push.register, { ...browser }, as, { 'user-agent': CHROME })
const remove = (as: Person | null, deviceIdx: number) => holder.club.ask(contract.push.remove, { deviceIdx }, as)
const names = (as: Person) => mine(as).then(({ devices }) => devices.map(({ deviceIdx }) => deviceIdx))
const login = async ({ id, memberIdx }: Person): Promise<Person> => {
  const { data } = await holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
  return { id, memberIdx, token: data.accessToken } as Person
}

describe('a browser with push notifications', () => {
  it('is listed for its member with its mark, without the endpoint, and removed', async () => {
    const me = await holder.club.member()
    expect((await mine(me)).devices).toEqual([])
    const browser = service.browser('mine')
    const { deviceIdx } = (await register(me, browser)).data
    const { publicKey, devices } = await mine(me)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    const mark = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(browser.endpoint))).toString('base64url')
    expect(devices).toEqual([{ deviceIdx, mark, device: CHROME, createdAt: expect.any(String), reachedAt: null }])
    expect((await remove(me, deviceIdx)).data).toEqual({ deleted: 1 })
    expect((await remove(me, deviceIdx)).status).toBe(404)
    expect((await mine(me)).devices).toEqual([])
  })

  it('is one, however often it is registered, also at the same time', async () => {
    const me = await holder.club.member()
    const browser = service.browser()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(me, browser)))
    expect(new Set(answers.map(({ data }) => data.deviceIdx)).size).toBe(1)
    expect(await names(me)).toHaveLength(1)
  })

  it('belongs to the last member who registered it', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const browser = service.browser()
    await register(me, browser)
    await register(other, browser)
    expect([await names(me), (await names(other)).length]).toEqual([[], 1])
  })

  it('is neither seen nor removed by another member, a visitor or a manager', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const manager = await holder.club.manager({ isSSAdmin: true })
    const { deviceIdx } = (await register(me)).data
    expect(await names(other)).toEqual([])
    expect((await remove(other, deviceIdx)).status).toBe(404)
    expect((await remove(null, deviceIdx)).status).toBe(401)
    expect((await holder.club.ask(contract.push.remove, { deviceIdx }, manager)).status).toBe(403)
    expect((await holder.club.ask(contract.push.mine, {})).status).toBe(401)
    expect((await holder.club.ask(contract.push.mine, {}, manager)).status).toBe(403)
    expect((await register(null)).status).toBe(401)
    expect((await holder.club.ask(contract.push.register, { ...service.browser() }, manager)).status).toBe(403)
    expect(await names(me)).toEqual([deviceIdx])
  })

  it(`is one of at most ${MOST_PUSH_DEVICES}, also when the last place is asked for twice`, async () => {
    const me = await holder.club.member()
    const browsers = Array.from({ length: MOST_PUSH_DEVICES - 1 }, () => service.browser())
    for (const browser of browsers) expect((await register(me, browser)).result).toBe(true)
    const both = await Promise.all([register(me), register(me)])
    expect(both.map(({ result }) => result).sort()).toEqual([false, true])
    expect(both.find(({ result }) => !result)!.fail).toMatchObject({
      msgCode: 'common.WRONG_STATE',
      msgVar: { state: 'FULL' },
    })
    // One that is there may be registered again.
    expect((await register(me, browsers[0])).result).toBe(true)
    expect(await names(me)).toHaveLength(MOST_PUSH_DEVICES)
  })

  it.each([
    ['endpoint', 'x'.repeat(1001)],
    ['endpoint', ''],
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'short'],
    ['auth', 'A'.repeat(23)],
  ])('is refused with the %s %s', async (field, value) => {
    const answer = await register(await holder.club.member(), { ...service.browser(), [field]: value })
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com.example/a',
    'https://push.apple.com/a',
    'https://FCM.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data/',
    'http://localhost:3000/hp/api',
    'file:///etc/passwd',
    'https://fcm.googleapis.com\n/a',
    'nothing',
  ])('has an endpoint of a known push service, not %s', async (endpoint) => {
    const answer = await register(await holder.club.member(), { ...service.browser(), endpoint })
    expect(answer.fail).toMatchObject({ msgCode: 'common.WRONG_STATE', msgVar: { state: 'SERVICE' } })
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/dQw:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QNhZ',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQY',
  ])('may have the endpoint %s', async (endpoint) => {
    expect((await register(await holder.club.member(), { ...service.browser(), endpoint })).result).toBe(true)
  })
})

describe('the end of a login', () => {
  it('by logging out ends the notifications of its device, and of no other', async () => {
    const me = await holder.club.member()
    const phone = await login(me)
    const [here, there] = [(await register(me)).data.deviceIdx, (await register(phone)).data.deviceIdx]
    expect(await names(me)).toEqual([there, here])
    expect((await holder.club.ask(contract.session.logout, {}, phone)).result).toBe(true)
    expect(await names(me)).toEqual([here])
  })

  it('that was not used leaves them, until the member has a new password', async () => {
    const me = await holder.club.member()
    const phone = await login(me)
    const { deviceIdx } = (await register(phone)).data
    expect((await holder.club.ask(contract.session.logout, { idle: true }, phone)).result).toBe(true)
    expect(await names(me)).toEqual([deviceIdx])
    const here = (await register(me)).data.deviceIdx
    await holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: 'Mulligan!2027' }, me)
    expect(await names(me)).toEqual([here])
  })

  it('from another device ends them too', async () => {
    const me = await holder.club.member()
    const phone = await login(me)
    await register(phone)
    const { data } = await holder.club.ask(contract.device.mine, {}, me)
    const sessionIdx = data.filter(({ current }) => !current).map((one) => one.sessionIdx)
    await holder.club.ask(contract.device.end, { sessionIdx }, me)
    expect(await names(me)).toEqual([])
  })

  it.each(['BLOCKED', 'DORMANT'])('of a member who becomes %s ends them too', async (state) => {
    const me = await holder.club.member()
    await register(me)
    await holder.club.sql`update member set state = ${state} where member_idx = ${me.memberIdx}`
    expect(await holder.club.sql`select from push_device where member_idx = ${me.memberIdx}`).toHaveLength(0)
  })
})

it('devices of an earlier key of the club are not listed, and make room', async () => {
  const me = await holder.club.member()
  for (let i = 0; i < MOST_PUSH_DEVICES; i++) await register(me)
  await holder.club.sql`update push_device set server_key = 'earlier' where member_idx = ${me.memberIdx}`
  expect(await names(me)).toEqual([])
  expect((await register(me)).result).toBe(true)
})

it('where the deployment has none, no browser is registered and no service is called', async () => {
  const { club } = holder
  const browser = service.browser()
  const off = openPush({ ...club.platform.config, hasPush: false })
  expect(off.serves('https://fcm.googleapis.com/fcm/send/a')).toBe(false)
  const manner = { ttl: 60, topic: 'a', contact: 'mailto:club@example.com', urgency: 'high' as const }
  expect(await off.deliver(browser, 'x', manner)).toEqual({ status: 403 })
  expect(service.asked()).toBe(0)
})
