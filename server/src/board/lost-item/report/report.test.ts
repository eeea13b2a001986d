import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'
import { playedBooking } from '../../../../test/played.ts'
import { jobContext } from '../../../job/context.ts'
import { eraseLeavers } from '../../../member/withdrawal/erase-job.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let me: Member
let office: Manager
const RIGHTS = { '930000': 'R', '930700': 'CRU' }

const LOSS = { kind: 'WATCH', title: 'My watch', text: 'Steel', lostDate: '2026-11-20', place: 'Hole 4' }
type New = InputOf<typeof contract.lostReport.create> & { files?: Sent[] }
const report = (more: Partial<New> = {}, as: { token: string } | null = me) =>
  holder.club.ask(contract.lostReport.create, { ...LOSS, ...more }, as)
const reported = async (more: Partial<New> = {}) => (await report(more)).data.reportIdx
const read = (reportIdx: number, as: { token: string } | null = me) =>
  holder.club.ask(contract.lostReport.one, { reportIdx }, as)
const withdraw = (reportIdx: number, as: { token: string } | null = me) =>
  holder.club.ask(contract.lostReport.setState, { reportIdx, state: 'WITHDRAWN' }, as)
const mine = async (as = me) => (await holder.club.ask(contract.lostReport.mine, {}, as)).data.list
const photo = async (): Promise<Sent> => ({
  name: 'watch.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
    .png()
    .toBuffer(),
})
async function found(foundDate: string, state = 'PUBLISHED', kind = 'WATCH'): Promise<number> {
  const [row] = await holder.club.sql<{ idx: number }[]>`
    insert into lost_item (kind, title, hidden, found_date, found_place, keep_until, state)
    values (${kind}, '{"en": "Watch", "ko": "시계"}', 'Engraved', ${foundDate}, '{"en": "Lake"}', ${foundDate}::date + 30, ${state})
    returning idx`
  return row!.idx
}
const managed = async (reportIdx: number) =>
  (await holder.club.ask(contract.lostReportManage.one, { reportIdx }, office)).data

beforeAll(async () => {
  office = await holder.club.manager({ rights: RIGHTS })
})
beforeEach(async () => {
  await holder.club
    .sql`delete from lost_item where idx not in (select found_idx from lost_report where found_idx is not null)`
  me = await holder.club.member()
})

describe('POST /lost-item/reports', () => {
  it('keeps private files, which the member and managers of lost property read', async () => {
    const reportIdx = await reported({ files: [await photo(), await photo()] })
    const { data } = await read(reportIdx)
    expect(data).toMatchObject({ ...LOSS, state: 'OPEN', matches: 0, found: [] })
    const { url } = data.files[0]!
    expect((await holder.club.app.inject(url.split('?')[0]!)).statusCode).toBe(404)
    expect((await holder.club.app.inject(url)).statusCode).toBe(200)
    expect(await managed(reportIdx)).toMatchObject({ member: { memberIdx: me.memberIdx }, files: [{}, {}] })
  })

  it('is about a tee time of the member, where one is named', async () => {
    const bookingIdx = await playedBooking(holder.club, '2026-12-05', [me])
    const reportIdx = await reported({ bookingIdx })
    expect((await read(reportIdx)).data.booking).toMatchObject({ bookingIdx, date: '2026-12-05' })
    expect((await report({ bookingIdx }, await holder.club.member())).fail.msgDetail).toBe('bookingIdx')
  })

  it('needs a kind and a day that there was', async () => {
    expect((await report({ kind: 'SHIP' })).fail.msgDetail).toBe('kind')
    expect((await report({ lostDate: '2099-01-01' })).fail.msgDetail).toBe('lostDate')
    expect((await report({ title: '' })).fail.msgDetail).toBe('title')
    expect((await report({}, null)).status).toBe(401)
  })

  it('is written ten times in an hour at most', async () => {
    for (let n = 0; n < 10; n++) await reported()
    expect((await report()).fail.code).toBe('RATE_LIMIT')
    await holder.club.moveClock(3601)
    expect((await report()).result).toBe(true)
    await holder.club.resetClock()
  })
})

describe('GET /lost-item/reports', () => {
  it('counts published items of the same kind, found from the day of the loss to 30 days later', async () => {
    const reportIdx = await reported()
    const [first, last] = [await found('2026-11-20'), await found('2026-12-20')]
    await found('2026-11-19')
    await found('2026-12-21')
    await found('2026-11-21', 'PUBLISHED', 'KEY')
    const kept = await found('2026-11-22', 'FOUND')
    expect(await mine()).toMatchObject([{ reportIdx, matches: 2, state: 'OPEN' }])
    const { data, body } = await read(reportIdx)
    expect(data.found.map(({ idx }) => idx)).toEqual([first, last])
    expect(JSON.stringify(body)).not.toContain('Engraved')
    // Managers see what is not published too.
    expect((await managed(reportIdx)).found.map(({ idx }) => idx)).toEqual([first, kept, last])
    const list = (await holder.club.ask(contract.lostReportManage.list, { matched: true }, office)).data.list
    expect(list.find((one) => one.reportIdx === reportIdx)).toMatchObject({ matches: 3 })
    const without = (await holder.club.ask(contract.lostReportManage.list, { matched: false }, office)).data.list
    expect(without.some((one) => one.reportIdx === reportIdx)).toBe(false)
  })

  it('shows what the member claimed of an item, which is no longer counted, until the club decides', async () => {
    const reportIdx = await reported()
    const idx = await found('2026-11-21')
    const claim = () => holder.club.ask(contract.lostClaim.create, { idx, description: 'Mine' }, me)
    const manage = async () => (await holder.club.ask(contract.lostItemManage.one, { idx }, office)).data
    expect((await read(reportIdx)).data.found).toMatchObject([{ idx, claim: null }])
    const first = (await claim()).data
    expect((await read(reportIdx)).data).toMatchObject({ matches: 0, found: [{ idx, claim: 'OPEN' }] })
    expect(await mine()).toMatchObject([{ reportIdx, matches: 0 }])
    expect((await managed(reportIdx)).found).toMatchObject([{ idx, claim: 'OPEN' }])
    const refusal = { idx, claimIdx: first.claimIdx, state: 'REFUSED' as const, reason: 'Another make.' }
    await holder.club.ask(contract.lostItemManage.refuse, { ...refusal, version: (await manage()).version }, office)
    expect((await read(reportIdx)).data).toMatchObject({ matches: 0, found: [{ idx, claim: 'REFUSED' }] })
    const second = (await claim()).data
    const accepted = { idx, claimIdx: second.claimIdx, state: 'CLAIMED' as const, version: (await manage()).version }
    expect((await holder.club.ask(contract.lostItemManage.setState, accepted, office)).result).toBe(true)
    expect((await read(reportIdx)).data.found).toMatchObject([{ idx, state: 'CLAIMED', claim: 'ACCEPTED' }])
    // Others do not see an item that waits for its owner.
    const other = await holder.club.member()
    const theirs = (await report({}, other)).data.reportIdx
    expect((await read(theirs, other)).data).toMatchObject({ matches: 0, found: [] })
  })

  it('is the member’s own', async () => {
    const reportIdx = await reported()
    const other = await holder.club.member()
    expect(await mine(other)).toEqual([])
    expect((await read(reportIdx, other)).status).toBe(404)
    expect((await withdraw(reportIdx, other)).status).toBe(404)
  })
})

describe('PUT /lost-item/reports/{id}/state', () => {
  it('withdraws what is open, once', async () => {
    const reportIdx = await reported()
    await found('2026-11-21')
    expect((await withdraw(reportIdx)).data).toMatchObject({ state: 'WITHDRAWN', matches: 0, found: [] })
    expect((await withdraw(reportIdx)).fail.code).toBe('WRONG_STATE')
    expect((await withdraw(999_999)).status).toBe(404)
  })
})

it('a manager ends a report with the item that is handed over, and opens it again by undoing that', async () => {
  const reportIdx = await reported()
  const idx = await found('2026-11-21')
  const pass = async (more: Partial<InputOf<typeof contract.lostItemManage.setState>> = {}) => {
    const { version } = (await holder.club.ask(contract.lostItemManage.one, { idx }, office)).data
    return holder.club.ask(
      contract.lostItemManage.setState,
      { idx, version, state: 'RETURNED', signedBy: 'Kim', isTyped: true, ...more },
      office,
    )
  }
  expect((await pass({ reportIdx: 999_999 })).fail.msgDetail).toBe('reportIdx')
  expect((await pass({ reportIdx })).data).toMatchObject({ state: 'RETURNED', reports: [{ reportIdx }] })
  expect((await read(reportIdx)).data).toMatchObject({ state: 'RETURNED', found: [{ idx }] })
  await holder.club.ask(contract.lostItemManage.undo, { idx }, office)
  expect((await read(reportIdx)).data).toMatchObject({ state: 'OPEN', found: [{ idx }] })
})

it('the log has no word of it', async () => {
  await reported({ title: 'Quokka watch', text: 'Quokka strap' })
  const log = JSON.stringify(await holder.club.sql`select before, after from audit where noun = 'lost-report'`)
  expect(log).toContain('WATCH')
  expect(log).not.toContain('Quokka')
})

it('reports are for managers with the right', async () => {
  const none = await holder.club.manager({ rights: { '930000': 'R' } })
  const reportIdx = await reported()
  expect((await holder.club.ask(contract.lostReportManage.list, {}, none)).status).toBe(403)
  expect((await holder.club.ask(contract.lostReportManage.one, { reportIdx }, none)).status).toBe(403)
  expect((await holder.club.ask(contract.lostReportManage.one, { reportIdx: 999_999 }, office)).status).toBe(404)
})

it('go with an account that is erased, with their files and the signature of its owner', async () => {
  const reportIdx = await reported({ files: [await photo()] })
  const idx = await found('2026-11-21')
  const { version } = (await holder.club.ask(contract.lostItemManage.one, { idx }, office)).data
  const handed = { idx, version, state: 'RETURNED' as const, signedBy: 'A friend', reportIdx, files: [await photo()] }
  expect((await holder.club.ask(contract.lostItemManage.setState, handed, office)).data.signature).toMatchObject({
    mime: expect.stringContaining('image/'),
  })
  await holder.club.sql`
    update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() - interval '1 minute' where member_idx = ${me.memberIdx}`
  await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
  expect(await holder.club.sql`select from lost_report where report_idx = ${reportIdx}`).toHaveLength(0)
  const [item] = await holder.club.sql`select signed_by, signature_file_idx from lost_item where idx = ${idx}`
  expect(item).toEqual({ signedBy: null, signatureFileIdx: null })
  expect(await holder.club.sql`select * from invariant_violations`).toEqual([])
})
