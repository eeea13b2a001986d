import { contract } from '@clubhouse/contract'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { forgetPenaltyRules, setPenaltyRules } from '../../../../test/penalty-rules.ts'

const holder = TestClub.use()
const read = async (lang = 'en'): Promise<Guide> =>
  (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang })).data

it('says the fees, penalties and openings of the rules, in both languages', async () => {
  const { fees, penalties, moneyDue, opening, cancel } = await read()
  expect(fees).toContainEqual({
    ...{ key: 'GREEN', name: 'Green fee', memberType: '10', memberTypeName: 'Full member' },
    ...{ part: null, partName: null, season: false, weekdays: [], weekdayNames: [] },
    ...{ unit: 'PERSON', weekday: 90_000, weekend: 120_000 },
  })
  expect(penalties[0]).toEqual({
    ...{ code: 'W1', name: 'Late cancellation, two or more days before' },
    ...{ days: 30, percent: 10, perMonths: null },
  })
  expect(opening.find(({ memberType }) => memberType === '10')!.weekday).toContain('opens')
  expect(cancel).toContain('17:00')
  expect(moneyDue).toContain('when you next check in, and within 30 days at the latest')
  const korean = await read('ko')
  expect(korean.fees[0]!.name).toMatch(/[가-힣]/)
  expect(korean.cancel).toMatch(/[가-힣]/)
})

it('follows a changed fee, a fee that begins later, and a changed rule', async () => {
  const { sql } = holder.club
  await sql`update fee set amount = 95000 where key = 'GREEN' and member_type = '10' and day_class = 'WEEKDAY' and part is null`
  await sql`insert into fee (key, day_class, unit, amount, from_date) values ('LOCKER', 'WEEKDAY', 'PERSON', 5000, '2099-01-01')`
  const week = { W1_WEEKDAY_DAYS: 7, W1_WEEKDAY_PERCENT: 0, W1_WEEKEND_DAYS: 7, W1_WEEKEND_PERCENT: 0 }
  await setPenaltyRules(holder.club, week)
  const weekday = ({ fees }: Guide) =>
    fees.find(({ memberType, part }) => memberType === '10' && part === null)!.weekday
  await expect.poll(() => read().then(weekday)).toBe(95_000)
  await expect.poll(() => read().then(({ penalties }) => penalties[0])).toMatchObject({ days: 7, percent: null })
  expect((await read()).fees.map(({ key }) => key)).not.toContain('LOCKER')
})

it('says the first and last tee time of the days that are published', async () => {
  await holder.club.day('2026-12-05', { slots: 3, from: '07:00' })
  await holder.club.sql`select pg_notify('changed', 'rule')`
  await expect.poll(() => read().then(({ times }) => times[0]?.first)).toBe('07:00')
})

it('says how standby and draws work, with the numbers of the settings', async () => {
  const { club } = holder
  expect((await read()).draws).toEqual([])
  await club.day('2026-12-19', { w05: 'D' })
  await club.sql`select pg_notify('changed', 'rule')`
  const said = async (lang?: string) => (await read(lang)).draws.join('\n')
  await expect
    .poll(() => said())
    .toContain('open from Monday 09:00 to Wednesday 17:00, 2 weeks before. It is drawn on Thursday 10:00')
  for (const sentence of [
    'the result is published on Thursday 10:05.',
    'for a party of 2–4',
    'is 4, plus 2 for each miss in a row, minus 1 for each win in the last 8 weeks; it is at least 1 and at most 12.',
    'After 3 misses in a row',
    'by 17:00, 4 days before the day of play',
    'Until Friday 12:00 you can release it, which is no cancellation. What is left goes to standby on Friday 13:00',
  ])
    expect(await said()).toContain(sentence)
  expect((await read()).standby).toContain('begin within 12 hours')
  await club.sql`
    insert into rule_setting (name, "values") values ('standby', '{"noticeHours": 6}'), ('draw',
      '{"closeDays": 1, "publishMinutes": 60, "releaseDays": 5, "releaseTime": "23:30", "ticketsPerWin": 0, "ticketsMost": 9, "tierFrom": 2, "partyMost": 2}')`
  await club.sql`select pg_notify('changed', 'rule')`
  await expect.poll(() => said()).toContain('to Tuesday 17:00, 2 weeks before')
  for (const sentence of [
    'published on Thursday 11:00',
    'for a party of 2,',
    'is 4, plus 2 for each miss in a row; it is at least 1 and at most 9.',
    'After 2 misses in a row',
    'Until Saturday 23:30 you can release it, which is no cancellation. What is left goes to standby on Sunday 00:30',
  ])
    expect(await said()).toContain(sentence)
  expect((await read()).standby).toContain('begin within 6 hours')
  expect(await said('ko')).toContain('연속 낙첨 1회마다 2장이 늘어 최소 1장, 최대 9장입니다.')
})

it('says how draws work while a template in use keeps a share for them, before a day is made', async () => {
  const { club } = holder
  const isSaid = async (is: boolean) => {
    await club.sql`select pg_notify('changed', 'rule')`
    await expect.poll(async () => (await read()).draws.length > 0).toBe(is)
  }
  await club.sql`delete from claim where kind = 'DRAW'`
  await isSaid(false)
  await club.sql`
    with made as (insert into template (name, day_types) values ('Saturdays', '{SA}') returning template_idx)
    insert into template_part (template_idx, part, first_time, last_time, draw_share, fcfs_share, house_share)
    select template_idx, '1', '07:00', '08:00', 50, 50, 0 from made`
  await isSaid(true)
  await club.sql`update template set is_use = false`
  await isSaid(false)
})

it('another club is not found', async () => {
  expect((await holder.club.ask(contract.rules.guide, { clubCode: 'XX999' })).status).toBe(404)
})

it('says the rules of booking in at most three sentences, by the rules of the club', async () => {
  const { club } = holder
  const short = async (lang?: string) => (await read(lang)).short
  expect(await short()).toEqual([
    expect.stringMatching(/^You can book up to \d+ days ahead, depending on your member type and the tee time\.$/),
    'You can make 1 booking a day; a limit for the month depends on your member type and the day.',
    'You can cancel free of charge until 17:00: 3 days ahead for a weekday, 4 for a weekend or public holiday.',
  ])
  expect((await short('ko')).join(' ')).toMatch(/[가-힣]/)
  await club.sql`
    insert into rule_setting (name, "values") values ('cancel', '{"time": "12:00", "weekdayDays": 1, "weekendDays": 1}')`
  await club.sql`
    update opening_rule set pattern = 'ROLLING', days = 21, weekday = null, weeks = null, day_of_month = null,
      quota_day = 2, quota_month = null, w05 = 'F'`
  await club.sql`select pg_notify('changed', 'rule')`
  await expect
    .poll(() => short())
    .toEqual([
      'You can book up to 21 days ahead.',
      'You can make 2 bookings a day.',
      'You can cancel free of charge until 12:00, 1 day before the day of play.',
    ])
  await club.sql`delete from opening_rule`
  await club.sql`select pg_notify('changed', 'rule')`
  await expect.poll(async () => (await short()).length).toBe(1)
})

it('says what follows on each time, whatever the penalty rules are', async () => {
  const ladders = async () =>
    Object.fromEntries(
      (await read()).repeats.map(({ code, name, perMonths, steps }) => [name, { code, perMonths, steps }]),
    )
  const step = (from: number, to: number | null, days: number | null, percent: number | null = null) => ({
    ...{ from, to, days, percent },
  })
  await forgetPenaltyRules(holder.club)
  await expect.poll(ladders).toEqual({
    'Booker absent': { code: 'W5', perMonths: 12, steps: [step(2, 2, 30), step(3, null, 90)] },
    'Below minimum players': { code: 'W6', perMonths: 12, steps: [step(3, null, 30)] },
    'Five cancellations or more in a month': { code: 'W7', perMonths: 1, steps: [step(5, null, 14)] },
    'Name lent or tee time resold': { code: 'W8', perMonths: null, steps: [step(1, null, 180)] },
  })
  await setPenaltyRules(holder.club, { W5_2_WEEKEND_DAYS: 45, W5_PER_MONTHS: 6, W6_IS_USE: false, W8_IS_USE: false })
  await expect
    .poll(async () => Object.keys(await ladders()))
    .toEqual([
      'Booker absent (weekdays)',
      'Booker absent (weekends and public holidays)',
      'Five cancellations or more in a month',
    ])
  const none = Object.fromEntries(
    ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'].map((code) => [`${code}_IS_USE`, false]),
  )
  await setPenaltyRules(holder.club, none)
  await expect.poll(async () => [(await read()).penalties, await ladders()]).toEqual([[], {}])
  await forgetPenaltyRules(holder.club)
})

it('says how groups play where the club has a season for them, with the numbers of the settings', async () => {
  const { club } = holder
  expect((await read()).groups).toEqual([])
  await club.sql`
    insert into team_season (year, open_at, close_at, decide_by, limits)
    select extract(year from current_club_date()) + 1, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', '{}'`
  await club.sql`
    insert into rule_setting (name, "values") values ('team', '{"playedLeast": 75, "skipDays": 20, "skipsMost": 3, "noShowsMost": 1,
      "playersLeast": 2, "earlyPercent": 15, "earlyDays": 8, "latePercent": 25, "lateDays": 1, "latestPercent": 40, "suspendedDays": 45}')`
  await club.sql`select pg_notify('changed', 'rule')`
  const said = async (lang?: string) => (await read(lang)).groups.join('\n')
  await expect.poll(() => said()).toContain('A group plays at least 75% of its dates.')
  for (const sentence of [
    'by 17:00, 1 day before the day of play. They can change them until 30 minutes before',
    'until 14:00, 20 days before, at most 3 times a season',
    'A tee time has at least 2 players; fewer than four pay for four',
    'costs 15% of the green fees of four players until 8 days before the day of play. Then it costs 25% until 1 day before, and 40% after that.',
    'can be suspended from booking for 45 days',
    'The officer who decides pays.',
    'or 1 date on which no one came, ends the contract',
  ])
    expect(await said()).toContain(sentence)
  expect(await said('ko')).toContain('라운드는 20일 전 14:00까지 한 시즌에 3회 건너뛰실 수 있습니다.')
  await club.sql`delete from rule_setting where name = 'team'`
})
