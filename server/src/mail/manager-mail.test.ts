import { contract } from '@clubhouse/contract'
import { streamXlsxRows } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { jobContext } from '../job/context.ts'
import { openPost } from '../platform/post.ts'
import { write } from '../platform/write.ts'
import { claimMails } from './send.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>

const OUTBOX = { '960000': 'R', '960500': 'RU' }
const DESK = { '900000': 'R', '910300': 'RU' }
let boss: Manager
/** May read the outbox, and nothing else. */
let reader: Manager
let desk: Manager

const manager = (rights?: Record<string, string>) => holder.club.manager({ rights })
const reset = async (idx: number) => {
  const { result } = await holder.club.ask(contract.manager.resetPassword, { idx }, boss)
  expect(result).toBe(true)
  const [row] = await holder.club.sql<{ mailIdx: number; secrets: { password: string } }[]>`
    select mail_idx, secrets from mail where admin_idx = ${idx} order by mail_idx desc`
  return { mailIdx: row!.mailIdx, password: row!.secrets.password }
}
const read = (mailIdx: number, as: Manager) => holder.club.ask(contract.mail.one, { mailIdx }, as)

beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
  reader = await manager(OUTBOX)
  desk = await manager(DESK)
})
beforeEach(async () => {
  await holder.club.setClock('2027-03-01T09:00')
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: undefined })
})

describe('without a mail server, the temporary password of a manager', () => {
  it.each([
    ['one with a right that the reader lacks', () => desk, true],
    ['a super manager', () => holder.club.manager({ isSSAdmin: true }), true],
    ['one with the same rights', () => manager(OUTBOX), false],
    ['one with fewer letters', () => manager({ '960000': 'R', '960500': 'R' }), false],
    ['one with more letters', () => manager({ ...OUTBOX, '960700': 'R' }), true],
  ])('of %s', async (_, whose, isBlanked) => {
    const { mailIdx, password } = await reset((await whose()).adminIdx)
    const answer = await read(mailIdx, reader)
    expect(answer.data).toMatchObject({ kind: 'PASSWORD_RESET', isBlanked })
    const said = JSON.stringify(answer)
    expect(said.includes(password)).toBe(!isBlanked)
    expect(said.includes('@example.com"')).toBe(true)
    expect(answer.data.to.includes('•••')).toBe(isBlanked)
    expect((await read(mailIdx, boss)).data.text).toContain(password)
  })

  it('is read by nobody else in any other way', async () => {
    const { adminIdx } = await manager(DESK)
    const { mailIdx, password } = await reset(adminIdx)
    const { result } = await holder.club.ask(contract.mail.change, { mailIdx, action: 'CANCEL' }, reader)
    expect(result).toBe(true)
    await holder.club.setClock('2027-03-01T09:30')
    const again = await reset(adminIdx)
    await holder.club.sql`update mail set tries = 1 where mail_idx = ${again.mailIdx}`
    const ways = [
      await holder.club.ask(contract.mail.list, {}, reader),
      await holder.club.ask(contract.mail.list, { keyword: 'temporary' }, reader),
      await holder.club.ask(contract.mail.history, { recordIdx: again.mailIdx }, reader),
      await holder.club.ask(contract.mail.change, { mailIdx: again.mailIdx, action: 'RESEND' }, reader),
      await read(again.mailIdx, reader),
      await read(mailIdx, reader),
      await holder.club.ask(contract.search.everywhere, { keyword: 'password' }, reader),
      await holder.club.ask(contract.attention.waiting, {}, reader),
    ]
    expect(ways.map(({ status }) => status)).toEqual(ways.map(() => 200))
    for (const way of ways) {
      for (const secret of [password, again.password]) expect(JSON.stringify(way)).not.toContain(secret)
    }
    const file = await holder.club.app.inject({
      url: '/hp/api/download/outbox',
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const rows: unknown[] = []
    for await (const { values } of streamXlsxRows(file.rawPayload)) rows.push(values)
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(again.password)
  })

  it('is hidden once the account is removed, whose rights come back with an undo', async () => {
    const other = await manager(OUTBOX)
    const { mailIdx, password } = await reset(other.adminIdx)
    expect(JSON.stringify(await read(mailIdx, reader))).toContain(password)
    await holder.club.ask(contract.manager.remove, { idx: [other.adminIdx] }, boss)
    expect(JSON.stringify(await read(mailIdx, reader))).not.toContain(password)
  })

  it('is not shown after its end', async () => {
    const other = await manager(OUTBOX)
    const { mailIdx, password } = await reset(other.adminIdx)
    await holder.club.setClock('2027-03-02T10:00')
    expect((await read(mailIdx, boss)).data).toMatchObject({ isBlanked: true, actions: ['CANCEL'] })
    expect(JSON.stringify(await read(mailIdx, boss))).not.toContain(password)
  })

  it('is no email of a member who has the same address', async () => {
    const other = await manager(DESK)
    const { mailIdx } = await reset(other.adminIdx)
    const ctx = jobContext(holder.club.platform, 'test')
    await write(ctx, async (tx) => {
      await claimMails(tx, (await holder.club.member()).memberIdx, `${other.id}@example.com`)
      return null
    })
    const [row] = await holder.club.sql`select member_idx from mail where mail_idx = ${mailIdx}`
    expect(row!.memberIdx).toBeNull()
  })
})

it('hides the code that ends a manager’s lock in the same way', async () => {
  for (let n = 0; n < 5; n++)
    await holder.club.ask(contract.session.login, { clubCode: CLUB, id: desk.id, password: 'Wrong-Fairway-1' })
  const mails = () => holder.club.sql<{ mailIdx: number; secrets: { code: string } }[]>`
    select mail_idx, secrets from mail where kind = 'LOGIN_LOCKED' and admin_idx = ${desk.adminIdx}`
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(JSON.stringify(await read(mail!.mailIdx, reader))).not.toContain(mail!.secrets.code)
})
