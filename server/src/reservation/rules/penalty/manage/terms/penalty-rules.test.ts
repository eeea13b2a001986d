import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { PENALTY_RULES_FIRST, type PenaltyRule } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../../../test/club.ts'
import { forgetPenaltyRules } from '../../../../../../test/penalty-rules.ts'

const holder = TestClub.use()
type Rules = InputOf<typeof contract.penaltyRules.change>['rules']
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
/** A Thursday. The first days after it on which milder and stricter rules may begin. */
const [TODAY, MILDER, STRICTER] = ['2027-03-04', '2027-03-11', '2027-04-03']

beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU', '940900': 'CRU' } })
  await holder.club.member()
})
beforeEach(async () => {
  await forgetPenaltyRules(holder.club)
  await at(TODAY)
})

const at = (day: string, time = '12:00') => holder.club.setClock(`${day}T${time}`)
const read = async () => (await holder.club.ask(contract.penaltyRules.read, {}, boss)).data
const ruleOf = (
  code: PenaltyRule['code'],
  dayClass: PenaltyRule['dayClass'],
  change: Partial<PenaltyRule> = {},
  times?: number,
) => ({
  ...PENALTY_RULES_FIRST.find(
    (rule) => rule.code === code && rule.dayClass === dayClass && (times === undefined || rule.times === times),
  )!,
  ...change,
})
const put = (rules: Rules, effectiveDate: string, version = 0, as: { token: string } = boss) =>
  holder.club.ask(contract.penaltyRules.change, { rules, effectiveDate, version }, as)
async function announce(rules: Rules, effectiveDate: string) {
  const answer = await put(rules, effectiveDate, (await read()).version)
  expect(answer.code).toBeUndefined()
  holder.club.platform.cache.invalidate('rule')
  return answer.data
}

it('begins with the defaults, announces others, and puts them into force on their day', async () => {
  const first = await read()
  expect(first).toMatchObject({ rules: PENALTY_RULES_FIRST, defaults: PENALTY_RULES_FIRST, version: 0 })
  expect([first.next, first.effectiveDate]).toEqual([null, null])
  expect(first.earliest).toEqual({ milder: MILDER, stricter: STRICTER })
  const milder = ruleOf('W1', 'WEEKDAY', { days: 10, percent: 5 })
  const told = await announce([milder], MILDER)
  expect(told).toMatchObject({ rules: PENALTY_RULES_FIRST, version: 1, next: { effectiveDate: MILDER } })
  expect(told.next!.rules).toEqual(PENALTY_RULES_FIRST.map((rule, i) => (i === 0 ? milder : rule)))
  expect(await read()).toEqual(told)
  await at('2027-03-10', '23:59')
  expect((await read()).rules).toEqual(PENALTY_RULES_FIRST)
  await at(MILDER, '00:00')
  const now = await read()
  expect([now.next, now.effectiveDate, now.rules[0]]).toEqual([null, MILDER, milder])
})

it('takes the place of what was announced, and withdraws it without notice', async () => {
  await announce([ruleOf('W1', 'WEEKDAY', { days: 10 })], MILDER)
  const other = await announce([ruleOf('W2', 'WEEKEND', { days: 20 })], '2027-03-20')
  expect(other.next!.effectiveDate).toBe('2027-03-20')
  expect([other.next!.rules[0]!.days, other.next!.rules[3]!.days]).toEqual([10, 20])
  await at('2027-03-19')
  const withdrawn = await announce([ruleOf('W1', 'WEEKDAY'), ruleOf('W2', 'WEEKEND')], '2027-03-20')
  expect(withdrawn).toMatchObject({ rules: PENALTY_RULES_FIRST, next: null, version: 3 })
})

const STRICT = ruleOf('W8', 'WEEKEND', { days: 365 })
it.each([
  ['milder', ruleOf('W3', 'WEEKDAY', { days: 30 }), MILDER],
  ['stricter by days', STRICT, STRICTER],
  ['stricter by its share', ruleOf('W3', 'WEEKDAY', { percent: 31 }), STRICTER],
  ['stricter without money', ruleOf('W3', 'WEEKDAY', { percent: 0 }), STRICTER],
  ['stricter with money in place of days', ruleOf('W3', 'WEEKDAY', { days: 0 }), STRICTER],
])('that is %s is refused before its notice has passed', async (_, rule, earliest) => {
  const before = Temporal.PlainDate.from(earliest).subtract({ days: 1 }).toString()
  expect((await put([rule], before)).fail).toMatchObject({
    code: 'TOO_SOON',
    msgCode: 'terms.TOO_SOON',
    msgVar: { earliest },
  })
  expect((await read()).version).toBe(0)
  expect((await put([rule], earliest)).result).toBe(true)
})

it.each([
  [[ruleOf('W1', 'WEEKDAY', { days: -1 })], 'rules[0].days'],
  [[ruleOf('W1', 'WEEKDAY', { percent: 101 })], 'rules[0].percent'],
  [[ruleOf('W5', 'WEEKDAY', { days: 0 })], 'rules[0].days'],
  [[ruleOf('W1', 'WEEKDAY', { perMonths: 6 })], 'rules[0].perMonths'],
  [[ruleOf('W6', 'WEEKDAY', { percent: 10 })], 'rules[0].percent'],
  [[ruleOf('W1', 'WEEKDAY', { times: 2 })], 'rules[0].times'],
  [[{ ...ruleOf('W5', 'WEEKDAY'), times: undefined }], 'rules[0].times'],
  [[ruleOf('W1', 'WEEKDAY'), ruleOf('W1', 'WEEKDAY')], 'rules[1].times'],
  [[ruleOf('W6', 'WEEKDAY', { perMonths: 6 })], 'rules[0].perMonths'],
  [[ruleOf('W2', 'WEEKDAY', { isUse: false })], 'rules[0].isUse'],
])('with %j names %s', async (rules, field) => {
  const { status, fail } = await put(rules, STRICTER)
  expect([status, fail.msgDetail]).toEqual([400, field])
  expect((await read()).version).toBe(0)
})

it('needs its right', async () => {
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940900': 'R' } })
  expect((await holder.club.ask(contract.penaltyRules.read, {}, reader)).status).toBe(200)
  expect((await put([STRICT], STRICTER, 0, reader)).status).toBe(403)
  const other = await holder.club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
  expect((await holder.club.ask(contract.penaltyRules.read, {}, other)).status).toBe(403)
  const member = await holder.club.member()
  expect((await holder.club.ask(contract.penaltyRules.read, {}, member)).status).toBe(403)
  expect((await holder.club.ask(contract.penaltyRules.read, {})).status).toBe(401)
})

it('of managers who save at once one does, also the first rules of all', async () => {
  const saves = await Promise.all(
    [200, 210, 220, 230].map((days) => put([ruleOf('W8', 'WEEKDAY', { days })], STRICTER)),
  )
  expect(saves.filter(({ result }) => result)).toHaveLength(1)
  expect(saves.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
})

it('tells in its history which value begins when', async () => {
  await announce([STRICT], STRICTER)
  await announce([ruleOf('W7', 'WEEKDAY', { isUse: false }), ruleOf('W7', 'WEEKEND', { isUse: false })], '2027-05-01')
  const [row] = await holder.club.sql<{ clubIdx: number }[]>`select club_idx from club`
  const { list } = (await holder.club.ask(contract.penaltyRules.history, { recordIdx: row!.clubIdx }, boss)).data
  expect(list.slice(0, 2).map(({ changes }) => changes)).toEqual([
    [
      { field: 'effectiveDate', before: STRICTER, after: '2027-05-01', isKept: true },
      { field: 'W7_IS_USE', before: true, after: false, isKept: true },
    ],
    [
      { field: 'effectiveDate', before: null, after: STRICTER, isKept: true },
      { field: 'W8_WEEKEND_DAYS', before: 180, after: 365, isKept: true },
    ],
  ])
})

it('is read in the guide and the booking rules, which tell what is announced before it begins', async () => {
  const guide = async () => (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data
  const penalties = async () => (await holder.club.ask(contract.rules.read, { clubCode: CLUB })).data.penalties
  await announce(
    [
      ruleOf('W1', 'WEEKEND', { days: 45 }),
      ...(['WEEKDAY', 'WEEKEND'] as const).flatMap((dayClass) => [
        ruleOf('W5', dayClass, { perMonths: 6 }, 2),
        ruleOf('W5', dayClass, { perMonths: 6 }, 3),
        ruleOf('W8', dayClass, { isUse: false }),
      ]),
    ],
    STRICTER,
  )
  await expect.poll(async () => (await guide()).penaltiesNext).toContain('(weekends and public holidays)')
  const before = await guide()
  expect(before.penaltiesNext).toMatch(/^These penalties apply from Sat 3 Apr: /)
  expect(before.conduct).toContain('12-month')
  expect(before.penalties).toHaveLength(5)
  expect(await penalties()).toContain(before.penaltiesNext)
  await at(STRICTER)
  holder.club.platform.cache.invalidate('rule')
  const after = await guide()
  expect(after.penaltiesNext).toBe('')
  expect(after.penalties.slice(0, 2).map(({ name, days }) => [name, days])).toEqual([
    ['Late cancellation, two or more days before (weekdays)', 30],
    ['Late cancellation, two or more days before (weekends and public holidays)', 45],
  ])
  expect(after.conduct).toContain('6-month')
  expect(after.conduct).not.toContain('reselling')
  expect(await penalties()).toContain(after.conduct)
})

async function booked(as: { token: string; memberIdx: number }, on: string) {
  const [slot] = (await holder.club.day(on, { slots: 1, from: '07:00' })) as [number]
  const made = await holder.club.book(as, slot, await holder.club.hold(as, slot))
  return made.data
}
const penaltiesOf = async (as: { token: string; memberIdx: number }) =>
  (await holder.club.ask(contract.profile.penalties, { memberIdx: as.memberIdx }, as)).data.active

it('holds for what happens from its day on: an earlier penalty, and an earlier round, keep their terms', async () => {
  const [early, late, absent] = [await holder.club.member(), await holder.club.member(), await holder.club.member()]
  const first = await booked(early, '2027-03-11')
  await announce(
    [
      ruleOf('W2', 'WEEKDAY', { days: 200 }),
      ...(['WEEKDAY', 'WEEKEND'] as const).map((dayClass) => ruleOf('W4', dayClass, { days: 5, perMonths: 24 })),
    ],
    STRICTER,
  )
  const cancel = ({ bookingIdx }: { bookingIdx: number }, as: { token: string }) =>
    holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'other', accept: true }, as)
  await at('2027-03-10')
  expect((await cancel(first, early)).data.penalty).toMatchObject({ code: 'W2', until: '2027-05-08' })
  await at('2027-03-25')
  const [round, second] = [await booked(absent, '2027-04-01'), await booked(late, '2027-04-08')]
  await at('2027-04-07')
  // The rules have changed since; the penalty of March has not.
  expect(await penaltiesOf(early)).toMatchObject([{ code: 'W2', from: '2027-03-10', until: '2027-05-08' }])
  const upcoming = (await holder.club.ask(contract.booking.mine, { memberIdx: late.memberIdx }, late)).data.list
  expect(upcoming[0]!.ifCancelledNow).toMatchObject({ code: 'W2', days: 200 })
  const { penalty } = (await cancel(second, late)).data
  expect(Temporal.PlainDate.from(penalty!.from).until(penalty!.until!).days + 1).toBe(200)
  // Recorded after the change, about a round before it.
  const noShow = await holder.club.ask(
    contract.conduct.noShow,
    { bookingIdx: round.bookingIdx, version: round.version, isNoShow: true, reason: 'seen at the desk' },
    boss,
  )
  expect(noShow.data.penalty).toMatchObject({ code: 'W4', from: '2027-04-07', until: '2027-10-03' })
  expect(await penaltiesOf(absent)).toMatchObject([{ code: 'W4', countsUntil: '2028-04-01' }])
})

it('proposes nothing of a code that is not in use, and counts no cancellations then', async () => {
  const me = await holder.club.member()
  const off = (['W7', 'W8'] as const).flatMap((code) => [
    ruleOf(code, 'WEEKDAY', { isUse: false }),
    ruleOf(code, 'WEEKEND', { isUse: false }),
  ])
  await announce(off, MILDER)
  const propose = () =>
    holder.club.ask(contract.conduct.propose, { memberIdx: me.memberIdx, code: 'W8', reason: 'lent a name' }, boss)
  expect((await propose()).data).toMatchObject({ state: 'PROPOSED', code: 'W8' })
  const max = async () =>
    (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data.cancelsMax
  expect(await max()).toBe(5)
  await at(MILDER)
  expect((await propose()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'RULE_OFF' } })
  expect((await max()) ?? null).toBe(null)
})
