import { contract } from '@clubhouse/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo } from '../../../test/people.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>

const boss = () => holder.club.manager({ isSSAdmin: true })
const emailOf = ({ id }: Manager) => `${id}@example.com`
const reset = (as: Manager, whom: Manager) =>
  holder.club.ask(contract.manager.resetPassword, { idx: whom.adminIdx }, as)
const login = (id: string, password: string) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })
const passwordOf = async (whom: Manager) =>
  (await lastMail(holder.club, emailOf(whom), 'PASSWORD_RESET'))!.secrets!.password!
const HOUR = 3600

afterEach(() => holder.club.resetClock())

describe('a temporary password', () => {
  it('is the only one: each voids the one before, and the own one', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    await reset(me, other)
    const first = await passwordOf(other)
    await holder.club.moveClock(61)
    expect((await reset(me, other)).result).toBe(true)
    const second = await passwordOf(other)
    expect(second).not.toBe(first)
    expect((await login(other.id, first)).fail.code).toBe('BAD_LOGIN')
    expect((await login(other.id, second)).data).toMatchObject({
      isTempPassword: true,
      userMove: '/login/password-reset-page',
    })
    expect(await mailsTo(holder.club, emailOf(other))).toEqual(['PASSWORD_RESET', 'PASSWORD_RESET'])
  })

  it('opens for 24 hours and no longer', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    await reset(me, other)
    const password = await passwordOf(other)
    await holder.club.moveClock(24 * HOUR - 60)
    expect((await login(other.id, password)).data.isTempPassword).toBe(true)
    await holder.club.moveClock(120)
    expect((await login(other.id, password)).fail.code).toBe('BAD_LOGIN')
    expect((await reset(me, other)).result).toBe(true)
    expect((await login(other.id, await passwordOf(other))).data.isTempPassword).toBe(true)
  })

  it('cannot be kept as one’s own, and is over with the own one, which has no end', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    await reset(me, other)
    const password = await passwordOf(other)
    const { accessToken } = (await login(other.id, password)).data
    const change = (newPassword: string) =>
      holder.club.ask(contract.manager.changePassword, { oldPassword: password, newPassword }, { token: accessToken })
    expect((await change(password)).fail.code).toBe('PASSWORD_REUSED')
    expect((await change('Quiet-Lantern-47')).result).toBe(true)
    expect((await login(other.id, password)).fail.code).toBe('BAD_LOGIN')
    await holder.club.moveClock(25 * HOUR)
    expect((await login(other.id, 'Quiet-Lantern-47')).data).toMatchObject({ isTempPassword: false })
  })

  it('resets the attempts made with a forgotten one', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    for (let i = 0; i < 5; i++) await login(other.id, 'forgotten')
    expect((await login(other.id, 'forgotten')).fail.code).toBe('LOCKED')
    await reset(me, other)
    expect((await login(other.id, await passwordOf(other))).data.isTempPassword).toBe(true)
  })

  it.each([
    ['en', /^Your .* temporary password$/, 'It works for 24 hours'],
    ['ko', /임시 비밀번호 안내$/, '24시간 동안 유효하며'],
  ])('goes out in the person’s own language: %s', async (lang, subject, words) => {
    const [me, other] = [await boss(), await holder.club.manager()]
    await holder.club.sql`update admin set lang = ${lang} where admin_idx = ${other.adminIdx}`
    await reset(me, other)
    const mail = await lastMail(holder.club, emailOf(other))
    expect(mail).toMatchObject({ lang, subject: expect.stringMatching(subject), text: expect.stringContaining(words) })
    // The outbox stores it apart from the text.
    expect(mail!.text).not.toContain(mail!.secrets!.password)
  })

  it('of a club’s last super manager who can log in counts only while it opens', async () => {
    await holder.club.sql`update admin set is_ss_admin = false`
    const [me, lapsed] = [await boss(), await boss()]
    await reset(me, lapsed)
    await holder.club.moveClock(25 * HOUR)
    const [a, b] = [me, await boss()]
    const remove = (as: Manager, whom: Manager) =>
      holder.club.ask(contract.manager.remove, { idx: [whom.adminIdx] }, as)
    for (const one of [a, b]) one.token = await holder.club.signIn({ adminIdx: one.adminIdx })
    const answers = await Promise.all([remove(a, b), remove(b, a)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    const left = await holder.club.sql`
      select from admin where admin_idx in (${a.adminIdx}, ${b.adminIdx}) and state = 'ACTIVE'`
    expect(left).toHaveLength(1)
  })
})
