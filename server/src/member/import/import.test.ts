import { deflateRawSync } from 'node:zlib'
import { contract } from '@clubhouse/contract'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { mailsTo, prove } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { importMembers } from './job.ts'

const holder = TestClub.use()
type Someone = { token: string }
type Cells = (string | number | null)[]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HEADS = ['Number', 'Name', 'Email', 'Phone number', 'Type', 'ID', 'Note']
const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
const excel = async (rows: Cells[]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Members', rows: [HEADS, ...rows] }] }))
const send = (as: Someone, bytes: Buffer, name = 'members.xlsx', type = XLSX) =>
  holder.club.ask(contract.memberImport.check, { files: [{ name, type, bytes }] }, as)
const check = async (as: Someone, rows: Cells[]) => (await send(as, await excel(rows))).data
const start = (as: Someone, importIdx: number, invite = false) =>
  holder.club.ask(contract.memberImport.start, { importIdx, invite, reason: 'The list of spring' }, as)
const one = async (as: Someone, importIdx: number) =>
  (await holder.club.ask(contract.memberImport.one, { importIdx }, as)).data
const run = async () => {
  while (await performTasks(jobContext(holder.club.platform, 'import-members'), importMembers));
}
const count = async () => (await holder.club.sql`select count(*)::int as n from member`)[0]!.n
const byNo = async (no: string) =>
  (await holder.club.sql`select id, name, member_type, lang, member_idx from member where member_no = ${no}`)[0]
const row = (no: string, more: Partial<Record<'name' | 'email' | 'type' | 'id' | 'memo', string>> = {}): Cells => [
  no,
  more.name ?? `Person ${no}`,
  more.email ?? `${no.toLowerCase()}@example.com`,
  '010-5550-0000',
  more.type ?? 'Full member',
  more.id ?? '',
  more.memo ?? '',
]

describe('importing a list of members', () => {
  it('says first what would happen, then does it, and a second time does nothing', async () => {
    const as = await office()
    const before = await count()
    const rows = [row('I-1', { memo: 'Likes early times' }), row('I-2', { type: '11' }), row('I-3', { id: 'third33' })]
    const checked = await check(as, rows)
    expect(checked).toMatchObject({ fileName: 'members.xlsx', rows: 3, created: 3, changed: 0, same: 0, problems: [] })
    expect(await count()).toBe(before)
    expect((await start(as, checked.importIdx)).data).toEqual({ state: 'RUNNING' })
    await run()
    expect(await one(as, checked.importIdx)).toMatchObject({ state: 'DONE', created: 3, toInvite: 0 })
    expect(await count()).toBe(before + 3)
    expect(await byNo('I-2')).toMatchObject({ memberType: '11', lang: 'en' })
    expect(await byNo('I-3')).toMatchObject({ id: 'third33' })
    const { memberIdx } = (await byNo('I-1')) as { memberIdx: number }
    const notes = await holder.club.sql`select text from member_note where member_idx = ${memberIdx}`
    expect([...notes]).toEqual([{ text: 'Likes early times' }])
    const log = await holder.club
      .sql`select call, after, reason from audit where noun = 'member' and record_idx = ${memberIdx}`
    expect([...log]).toEqual([
      { call: 'memberImport.create', after: { state: 'ACTIVE', memberType: '10' }, reason: 'The list of spring' },
    ])
    expect(await mailsTo(holder.club, 'i-1@example.com')).toEqual([])
    const again = await check(as, rows)
    expect(again).toMatchObject({ created: 0, changed: 0, same: 3 })
    await start(as, again.importIdx)
    await run()
    expect(await count()).toBe(before + 3)
    const changed = await check(as, [row('I-1', { type: '12' }), ...rows.slice(1)])
    expect(changed).toMatchObject({ created: 0, changed: 1, same: 2 })
    await start(as, changed.importIdx)
    await run()
    expect(await byNo('I-1')).toMatchObject({ memberType: '12', memberIdx })
  })

  it('lists each problem with its row and field, and imports nothing until they are corrected', async () => {
    const as = await office()
    const before = await count()
    const bad = [
      row('P-1'),
      row('P-2', { email: 'nobody' }),
      row('P-1'),
      row('P-3', { type: 'Gold' }),
      ['P-4', '', '', '', '', '', ''],
    ]
    const checked = await check(as, bad)
    expect(
      checked.problems.map((one: { row: number; field: string; problem: string }) => [one.row, one.field, one.problem]),
    ).toEqual([
      [3, 'email', 'WRONG'],
      [4, 'memberNo', 'TWICE'],
      [5, 'memberType', 'TYPE'],
      [6, 'name', 'MISSING'],
      [6, 'email', 'MISSING'],
      [6, 'phoneNo', 'MISSING'],
      [6, 'memberType', 'MISSING'],
    ])
    expect((await start(as, checked.importIdx)).fail.code).toBe('WRONG_STATE')
    await run()
    expect(await count()).toBe(before)
  })

  it('imports nothing when one row cannot be imported any more', async () => {
    const as = await office()
    const checked = await check(as, [row('L-1'), row('L-2', { id: 'latecome' })])
    await start(as, checked.importIdx)
    await holder.club.member({ id: 'latecome', name: 'Quick Signup' })
    await holder.club.sql`update member set member_no = 'L-9' where id = 'latecome'`
    const before = await count()
    await run()
    expect(await one(as, checked.importIdx)).toMatchObject({
      state: 'FAILED',
      problems: [{ row: 3, problem: 'TAKEN' }],
    })
    expect(await count()).toBe(before)
    expect(await byNo('L-1')).toBeUndefined()
  })

  it('invites only on request, each new member once', async () => {
    const as = await office()
    const checked = await check(as, [row('V-1'), row('V-2')])
    await start(as, checked.importIdx, true)
    const twice = () =>
      importMembers.run(jobContext(holder.club.platform, 'import-members'), { importIdx: checked.importIdx })
    await Promise.all([run(), twice()])
    expect(await one(as, checked.importIdx)).toMatchObject({ state: 'DONE', toInvite: 2, invited: 2 })
    expect(await mailsTo(holder.club, 'v-1@example.com')).toEqual(['PASSWORD_RESET'])
    expect(await mailsTo(holder.club, 'v-2@example.com')).toEqual(['PASSWORD_RESET'])
  })

  it('beside signups with the same address loses nobody and stops nobody', async () => {
    const as = await office()
    const emails = ['beside1@example.com', 'beside2@example.com', 'beside3@example.com']
    const tokens: string[] = []
    for (const email of emails) tokens.push(await prove(holder.club, 'SIGNUP', email))
    const terms = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where state = 'IN_FORCE' and is_required and terms_type <> 'BOOKING' and lang = 'en'`
    const checked = await check(
      as,
      emails.map((email, n) => row(`S-${n}`, { email, name: `Beside ${n}` })),
    )
    await start(as, checked.importIdx)
    const signUp = (email: string, n: number) =>
      holder.club.ask(contract.signup.signUp, {
        clubCode: CLUB,
        id: `beside${n + 1}`,
        password: PASSWORD,
        name: `Beside ${n}`,
        email,
        phoneNo: '010-5550-1111',
        certToken: tokens[n]!,
        terms: terms.map(({ termsIdx }) => ({ termsIdx, agreed: true })),
      })
    const [, ...signups] = await Promise.all([run(), ...emails.map(signUp)])
    await run()
    expect(await one(as, checked.importIdx)).toMatchObject({ state: 'DONE' })
    const made = await holder.club.sql<{ email: string; id: string }[]>`
      select email, id from member where email = any (${emails})`
    // Who was first has the ID; nobody has two accounts without knowing why, and no number is lost.
    for (const [n, answer] of signups.entries())
      expect(answer.result || answer.fail.code === 'ID_TAKEN', `signup ${n}`).toBe(true)
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length)
    for (const n of [0, 1, 2]) expect(await byNo(`S-${n}`)).toBeDefined()
  })

  const cancel = (as: Someone, importIdx: number) => holder.club.ask(contract.memberImport.cancel, { importIdx }, as)

  it('that is cancelled before it begins imports nothing, and the log says who cancelled it', async () => {
    const as = await office()
    const checked = await check(as, [row('C-1'), row('C-2')])
    expect((await cancel(as, checked.importIdx)).fail).toMatchObject({ code: 'WRONG_STATE' })
    await start(as, checked.importIdx, true)
    const { data } = await cancel(as, checked.importIdx)
    expect(data).toEqual({ state: 'CANCELLED', invited: 0, notInvited: 0 })
    await run()
    expect(await one(as, checked.importIdx)).toMatchObject({ state: 'CANCELLED', isCancelled: true, toInvite: 0 })
    expect(await byNo('C-1')).toBeUndefined()
    const log = await holder.club.sql`
      select admin_idx, before, after from audit where call = 'memberImport.cancel' and record_idx = ${checked.importIdx}`
    const after = { state: 'CANCELLED', invited: 0, notInvited: 0 }
    expect([...log]).toEqual([{ adminIdx: as.adminIdx, before: { state: 'RUNNING' }, after }])
    expect((await cancel(as, checked.importIdx)).fail.msgVar).toEqual({ state: 'CANCELLED' })
    expect((await start(as, checked.importIdx)).fail.msgVar).toEqual({ state: 'CANCELLED' })
  })

  it('that is cancelled afterwards keeps its members and sends no further invitation', async () => {
    const as = await office()
    const checked = await check(as, [row('D-1'), row('D-2'), row('D-3')])
    await start(as, checked.importIdx, true)
    const ended = { ...jobContext(holder.club.platform, 'import-members'), stopping: AbortSignal.abort() }
    // As when the process stops: the rows are written and no invitation is sent yet.
    await expect(importMembers.run(ended, { importIdx: checked.importIdx })).rejects.toThrow('stopped')
    await holder.club.sql`update member_import set invited = 1 where import_idx = ${checked.importIdx}`
    const after = { state: 'DONE', invited: 1, notInvited: 2 }
    expect((await cancel(as, checked.importIdx)).data).toEqual(after)
    await run()
    expect(await one(as, checked.importIdx)).toMatchObject({
      state: 'DONE',
      toInvite: 3,
      invited: 1,
      isCancelled: true,
    })
    expect(await byNo('D-3')).toBeDefined()
    expect(await mailsTo(holder.club, 'd-3@example.com')).toEqual([])
    expect((await cancel(as, checked.importIdx)).fail.msgVar).toEqual({ state: 'DONE' })
  })

  it('is imported whole or not at all when it is cancelled while it begins', async () => {
    const as = await office()
    for (let round = 0; round < 8; round++) {
      const rows = Array.from({ length: 20 }, (_, n) => row(`R${round}-${n}`))
      const { importIdx } = await check(as, rows)
      await start(as, importIdx)
      const before = await count()
      const [answer] = await Promise.all([cancel(as, importIdx), run()])
      await run()
      const { state } = await one(as, importIdx)
      const added = (await count()) - before
      if (answer.result) expect([answer.data.state, state, added]).toEqual(['CANCELLED', 'CANCELLED', 0])
      else expect([answer.fail.msgVar.state, state, added]).toEqual(['DONE', 'DONE', 20])
    }
  })

  it('is cancelled by the manager who sent it only', async () => {
    const as = await office()
    const { importIdx } = await check(as, [row('E-1')])
    await start(as, importIdx)
    expect((await cancel(await office(), importIdx)).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    expect((await cancel(reader, importIdx)).status).toBe(403)
    expect((await cancel(as, 999_999)).status).toBe(404)
    await run()
    expect(await byNo('E-1')).toBeDefined()
  })

  it('takes 5,000 rows and not one more, and belongs to the manager who sent it', async () => {
    const as = await office()
    const many = (n: number) => Array.from({ length: n }, (_, i) => row(`M-${i}`, { email: `many${i}@example.com` }))
    const checked = await check(as, many(5000))
    expect(checked).toMatchObject({ rows: 5000, created: 5000, problemCount: 0 })
    const before = await count()
    await start(as, checked.importIdx)
    await run()
    expect(await count()).toBe(before + 5000)
    expect(
      (await holder.club.ask(contract.memberImport.one, { importIdx: checked.importIdx }, await office())).status,
    ).toBe(404)
    const { fail } = await send(as, await excel(many(5001)))
    expect(fail).toMatchObject({ code: 'IMPORT_REFUSED', msgVar: { why: 'TOO_MANY_ROWS', most: 5000 } })
  })
})

/** A ZIP with one entry that unpacks to many zeros, and claims to be small. */
function bomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml')
  const bytes = deflateRawSync(Buffer.alloc(200_000_000))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(bytes.length, 18)
  local.writeUInt32LE(100, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(bytes.length, 20)
  entry.writeUInt32LE(100, 24)
  entry.writeUInt16LE(name.length, 28)
  const before = Buffer.concat([local, name, bytes])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(before.length, 16)
  return Buffer.concat([before, entry, name, end])
}

describe('a file that is not a list', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a ZIP bomb', bomb, 'TOO_LARGE'],
    ['a broken ZIP', () => Buffer.from('PK\x03\x04 and nothing more'), 'TOO_LARGE'],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'FORMAT'],
    ['no rows', () => excel([]), 'EMPTY'],
    [
      'other headings',
      async () =>
        Buffer.from(
          await writeXlsx({
            sheets: [
              {
                name: 'A',
                rows: [
                  ['A', 'B'],
                  [1, 2],
                ],
              },
            ],
          }),
        ),
      'HEADINGS',
    ],
    [
      'formulas',
      async () =>
        Buffer.from(
          await writeXlsx({
            sheets: [{ name: 'A', rows: [HEADS, row('F-1')], cells: new Map([['1,0', { formula: 'A1' }]]) }],
          }),
        ),
      'FORMULAS',
    ],
    ['a cell far away', () => excel([...Array.from({ length: 8000 }, (): Cells => []), row('Z-1')]), 'TOO_MANY_ROWS'],
  ])('%s is refused', async (_, bytes, why) => {
    const { status, fail } = await send(await office(), await bytes())
    expect([status, fail]).toMatchObject([200, { code: 'IMPORT_REFUSED', msgVar: { why } }])
  })

  it('is refused by its kind and its size', async () => {
    const as = await office()
    expect((await send(as, Buffer.from('<a>'), 'a.html', 'text/html')).status).toBe(415)
    expect((await send(as, Buffer.alloc(5_000_001), 'a.csv', 'text/csv')).status).toBe(413)
  })
})

it('reads CSV in Korean, also in the encoding that Excel writes', async () => {
  const as = await office()
  const text = '회원번호,이름,이메일,전화번호,회원 유형\nK-1,김가나,kana@example.com,010-5550-2222,정회원\n'
  const utf8 = (await send(as, Buffer.from(`\uFEFF${text}`), 'list.csv', 'text/csv')).data
  expect(utf8).toMatchObject({ created: 1, problems: [] })
  // 이름 as EUC-KR.
  const heads = Buffer.from([0xc0, 0xcc, 0xb8, 0xa7])
  const old = Buffer.concat([heads, Buffer.from(',email,phoneNo,memberType\nKim,k@example.com,010,10\n')])
  expect((await send(as, old, 'list.csv', 'application/vnd.ms-excel')).data).toMatchObject({ created: 1 })
})

it('offers an empty list in the language of the page, which can be read again', async () => {
  const as = await office()
  for (const [lang, head] of [
    ['en', 'Number'],
    ['ko', '회원번호'],
  ]) {
    const { rawPayload } = await holder.club.app.inject({
      url: `/hp/api/manage/members/import/template?textLang=${lang}`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    const { sheets } = await readXlsx(rawPayload)
    expect(sheets[0]!.rows[0]![0]).toBe(head)
    expect(sheets[1]!.rows).toHaveLength(9)
    expect((await send(as, rawPayload)).fail).toMatchObject({ msgVar: { why: 'EMPTY' } })
  }
})
