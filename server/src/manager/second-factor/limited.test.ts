import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import { TOTP } from 'otpauth'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail } from '../../../test/people.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
const ALL = { isSSAdmin: true } as const
const MY_INFO = '/ishm/site/my-info'
const OWN_PASSWORD = '/login/password-reset-page'
const next = async (as: Manager, path = '/admin') => {
  const answer = await holder.club.send(`GET ${path}`, undefined, as)
  return answer.status === 403 ? answer.fail.msgDetail : answer.status
}
async function addApp(as: Manager): Promise<void> {
  await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, as)
  const { secret } = (await holder.club.ask(contract.secondFactor.beginApp, {}, as)).data
  const code = new TOTP({ secret }).generate()
  expect((await holder.club.ask(contract.secondFactor.confirmApp, { code }, as)).result).toBe(true)
}
const require = (as: Manager, isRequired: boolean) => holder.club.ask(contract.secondFactor.require, { isRequired }, as)

let boss: Manager
const date = '2027-03-02'
let slot: number | undefined
let other: number | undefined
beforeAll(async () => {
  await holder.club.setClock('2027-02-16T12:00')
  boss = await holder.club.manager(ALL)
  await addApp(boss)
  ;[slot, other] = await holder.club.day(date, { slots: 2 })
})
afterEach(async () => {
  await require(boss, false)
})

/** Books a tee time for a member whose name may be shown. */
async function play(slotIdx: number): Promise<void> {
  const member = await holder.club.member({ showName: true, name: 'Ji-ho Lee' })
  await holder.club.book(member, slotIdx, await holder.club.hold(member, slotIdx))
}

async function heard(stream: ReadableStreamDefaultReader<Uint8Array>, until: string): Promise<string> {
  const decoder = new TextDecoder()
  let received = ''
  while (!received.includes(until)) {
    const { value, done } = await stream.read()
    if (done) throw new Error(`the stream ended after: ${received}`)
    received += decoder.decode(value, { stream: true })
  }
  return received
}

/** One read for each page of the back office, and harmless writes. */
const READS = [
  '/admin',
  '/admin/check-id/nobody77',
  '/manage/outbox',
  '/manage/jobs',
  '/manage/i18n?lang=ko',
  `/manage/days/${date}`,
]

describe('the club begins to require a second step during a manager’s session', () => {
  it('from the next call on nothing of the back office answers, and each names where it ends', async () => {
    const me = await holder.club.manager(ALL)
    expect(await next(me)).toBe(200)
    await require(boss, true)
    await expect.poll(() => next(me)).toBe(MY_INFO)
    for (const path of READS) expect(await next(me, path)).toBe(MY_INFO)
    const { name, email, phoneNo, version } = (await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, me))
      .data
    const mine = { idx: me.adminIdx, version, name, email, phoneNo }
    for (const write of [
      await holder.club.ask(contract.manager.change, mine, me),
      await holder.club.ask(
        contract.manager.changePassword,
        { oldPassword: PASSWORD, newPassword: 'Quiet-Lantern-47' },
        me,
      ),
      await holder.club.ask(contract.manager.removePhoto, { idx: me.adminIdx }, me),
      await holder.club.ask(contract.job.run, { name: 'tidy-mail' }, me),
      await require(me, false),
    ])
      expect([write.status, write.fail.msgDetail]).toEqual([403, MY_INFO])
    expect((await holder.club.ask(contract.secondFactor.mine, {}, me)).data).toMatchObject({ isRequired: true })
    expect(await next(boss)).toBe(200)
  })

  it('a call for everyone answers no more than it answers a visitor', async () => {
    const me = await holder.club.manager(ALL)
    const settings = async () =>
      (await holder.club.ask(contract.certification.kinds, { clubCode: CLUB }, me)).data.settings
    expect(await settings()).toBeDefined()
    await require(boss, true)
    await expect.poll(() => next(me)).toBe(MY_INFO)
    expect(await settings()).toBeUndefined()
  })

  it('the same session goes on as soon as there is one', async () => {
    const me = await holder.club.manager(ALL)
    await require(boss, true)
    await expect.poll(() => next(me)).toBe(MY_INFO)
    await addApp(me)
    await expect.poll(() => next(me)).toBe(200)
  })

  it('or as soon as the club no longer asks', async () => {
    const me = await holder.club.manager(ALL)
    await require(boss, true)
    await expect.poll(() => next(me)).toBe(MY_INFO)
    await require(boss, false)
    await expect.poll(() => next(me)).toBe(200)
  })

  it('logging out works all the same', async () => {
    const me = await holder.club.manager(ALL)
    await require(boss, true)
    await expect.poll(() => next(me)).toBe(MY_INFO)
    expect((await holder.club.ask(contract.session.logout, {}, me)).result).toBe(true)
    await expect.poll(() => next(me)).toBe(401)
  })

  it('an open stream, which tells names, ends; another one tells none', async () => {
    await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = holder.club.app.server.address() as AddressInfo
    const me = await holder.club.manager(ALL)
    const watch = async () =>
      fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${date}`, {
        headers: { authorization: `Bearer ${me.token}`, accept: 'text/event-stream' },
      })
    const open = (await watch()).body!.getReader()
    await open.read()
    await play(slot!)
    expect(await heard(open, 'BOOKED')).toContain('Ji-ho Lee')
    await require(boss, true)
    expect(await heard(open, 'event: bye')).toContain('{"reason":"session"}')

    await expect.poll(() => next(me)).toBe(MY_INFO)
    const again = (await watch()).body!.getReader()
    await again.read()
    await play(other!)
    expect(await heard(again, 'BOOKED')).not.toContain('Ji-ho Lee')
    await again.cancel()
  })
})

describe('a temporary password and no second step', () => {
  it('are ended one after the other, the password first', async () => {
    const me = await holder.club.manager(ALL)
    await require(boss, true)
    await holder.club.ask(contract.manager.resetPassword, { idx: me.adminIdx }, boss)
    const { password } = (await lastMail(holder.club, `${me.id}@example.com`, 'PASSWORD_RESET'))!.secrets!
    const login = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: me.id, password })
    expect(login.data).toMatchObject({ isTempPassword: true, userMove: OWN_PASSWORD })
    const as = { ...me, token: login.data.accessToken }
    for (const path of [...READS, `/admin/${me.adminIdx}`, '/member/second-factor'])
      expect(await next(as, path)).toBe(OWN_PASSWORD)
    const own = { oldPassword: password, newPassword: PASSWORD.replace('2026', '2027') }
    // The page that the login redirects to must allow its own call.
    expect((await holder.club.ask(contract.recovery.changePassword, own, as)).result).toBe(true)
    await expect.poll(() => next(as)).toBe(MY_INFO)
    expect((await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, as)).status).toBe(200)
  })
})
