import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../../../../test/ask.ts'
import { PASSWORD, TestClub } from '../../../../../../test/club.ts'

const holder = TestClub.use()
type Person = { token: string }
let me: Awaited<ReturnType<TestClub['member']>>
let office: Person
let reader: Awaited<ReturnType<TestClub['manager']>>
let penaltyIdx: number
let photo: Sent
const PDF: Sent = { name: 'letter.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }

beforeAll(async () => {
  office = await holder.club.manager({ rights: { '940000': 'R', '940900': 'RU' } })
  reader = await holder.club.manager({ rights: { '940000': 'R', '940900': 'R' } })
  const canvas = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
  photo = { name: 'letter.png', type: 'image/png', bytes: await canvas.png().toBuffer() }
})

beforeEach(async () => {
  me = await holder.club.member()
  penaltyIdx = await penalised('WAIVED', 'ILLNESS')
})

async function penalised(state: string, waivedFor: string | null = null): Promise<number> {
  const [row] = await holder.club.sql<{ penaltyIdx: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, waived_for)
    values (${me.memberIdx}, 'W2', ${state}, '2027-03-01', '2027-04-29', ${waivedFor}) returning penalty_idx`
  return row!.penaltyIdx
}

type Input = InputOf<typeof contract.penaltyList.keepDocuments>
const keep = (files: Sent[], more: Partial<Input> = {}, as: Person | null = office) =>
  holder.club.ask(contract.penaltyList.keepDocuments, { penaltyIdx, version: 1, files, ...more }, as)
const one = async (as: Person = office) => holder.club.ask(contract.penaltyList.one, { penaltyIdx }, as)
const kept = () => holder.club.sql<{ name: string }[]>`
  select f.name from penalty_file x join file f using (file_idx) where x.penalty_idx = ${penaltyIdx} order by x.order_no`

const open = async (url: string, { token }: Person) =>
  (await holder.club.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode

describe('PUT /manage/penalties/{id}/documents', () => {
  it('attaches photos and PDF files, which managers who read penalties open', async () => {
    const { data } = await keep([photo, PDF])
    expect(data).toMatchObject({ version: 2, documents: [{ name: 'letter.png' }, { name: 'letter.pdf' }] })
    const seen = (await one(reader)).data.documents
    for (const { url } of seen) expect(await open(url, reader)).toBe(200)
  })

  it('keeps those that are named, deletes the others, and logs no name of a file', async () => {
    const [first, second] = (await keep([photo, PDF])).data.documents
    const { data } = await keep([PDF], { version: 2, keepFiles: [second!.fileIdx] })
    expect(data.documents.map(({ name }) => name)).toEqual(['letter.pdf', 'letter.pdf'])
    expect(await holder.club.sql`select from file where file_idx = ${first!.fileIdx}`).toHaveLength(0)
    const log = await holder.club.sql`
      select before, after from audit where noun = 'penalty' and record_idx = ${penaltyIdx} order by audit_idx`
    expect([...log]).toEqual([
      { before: { documents: 0 }, after: { documents: 2 } },
      { before: { documents: 2 }, after: { documents: 2 } },
    ])
    const history = (await holder.club.ask(contract.penaltyList.history, { recordIdx: penaltyIdx }, reader)).data.list
    expect(history.at(-1)?.changes).toContainEqual({ field: 'documents', before: 0, after: 2, isKept: true })
  })

  it.each(['ACTIVE', 'PROPOSED', 'WAIVED'])(
    'refuses them for a penalty that is %s without a document',
    async (state) => {
      penaltyIdx = await penalised(state)
      expect((await keep([photo])).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state } })
    },
  )

  it('refuses what is outdated, unknown, or too many', async () => {
    expect((await keep([photo], { version: 9 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await keep([photo], { penaltyIdx: 999_999 })).status).toBe(404)
    expect((await keep([], { keepFiles: [999_999] })).fail.msgDetail).toBe('keepFiles')
    expect((await keep(Array.from({ length: 6 }, () => PDF))).status).toBe(400)
    const four = (await keep([PDF, PDF, PDF, PDF])).data.documents.map(({ fileIdx }) => fileIdx)
    expect((await keep([PDF, PDF], { version: 2, keepFiles: four })).fail.msgDetail).toBe('files')
    expect(await kept()).toHaveLength(4)
  })

  it('refuses other types, files that are not what they say, and files that are too large', async () => {
    const text = { name: 'letter.txt', type: 'text/plain', bytes: Buffer.from('in hospital') }
    expect((await keep([text])).status).toBe(415)
    expect((await keep([{ ...PDF, bytes: text.bytes }])).status).toBe(400)
    expect((await keep([{ ...PDF, bytes: Buffer.alloc(10_000_001) }])).status).toBe(413)
    expect(await kept()).toEqual([])
  })

  it('is for managers who may change penalties', async () => {
    const other = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU' } })
    for (const as of [me, await holder.club.member(), reader, other])
      expect((await keep([PDF], {}, as)).status).toBe(403)
    expect((await keep([PDF], {}, null)).status).toBe(401)
  })
})

describe('a document of a waiver', () => {
  it('opens by no unsigned address, and only managers who read penalties get a signed one', async () => {
    const [document] = (await keep([PDF])).data.documents
    const bare = document!.url.split('?')[0]!
    const other = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU' } })
    const people = [null, me, await holder.club.member(), other, office]
    for (const as of people)
      expect((await holder.club.send(`GET ${bare.replace('/hp/api', '')}`, {}, as)).status).toBe(404)
    for (const as of [me, other]) expect((await one(as)).status).toBe(403)
    const { list } = (await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)).data
    expect(JSON.stringify(list)).not.toContain('letter.pdf')
  })

  it('is logged each time that someone opens it, and not when it is listed', async () => {
    await keep([photo, PDF])
    const [, document] = (await one(reader)).data.documents
    const opened = () => holder.club.sql`
      select call, admin_idx, after from audit
      where noun = 'penalty' and record_idx = ${penaltyIdx} and after = '"read"'::jsonb`
    expect(await opened()).toEqual([])
    expect(await open(document!.url, reader)).toBe(200)
    const line = { call: 'file.get', adminIdx: reader.adminIdx, after: 'read' }
    expect([...(await opened())]).toEqual([line])
    expect(await open(document!.url, reader)).toBe(200)
    expect([...(await opened())]).toEqual([line, line])
    const history = await holder.club.ask(contract.penaltyList.history, { recordIdx: penaltyIdx }, reader)
    expect(history.data.list).toHaveLength(1)
  })

  it('opens for no one else who has its signed address', async () => {
    await keep([photo])
    const [document] = (await one(reader)).data.documents
    const other = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU' } })
    expect((await holder.club.app.inject(document!.url)).statusCode).toBe(404)
    for (const as of [me, other]) expect(await open(document!.url, as)).toBe(404)
  })

  it('is named in the data that its member exports', async () => {
    await keep([PDF])
    await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
    const headers = { authorization: `Bearer ${me.token}` }
    const file = (await holder.club.app.inject({ url: '/hp/api/info/export', headers })).json()
    expect(file.penalties).toMatchObject([{ waived_for: 'ILLNESS', documents: ['letter.pdf'] }])
  })
})
