import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { tellClaim } from './tell.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let me: Member
let office: Manager
let idx: number

async function found(state = 'PUBLISHED', keepUntil = '2026-12-31'): Promise<number> {
  const [row] = await holder.club.sql<{ idx: number }[]>`
    insert into lost_item (kind, title, hidden, found_date, found_place, keep_until, state)
    values ('WATCH', '{"en": "Watch", "ko": "시계"}', 'Engraved', '2026-11-20', '{"en": "Lake"}', ${keepUntil}, ${state})
    returning idx`
  return row!.idx
}
const claim = (as: { token: string } | null = me, item = idx) =>
  holder.club.ask(contract.lostClaim.create, { idx: item, description: 'Engraved JK', phoneNo: '010-1234-5678' }, as)
const mine = async (as = me) => (await holder.club.ask(contract.lostClaim.mine, {}, as)).data.list
const one = async () => (await holder.club.ask(contract.lostItemManage.one, { idx }, office)).data
const pass = async (
  state: InputOf<typeof contract.lostItemManage.setState>['state'],
  more: Partial<InputOf<typeof contract.lostItemManage.setState>> & { files?: Sent[] } = {},
) => {
  const { version } = await one()
  return holder.club.ask(contract.lostItemManage.setState, { idx, version, state, ...more }, office)
}
const refuse = async (
  claimIdx: number,
  more: Partial<InputOf<typeof contract.lostItemManage.refuse>> = {},
  as = office,
) => {
  const { version } = await one()
  const why = { reason: 'The engraving differs.', translated: { ko: { reason: '각인이 다릅니다.' } } }
  return holder.club.ask(
    contract.lostItemManage.refuse,
    { idx, claimIdx, version, state: 'REFUSED', ...why, ...more },
    as,
  )
}
const tellClaims = tellClaim({ notify })
/** Lets the time to undo pass. */
const settle = async () => {
  await holder.club.moveClock(61)
  while (await performTasks(jobContext(holder.club.platform, tellClaims.name), tellClaims));
  await holder.club.resetClock()
}
const received = async (as = me) =>
  (await holder.club.ask(contract.inbox.mine, {}, as)).data.list.filter(({ link }) => link === '/mypage?view=lost')
const drawing = async (): Promise<Sent> => ({
  name: 'signature.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 300, height: 120, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer(),
})

beforeAll(async () => {
  office = await holder.club.manager({ rights: { '930000': 'R', '930700': 'CRU' } })
})
beforeEach(async () => {
  me = await holder.club.member()
  idx = await found()
})

describe('POST /lost-item/{id}/claims', () => {
  it('describes a published item, and shows neither marks nor photos', async () => {
    const { data } = await claim()
    const list = await mine()
    expect(list).toMatchObject([{ claimIdx: data.claimIdx, description: 'Engraved JK', state: 'OPEN', item: { idx } }])
    expect(JSON.stringify(list[0]!.item)).not.toContain('Engraved')
    expect((await one()).claims).toMatchObject([{ member: { memberIdx: me.memberIdx }, description: 'Engraved JK' }])
  })

  it('is one per member and item, until it is refused', async () => {
    const { claimIdx } = (await claim()).data
    expect((await claim()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'OPEN' } })
    expect((await claim(await holder.club.member())).result).toBe(true)
    await refuse(claimIdx)
    expect((await claim()).result).toBe(true)
  })

  it('is made once, of many that are sent together', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => claim()))
    expect(all.filter(({ result }) => result)).toHaveLength(1)
  })

  it('is of an item that members see and the club still keeps', async () => {
    expect((await claim(me, await found('FOUND'))).status).toBe(404)
    expect((await claim(me, 999_999)).status).toBe(404)
    expect((await claim(me, await found('RETURNED'))).fail.code).toBe('WRONG_STATE')
    expect((await claim(me, await found('PUBLISHED', '2026-12-01'))).fail.code).toBe('WRONG_STATE')
    expect((await claim(null)).status).toBe(401)
  })

  it('is written ten times in an hour at most', async () => {
    for (let n = 0; n < 10; n++) expect((await claim(me, await found())).result).toBe(true)
    expect((await claim(me, await found())).fail.code).toBe('RATE_LIMIT')
  })

  it('leaves no claim open beside a hand-over at the same moment', async () => {
    const [handed] = await Promise.all([pass('RETURNED', { signedBy: 'Kim', isTyped: true }), claim()])
    expect(handed.result).toBe(true)
    expect(await holder.club.sql`select * from invariant_violations`).toEqual([])
  })
})

describe('what the club decides', () => {
  it('notifies the member in both languages, once no one can undo it', async () => {
    const korean = await holder.club.member({ lang: 'ko' })
    const [a, b] = [(await claim()).data.claimIdx, (await claim(korean)).data.claimIdx]
    await refuse(a)
    await refuse(b)
    expect(await received()).toEqual([])
    await settle()
    expect((await received())[0]!.contents).toContain('The engraving differs.')
    expect((await received(korean))[0]!.contents).toContain('각인이 다릅니다.')
    expect((await mine())[0]).toMatchObject({ state: 'REFUSED', reason: 'The engraving differs.' })
  })

  it('notifies no one where it was undone', async () => {
    const { claimIdx } = (await claim()).data
    await refuse(claimIdx)
    await holder.club.ask(contract.lostItemManage.undo, { idx }, office)
    expect((await mine())[0]).toMatchObject({ state: 'OPEN', reason: null })
    await settle()
    expect(await received()).toEqual([])
  })

  it('is accepted, and the item is handed over with a drawn signature that managers see', async () => {
    const { claimIdx } = (await claim()).data
    const other = await holder.club.member()
    await claim(other)
    expect((await pass('CLAIMED', { claimIdx })).data).toMatchObject({ state: 'CLAIMED' })
    await settle()
    expect(await received()).toHaveLength(1)
    const { data } = await pass('RETURNED', { signedBy: 'Min-jun Kim', files: [await drawing()] })
    expect(data).toMatchObject({ state: 'RETURNED', signedBy: 'Min-jun Kim', signedAt: expect.any(String) })
    const { url } = data.signature!
    expect((await holder.club.app.inject(url.split('?')[0]!)).statusCode).toBe(404)
    expect((await holder.club.app.inject(url)).statusCode).toBe(200)
    const { list } = (await holder.club.ask(contract.lostItemManage.history, { recordIdx: idx }, office)).data
    expect(list[0]!.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['signedBy', 'signature']))
    await settle()
    expect((await received(other))[0]!.title).toContain('ended')
    await holder.club.ask(contract.lostItemManage.undo, { idx }, office)
  })

  it('ends the report of the claimant that matches', async () => {
    const loss = { kind: 'WATCH', title: 'My watch', lostDate: '2026-11-19' }
    const { reportIdx } = (await holder.club.ask(contract.lostReport.create, loss, me)).data
    const { claimIdx } = (await claim()).data
    await pass('RETURNED', { claimIdx, signedBy: 'Kim', isTyped: true })
    expect((await holder.club.ask(contract.lostReport.one, { reportIdx }, me)).data).toMatchObject({
      state: 'RETURNED',
      found: [{ idx }],
    })
  })

  it('takes the drawing back with the hand-over that is undone', async () => {
    await pass('RETURNED', { signedBy: 'Kim', files: [await drawing()] })
    const { signature } = await one()
    await holder.club.ask(contract.lostItemManage.undo, { idx }, office)
    expect((await one()).signature ?? null).toBeNull()
    expect((await holder.club.app.inject(signature!.url)).statusCode).toBe(404)
  })

  it('publishes an item again whose accepted claim is refused', async () => {
    const { claimIdx } = (await claim()).data
    await pass('CLAIMED', { claimIdx })
    expect((await refuse(claimIdx)).data).toMatchObject({ state: 'PUBLISHED', claims: [{ state: 'REFUSED' }] })
    expect((await refuse(claimIdx)).fail.code).toBe('WRONG_STATE')
  })

  it('needs a reason, the version and the right', async () => {
    const { claimIdx } = (await claim()).data
    expect((await refuse(claimIdx, { reason: '' })).fail.msgDetail).toBe('reason')
    expect((await refuse(claimIdx, { translated: { xx: { reason: 'a' } } })).fail.msgDetail).toBe('translated.xx')
    expect((await refuse(claimIdx, { version: 9 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await refuse(999_999)).status).toBe(404)
    expect((await refuse(claimIdx, { idx: 999_999 })).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '930000': 'R', '930700': 'R' } })
    expect((await refuse(claimIdx, {}, reader)).status).toBe(403)
  })
})
