import { contract, everyCall } from '@clubhouse/contract'
import type { HistoryCall } from '@clubhouse/contract/office/history'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager

beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
})

const HISTORIES = everyCall().flatMap(({ name, call }) =>
  'history' in call ? [{ name, call: call as HistoryCall }] : [],
)
const faq = { category: 'QUESTION', contents: '<p>Yes &amp; no</p>', lang: 'en', orderNo: 1, state: 'DRAFT' } as const
const addQuestion = async (title: string) =>
  (await holder.club.ask(contract.faq.create, { ...faq, title }, boss)).data.idx

describe('the history of a post', () => {
  it('tells who changed what and when, before and after, the newest first', async () => {
    const idx = await addQuestion('Old?')
    await holder.club.ask(
      contract.faq.update,
      { ...faq, idx, version: 1, title: 'New?', openAt: '2027-01-01T00:00:00.000Z' },
      boss,
    )
    await holder.club.ask(contract.faq.remove, { idx: [idx] }, boss)
    const { list, next } = (await holder.club.ask(contract.faq.history, { recordIdx: idx }, boss)).data
    const by = { kind: 'MANAGER', name: `Manager ${boss.id}` }
    expect(next).toBeNull()
    expect(list).toMatchObject([
      {
        deed: 'REMOVED',
        version: 3,
        by,
        changes: [{ field: 'state', before: 'DRAFT', after: 'ARCHIVED', isKept: true }],
      },
      {
        deed: 'CHANGED',
        version: 2,
        by,
        changes: [
          { field: 'title', before: 'Old?', after: 'New?' },
          { field: 'openAt', before: null, after: '2027-01-01T00:00:00Z' },
        ],
      },
      { deed: 'CREATED', version: 1, by },
    ])
    const created = Object.fromEntries(
      list[2]!.changes.map((one: { field: string; after: unknown }) => [one.field, one.after]),
    )
    expect(created).toEqual({
      title: 'Old?',
      contents: 'Yes & no',
      lang: 'en',
      state: 'DRAFT',
      category: 'QUESTION',
      orderNo: 1,
    })
  })

  it('comes in parts', async () => {
    const idx = await addQuestion('1')
    for (const version of [1, 2, 3])
      await holder.club.ask(contract.faq.update, { ...faq, idx, version, title: `${version + 1}` }, boss)
    const first = (await holder.club.ask(contract.faq.history, { recordIdx: idx, size: 3 }, boss)).data
    const second = (await holder.club.ask(contract.faq.history, { recordIdx: idx, size: 3, before: first.next! }, boss))
      .data
    const versions = [...first.list, ...second.list].map(({ version }) => version)
    expect([versions, second.next]).toEqual([[4, 3, 2, 1], null])
    expect((await holder.club.ask(contract.faq.history, { recordIdx: 999_999 }, boss)).data).toEqual({
      list: [],
      next: null,
    })
    expect((await holder.club.send(contract.faq.history, { recordIdx: idx, size: '101' }, boss)).fail.msgDetail).toBe(
      'size',
    )
  })

  it('has the versions that were kept before the log recorded them', async () => {
    const [row] = await holder.club.sql<{ idx: number }[]>`
      insert into faq (lang, category, title, contents, state) values ('en', 'QUESTION', 'Old?', '', 'DRAFT') returning idx`
    await holder.club.sql`
      insert into audit (call, request_id, noun, record_idx, before, after)
      values ('faq.update', '', 'faq', ${row!.idx}, '{"openAt": null}', '{"title": "Old?", "openAt": "2027-01-01T00:00:00Z"}')`
    const { list } = (await holder.club.ask(contract.faq.history, { recordIdx: row!.idx }, boss)).data
    expect(list).toMatchObject([
      { deed: 'CHANGED', version: null, changes: [{ field: 'openAt', before: null, after: '2027-01-01T00:00:00Z' }] },
      { deed: 'KEPT', version: 1, by: { kind: 'SYSTEM' } },
    ])
    expect(list[0]!.changes).toHaveLength(1)
    expect(
      (await holder.club.ask(contract.faq.restore, { idx: row!.idx, version: 1, from: 1 }, boss)).data.version,
    ).toBe(2)
  })
})

describe('the history of a person', () => {
  it('has the deeds and reasons of managers, and of what members changed the names alone', async () => {
    const member = await holder.club.member({ email: 'kim@example.com' })
    const { memberIdx } = member
    await holder.club.ask(contract.memberManage.one, { memberIdx }, boss)
    const state = { version: 1, action: 'BLOCK', reason: 'Threw a club' } as const
    expect((await holder.club.ask(contract.memberManage.setState, { memberIdx, ...state }, boss)).result).toBe(true)
    await holder.club.sql`
      insert into audit (call, request_id, noun, record_idx, member_idx, after) values
        ('profile.change', '', 'member', ${memberIdx}, ${memberIdx}, ${holder.club.sql.json({ changed: ['email', 'zipCode'] })}),
        ('dormancy', '', 'member', ${memberIdx}, null, ${holder.club.sql.json({ state: 'DORMANT' })})`
    const { list } = (await holder.club.ask(contract.memberManage.history, { recordIdx: memberIdx }, boss)).data
    expect(list).toMatchObject([
      { deed: 'CHANGED', by: { kind: 'SYSTEM' }, changes: [{ field: 'state', before: null, after: 'DORMANT' }] },
      {
        by: { kind: 'MEMBER', name: member.name },
        changes: [{ field: 'email', before: null, after: null, isKept: false }],
      },
      {
        by: { kind: 'MANAGER' },
        reason: 'Threw a club',
        version: null,
        changes: [{ field: 'state', before: 'ACTIVE', after: 'BLOCKED' }],
      },
    ])
    // That a record was read is no change of it.
    expect(list).toHaveLength(3)
  })

  it('names no member to a manager who may not read members', async () => {
    const member = await holder.club.member({ name: 'Hidden Person' })
    await holder.club.sql`
      insert into audit (call, request_id, noun, record_idx, member_idx, ip, after)
      values ('x.y', '', 'mail', 77, ${member.memberIdx}, '192.0.2.7', ${holder.club.sql.json({ state: 'SENT', secrets: 'S3cret' })})`
    const as = await holder.club.manager({ rights: { '960000': 'R', '960500': 'R' } })
    const data = (await holder.club.ask(contract.mail.history, { recordIdx: 77 }, as)).data
    expect(data.list[0]!.by).toEqual({ kind: 'MEMBER' })
    expect((await holder.club.ask(contract.mail.history, { recordIdx: 77 }, boss)).data.list[0]!.by).toEqual({
      kind: 'MEMBER',
      name: 'Hidden Person',
    })
    expect(JSON.stringify(data)).not.toMatch(/Hidden|S3cret|192\.0\.2/)
  })

  it('has what is left of erased values, also where a time was', async () => {
    const { sql } = holder.club
    const { memberIdx } = await holder.club.member()
    const [faq] = await sql<{ idx: number }[]>`
      insert into faq (lang, category, title, contents, state) values ('en', 'QUESTION', 'x', '', 'DRAFT') returning idx`
    await sql`
      insert into audit (call, noun, record_idx, before, after) values
        ('members.change', 'member', ${memberIdx}, '{"email": "~"}', '{"email": "~", "name": "Left"}'),
        ('faq.update', 'faq', ${faq!.idx}, '{"openAt": null}', '{"openAt": "~"}')`
    const { list } = (await holder.club.ask(contract.faq.history, { recordIdx: faq!.idx }, boss)).data
    expect(list[0]!.changes).toEqual([{ field: 'openAt', before: null, after: '~', isKept: true }])
    expect((await holder.club.ask(contract.memberManage.history, { recordIdx: memberIdx }, boss)).status).toBe(200)
  })

  it('keeps passwords and secrets to itself', async () => {
    const admin = {
      id: 'historic',
      name: 'Historic',
      email: 'historic@example.com',
      phoneNo: '+82 10-5550-0111',
      isSSAdmin: true,
    }
    const { idx, version } = (await holder.club.ask(contract.manager.add, admin, boss)).data
    const { id: _, ...fields } = admin
    await holder.club.ask(contract.manager.change, { ...fields, idx, version, memo: 'Keeps the keys' }, boss)
    await holder.club.ask(contract.manager.resetPassword, { idx }, boss)
    await holder.club.ask(contract.manager.remove, { idx: [idx] }, boss)
    const { list } = (await holder.club.ask(contract.manager.history, { recordIdx: idx }, boss)).data
    expect(list.map(({ deed }) => deed)).toEqual(['REMOVED', 'PASSWORD_SENT', 'CHANGED', 'CREATED'])
    expect(list[2]!.changes).toEqual([{ field: 'memo', before: null, after: 'Keeps the keys', isKept: true }])
    expect(JSON.stringify(list.map(({ changes }) => changes))).not.toMatch(/password|hash|temporary/i)
  })
})

describe.each(HISTORIES)('$name', ({ call }) => {
  it('is for managers who may read the menu, and for nobody else', async () => {
    const { menu } = call.access as { menu: string }
    const parent = `${menu.slice(0, 2)}0000`
    const reader = await holder.club.manager({ rights: { [parent]: 'R', [menu]: 'R' } })
    const other = await holder.club.manager({ rights: { [parent]: 'R', [menu]: 'CUD' } })
    expect((await holder.club.ask(call, { recordIdx: 1 }, reader)).status).toBe(200)
    const refused = [null, await holder.club.member(), other].map(
      async (who) => (await holder.club.ask(call, { recordIdx: 1 }, who)).status,
    )
    expect(await Promise.all(refused)).toEqual([401, 403, 403])
  })

  it('has a text for the heading of every field', async () => {
    const keys = Object.values(call.history.fields).map((column) =>
      typeof column === 'string' ? column : column.heading,
    )
    const rows = await holder.club.sql<{ key: string }[]>`select distinct category || '.' || code as key from message`
    const known = new Set(rows.map(({ key }) => key))
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})
