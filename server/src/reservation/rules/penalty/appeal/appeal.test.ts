import { contract } from '@clubhouse/contract'
import type { DataOf, InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../../../test/ask.ts'
import { TestClub } from '../../../../../test/club.ts'
import { jobContext } from '../../../../job/context.ts'
import { notify } from '../../../../member/inbox/notify.ts'
import { eraseLeavers } from '../../../../member/withdrawal/erase-job.ts'
import { interruptAppeals } from './job.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday; the day before, `me` cancelled 07:00 and is suspended for 60 days (W2). */
let date: string
let me: Member
let office: { token: string }
let penalty: NonNullable<DataOf<typeof contract.booking.cancel>['penalty']>

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const job = interruptAppeals({ notify })
const interrupt = () => job.run(jobContext(holder.club.platform, job.name))

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member()
  office = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU', '940900': 'CRU' } })
  penalty = await cancelled(date)
})

async function cancelled(on: string, choice: 'SUSPENSION' | 'MONEY' = 'SUSPENSION') {
  const [slot] = (await holder.club.day(on, { slots: 1, from: '07:00' })) as [number]
  const { bookingIdx } = (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
  await holder.club.setClock(`${Temporal.PlainDate.from(on).subtract({ days: 1 })}T12:00`)
  const input = { bookingIdx, version: 1, reason: 'illness', accept: true, choice }
  return (await holder.club.ask(contract.booking.cancel, input, me)).data.penalty!
}

const TEXT = 'I was in hospital from Tuesday on.'
const appeal = (
  { text = TEXT, files }: { text?: string; files?: Sent[] } = {},
  as: { token: string } | null = me,
  headers?: Record<string, string>,
) => holder.club.ask(contract.myPenalty.appeal, { penaltyIdx: penalty.penaltyIdx, text, files }, as, headers)
type Decision = InputOf<typeof contract.conduct.decide>
const decide = (action: Decision['action'], version = 2, more: Partial<Decision> = {}, as = office) =>
  holder.club.ask(
    contract.conduct.decide,
    {
      penaltyIdx: penalty.penaltyIdx,
      ...{ version, action, reason: 'We saw the letter of the hospital.', ...more },
    },
    as,
  )
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
const mine = async () =>
  (await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)).data.list.find(
    ({ penaltyIdx }) => penaltyIdx === penalty.penaltyIdx,
  )!
async function told(): Promise<string[]> {
  const rows = await holder.club.sql<{ title: string; contents: string }[]>`
    select title, contents from member_message where member_idx = ${me.memberIdx} and kind = 'APPEAL' order by message_idx`
  return rows.map(({ title, contents }) => `${title} ${contents}`)
}

describe('POST /reservation/penalties/{id}/appeal', () => {
  it('is one open enquiry with private files; the suspension goes on, and managers see that it waits', async () => {
    expect((await mine()).appealBy).toBe(new Date(`${day(13)}T23:59:59+09:00`).toISOString().replace('.000', ''))
    const files = [
      {
        name: 'letter.png',
        type: 'image/png',
        bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
          .png()
          .toBuffer(),
      },
    ]
    const { data } = await appeal({ files })
    expect(data).toMatchObject({ state: 'APPEALED', until: day(58), version: 2, appeal: { text: TEXT } })
    expect(data.appealBy ?? null).toBeNull()
    const [row] = await holder.club
      .sql`select idx, type, state, penalty_idx from inquiry where member_idx = ${me.memberIdx}`
    expect(row).toEqual({ idx: data.vocIdx, type: 'APPEAL', state: 'RECEIVED', penaltyIdx: penalty.penaltyIdx })
    expect(await standing()).toMatchObject({ suspendedUntil: day(58), active: [{ state: 'APPEALED' }] })
    const [free] = (await holder.club.day(day(3))) as [number]
    expect((await holder.club.hold(me, free)).fail.code).toBe('SUSPENDED')
    const { decideBy, files: kept } = (await mine()).appeal!
    expect(decideBy).toBe(day(13))
    expect(kept).toMatchObject([{ name: 'letter.png', mime: 'image/png' }])
    const bare = kept[0]!.url.split('?')[0]!
    expect((await holder.club.send(`GET ${bare.replace('/hp/api', '')}`)).status).toBe(404)
    expect((await holder.club.app.inject(kept[0]!.url)).statusCode).toBe(200)
    const waiting = (await holder.club.ask(contract.attention.waiting, {}, office)).data
    expect(waiting).toContainEqual({ kind: 'PENALTY_APPEALED', count: expect.any(Number) })
    const seen = (await holder.club.ask(contract.penaltyList.one, { penaltyIdx: penalty.penaltyIdx }, office)).data
    expect(seen).toMatchObject({ state: 'APPEALED', appeal: { text: TEXT, files: [{ name: 'letter.png' }] } })
    expect(await told()).toEqual([expect.stringContaining('We have received your appeal')])
    await decide('REJECT_APPEAL')
  })

  it('is made once, while it is in force, within 14 days, of one’s own penalty', async () => {
    const other = await holder.club.member()
    expect((await appeal({}, other)).status).toBe(404)
    expect((await appeal({}, office)).status).toBe(403)
    expect((await appeal({}, null)).status).toBe(401)
    expect((await appeal({ text: '' })).status).toBe(400)
    await at(14, '00:00')
    expect((await appeal()).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'appeal' } })
    await at(13, '23:59')
    const answers = await Promise.all([appeal(), appeal(), appeal()])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await appeal()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'APPEALED' } })
    await decide('REJECT_APPEAL')
    expect((await appeal()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ACTIVE' } })
    expect((await mine()).appealBy ?? null).toBeNull()
  })

  it('is answered as before when it is sent again with its key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await appeal({}, me, key), await appeal({}, me, key)]
    expect(second.data.vocIdx).toBe(first.data.vocIdx)
    await decide('REJECT_APPEAL')
  })
})

describe('an appeal', () => {
  it('that is upheld waives the penalty; the member reads the answer', async () => {
    await appeal()
    const { data } = await decide('UPHOLD_APPEAL')
    expect(data).toMatchObject({ state: 'WAIVED' })
    expect(await standing()).toMatchObject({ active: [], cancelsThisMonth: 0 })
    expect((await mine()).appeal).toMatchObject({ answer: 'We saw the letter of the hospital.' })
    expect(await told()).toEqual([
      expect.stringContaining('We have received your appeal'),
      expect.stringMatching(/was upheld(?:.|\n)*We saw the letter of the hospital/),
    ])
    const [row] = await holder.club.sql`select state from inquiry where member_idx = ${me.memberIdx}`
    expect(row!.state).toBe('CLOSED')
  })

  it('that is rejected leaves the penalty as it was', async () => {
    await appeal()
    await at(5)
    expect((await decide('REJECT_APPEAL')).data).toMatchObject({ state: 'ACTIVE', from: day(-1), until: day(58) })
    expect((await told())[1]).toMatch(/was rejected/)
  })

  it('is decided by nothing else, and by managers with the right', async () => {
    expect((await decide('REJECT_APPEAL', 1)).fail.code).toBe('WRONG_STATE')
    await appeal()
    for (const action of ['ACTIVATE', 'WAIVE', 'CLEAR'] as const)
      expect((await decide(action, 2, action === 'CLEAR' ? { paid: penalty.money! } : {})).fail).toMatchObject({
        code: 'WRONG_STATE',
        msgVar: { state: 'APPEALED' },
      })
    const weak = await holder.club.manager({ rights: { '940000': 'R', '940900': 'R' } })
    for (const as of [me, weak]) expect((await decide('UPHOLD_APPEAL', 2, {}, as)).status).toBe(403)
    await decide('REJECT_APPEAL')
  })

  it('is decided by one of two managers who decide at once', async () => {
    await appeal()
    const answers = await Promise.all([decide('UPHOLD_APPEAL'), decide('REJECT_APPEAL'), decide('UPHOLD_APPEAL')])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    const [count] = await holder.club
      .sql`select count(*)::int as n from inquiry where member_idx = ${me.memberIdx} and state = 'CLOSED'`
    expect(count!.n).toBe(1)
  })

  it('that is not decided in 14 days interrupts the suspension; rejected, the rest follows', async () => {
    await at(1)
    await appeal()
    await at(15, '23:59')
    await interrupt()
    expect((await standing()).suspendedUntil).toBe(day(58))
    await at(16, '00:14')
    await Promise.all([interrupt(), interrupt()])
    expect(await standing()).toMatchObject({ active: [{ state: 'APPEALED', interruptedDate: day(16) }] })
    expect((await standing()).suspendedUntil).toBeUndefined()
    const [free] = (await holder.club.day(day(18))) as [number]
    expect((await holder.club.hold(me, free)).result).toBe(true)
    expect(await told()).toHaveLength(2)
    // 43 days were left on day 16.
    await at(20)
    const [held] = (await holder.club.day(day(22))) as [number]
    expect((await holder.club.hold(me, held)).result).toBe(true)
    expect((await decide('REJECT_APPEAL', 3)).data).toMatchObject({ from: day(-1), until: day(62) })
    expect(await holder.club.sql`select from claim where slot_idx = ${held} and kind = 'HOLD'`).toHaveLength(0)
    expect((await standing()).suspendedUntil).toBe(day(62))
  })

  it('is interrupted or decided, never both, when the job and a manager come at once', async () => {
    await appeal()
    await at(16)
    const [, answer] = await Promise.all([interrupt(), decide('UPHOLD_APPEAL')])
    if (!answer.result) expect((await decide('UPHOLD_APPEAL', 3)).result).toBe(true)
    const [row] = await holder.club
      .sql`select state, interrupted_date from penalty where penalty_idx = ${penalty.penaltyIdx}`
    expect(row).toEqual({ state: 'WAIVED', interruptedDate: null })
  })

  it('against money stops the time to pay while it is open', async () => {
    await at(370)
    const before = penalty
    penalty = await cancelled(day(392), 'MONEY')
    expect(before.penaltyIdx).not.toBe(penalty.penaltyIdx)
    const due = penalty.dueDate!
    await appeal()
    await at(401)
    expect((await decide('REJECT_APPEAL')).data).toMatchObject({
      state: 'ACTIVE',
      dueDate: Temporal.PlainDate.from(due).add({ days: 10 }).toString(),
    })
  })

  it('is erased with its files when the account is, and ends; its type and times stay', async () => {
    const files = [{ name: 'letter.txt', type: 'text/plain', bytes: Buffer.from('in hospital') }]
    await appeal({ files })
    await holder.club.sql`
      update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() - interval '1 minute'
      where member_idx = ${me.memberIdx}`
    await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
    const [row] = await holder.club.sql`
      select type, state, title || contents as text, created_at is not null as is_dated from inquiry where member_idx = ${me.memberIdx}`
    expect(row).toEqual({ type: 'APPEAL', state: 'CLOSED', text: '', isDated: true })
    expect(await holder.club.sql`select from file where name = 'letter.txt'`).toHaveLength(0)
    const [kept] = await holder.club.sql`select state from penalty where penalty_idx = ${penalty.penaltyIdx}`
    expect(kept!.state).toBe('ACTIVE')
  })

  it('ends with the penalty when the weather waives it, or the club resumes the member', async () => {
    await appeal()
    const boss = await holder.club.manager({ isSSAdmin: true })
    const weather = { date, kind: 'RAIN', measured: '14 mm/h', reason: 'storm since six' } as const
    expect((await holder.club.ask(contract.waiver.waive, weather, boss)).data.waived).toBe(1)
    expect((await mine()).state).toBe('WAIVED')
    await at(21)
    penalty = await cancelled(day(40))
    await appeal()
    const [row] = await holder.club.sql`select version from member where member_idx = ${me.memberIdx}`
    const resume = { memberIdx: me.memberIdx, version: row!.version, action: 'RESUME' as const, reason: 'goodwill' }
    expect((await holder.club.ask(contract.memberManage.setState, resume, boss)).result).toBe(true)
    const open = await holder.club.sql`select from inquiry where member_idx = ${me.memberIdx} and state <> 'CLOSED'`
    expect(open).toHaveLength(0)
  })
})
