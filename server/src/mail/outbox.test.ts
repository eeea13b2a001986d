import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { jobContext } from '../job/context.ts'
import { openPost } from '../platform/post.ts'
import { write } from '../platform/write.ts'
import { send } from './send.ts'

const holder = TestClub.use()
const ctx = () => jobContext(holder.club.platform, 'test')
let manager: Awaited<ReturnType<TestClub['manager']>>

const code = (to = 'kim@example.com') =>
  write(ctx(), (tx) =>
    send(tx, 'CERT_CODE', 'en', to, { code: '48<291', until: Temporal.Now.instant(), purpose: 'SIGNUP' }),
  )
const approved = (to = 'kim@example.com', lang = 'en') =>
  write(ctx(), (tx) => send(tx, 'APPROVED', lang, to, { name: 'Kim', id: 'mjkim' }))
const set = (mailIdx: number, state: string, tries = 0) =>
  holder.club.sql`update mail set state = ${state}, tries = ${tries} where mail_idx = ${mailIdx}`
const list = async (query: InputOf<typeof contract.mail.list> = {}) =>
  (await holder.club.ask(contract.mail.list, query, manager)).data
const one = async (mailIdx: number) => (await holder.club.ask(contract.mail.one, { mailIdx }, manager)).data
const change = (mailIdx: number, action: InputOf<typeof contract.mail.change>['action'], headers = {}) =>
  holder.club.ask(contract.mail.change, { mailIdx, action }, manager, headers)
const use = (smtpUrl?: string) => {
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl })
}

beforeAll(async () => {
  manager = await holder.club.manager({ rights: { '960000': 'R', '960500': 'RU' } })
})
beforeEach(async () => {
  await holder.club.setClock('2027-03-01T09:00')
  await holder.club.sql`delete from mail`
  await holder.club.sql`delete from job_task`
  use()
})

describe('GET /manage/outbox', () => {
  it('lists mails, newest first, addresses partly hidden', async () => {
    const [first, second] = [await code(), await approved()]
    const data = await list()
    expect(data).toMatchObject({ total: 2, page: 1, size: 20, way: 'NONE', counts: { WAITING: 2, SENT: 0 } })
    expect(data.list.map(({ mailIdx }) => mailIdx)).toEqual([second, first])
    expect(data.list[1]).toMatchObject({ kind: 'CERT_CODE', to: 'k•••@example.com', state: 'WAITING', tries: 0 })
    expect(JSON.stringify(data)).not.toContain('48<291')
  })

  it('filters by state, kind, day and the whole of an address, never by a part', async () => {
    const sent = await approved('lee@example.com')
    await set(sent, 'SENT')
    await code('kim@example.com')
    expect((await list({ state: 'SENT' })).total).toBe(1)
    expect((await list({ kind: 'CERT_CODE' })).total).toBe(1)
    expect((await list({ to: 'LEE@example.com' })).total).toBe(1)
    expect((await list({ to: 'lee' })).total).toBe(0)
    expect((await list({ to: '%' })).total).toBe(0)
    expect((await list({ keyword: 'approved' })).total).toBe(1)
    expect((await list({ keyword: 'lee@example' })).total).toBe(0)
    expect((await list({ from: '2027-03-01', until: '2027-03-01' })).total).toBe(2)
    expect((await list({ until: '2027-02-28' })).total).toBe(0)
    expect((await list({ sort: 'kind' })).list[0]!.kind).toBe('APPROVED')
    expect((await list({ sort: '-kind' })).list[0]!.kind).toBe('CERT_CODE')
  })

  // Sorting by address would reveal its hidden part.
  it.each(['state=LOST', 'from=2027-02-30', 'size=0', 'keyword=%00', 'sort=a;b', 'sort=to'])(
    'refuses %s',
    async (query) => {
      expect((await holder.club.send(`GET /manage/outbox?${query}`, undefined, manager)).status).toBe(400)
    },
  )
})

describe('GET /manage/outbox/{id}', () => {
  it('blanks codes where a mail server sends them', async () => {
    const mailIdx = await code()
    use('smtp://127.0.0.1:1')
    const mail = await one(mailIdx)
    expect(mail).toMatchObject({ isBlanked: true, to: 'k•••@example.com', actions: ['CANCEL'] })
    expect(mail.text).toContain('••••••')
    expect(JSON.stringify(mail)).not.toMatch(/48<291|48&lt;291|kim@/)
  })

  it('shows them where nothing sends them, while they are of use', async () => {
    const mailIdx = await code()
    expect(await one(mailIdx)).toMatchObject({ isBlanked: false, to: 'kim@example.com' })
    expect((await one(mailIdx)).text).toContain('48<291')
    expect((await one(mailIdx)).html).toContain('48&lt;291')
  })

  it('does not know another', async () => {
    expect((await holder.club.ask(contract.mail.one, { mailIdx: 999_999 }, manager)).status).toBe(404)
  })
})

describe('PUT /manage/outbox/{id}', () => {
  beforeEach(() => use('smtp://127.0.0.1:1'))

  it.each([
    ['WAITING', 0, 'CANCEL', 'CANCELLED'],
    ['WAITING', 1, 'RESEND', 'WAITING'],
    ['SENT', 1, 'RESEND', 'WAITING'],
    ['FAILED', 3, 'RESEND', 'WAITING'],
    ['CANCELLED', 0, 'RESEND', 'WAITING'],
  ] as const)('%s after %i tries: %s leads to %s', async (state, tries, action, after) => {
    const mailIdx = await approved()
    await set(mailIdx, state, tries)
    await holder.club.sql`delete from job_task`
    expect((await change(mailIdx, action)).data).toEqual({ state: after })
    expect((await holder.club.sql`select from job_task`).length).toBe(action === 'RESEND' ? 1 : 0)
    const [entry] = await holder.club.sql`
      select admin_idx, before ->> 'state' as before, after ->> 'state' as after from audit
      where noun = 'mail' and record_idx = ${mailIdx}`
    expect(entry).toEqual({ adminIdx: manager.adminIdx, before: state, after })
  })

  it.each([
    ['SENT', 1, 'CANCEL'],
    ['FAILED', 3, 'CANCEL'],
    ['CANCELLED', 0, 'CANCEL'],
    ['WAITING', 0, 'RESEND'],
  ] as const)('%s after %i tries: %s is refused', async (state, tries, action) => {
    const mailIdx = await approved()
    await set(mailIdx, state, tries)
    expect((await change(mailIdx, action)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgCode: 'common.WRONG_STATE',
      msgVar: { state },
    })
  })

  it('does not send a code again that is over, nor lets it live longer', async () => {
    const mailIdx = await code()
    await set(mailIdx, 'FAILED', 2)
    expect((await change(mailIdx, 'RESEND')).data).toEqual({ state: 'WAITING' })
    expect((await one(mailIdx)).usefulUntil).toMatch(/^2027-03-01T00:10:0/)
    await set(mailIdx, 'FAILED', 2)
    await holder.club.setClock('2027-03-01T09:11')
    expect((await change(mailIdx, 'RESEND')).fail.code).toBe('WRONG_STATE')
    expect((await one(mailIdx)).actions).toEqual([])
  })

  it('happens once for one key', async () => {
    const mailIdx = await approved()
    await set(mailIdx, 'SENT', 1)
    await holder.club.sql`delete from job_task`
    const key = { 'idempotency-key': randomUUID() }
    expect((await change(mailIdx, 'RESEND', key)).data).toEqual({ state: 'WAITING' })
    expect((await change(mailIdx, 'RESEND', key)).data).toEqual({ state: 'WAITING' })
    expect((await holder.club.sql`select from job_task`).length).toBe(1)
  })

  it('needs the right to update, and an action', async () => {
    const mailIdx = await approved()
    const reader = await holder.club.manager({ rights: { '960000': 'R', '960500': 'R' } })
    expect((await holder.club.ask(contract.mail.change, { mailIdx, action: 'CANCEL' }, reader)).status).toBe(403)
    expect((await holder.club.ask(contract.mail.one, { mailIdx }, reader)).status).toBe(200)
    const unknown = await holder.club.send(contract.mail.change, { mailIdx, action: 'DELETE' }, manager)
    expect(unknown.fail).toMatchObject({ code: '400', msgDetail: 'action' })
    expect((await change(999_999, 'CANCEL')).status).toBe(404)
  })
})
