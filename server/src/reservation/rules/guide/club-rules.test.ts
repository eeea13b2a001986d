import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { setPenaltyRules } from '../../../../test/penalty-rules.ts'

const holder = TestClub.use()
beforeAll(async () => {
  await holder.club.setClock('2027-03-02T12:00')
})

type Person = Awaited<ReturnType<TestClub['member']>>
const read = async (as?: Person | null, query: Partial<InputOf<typeof contract.rules.read>> = {}, lang = 'en') =>
  (await holder.club.ask(contract.rules.read, { clubCode: CLUB, ...query }, as, { 'accept-language': lang })).data

describe('GET /reservation/rules', () => {
  it('tells a visitor the rules of web members, with the next opening of each class of days', async () => {
    const data = await read()
    expect(data.opening).toEqual([
      {
        dayClass: 'WEEKDAY',
        text: 'Each week opens on Wednesday at 09:00, 3 weeks ahead. You can make 1 booking a day. You can make 4 bookings a month on these days.',
        opensAt: '2027-03-03T00:00:00Z',
      },
      {
        dayClass: 'WEEKEND',
        text: 'Each day opens 7 days ahead at 13:00. You can make 1 booking a day. You can make 1 booking a month on these days.',
        opensAt: '2027-03-02T04:00:00Z',
      },
    ])
    expect(data.cancel).toContain(
      'until 17:00, 3 days before the day of play. Weekends and public holidays: until 17:00, 4 days before.',
    )
    expect(data.guests).toContain('up to 3 a day')
    expect(data.guests).not.toContain('hand over')
    expect(data.draw).toBe('No tee times are allocated by draw.')
    for (const field of ['penalties', 'standby'] as const) expect(data[field]).not.toBe('')
    expect(data.termsIdx).toBeGreaterThan(0)
  })

  it('tells a member the rules of their type, or of the type asked for', async () => {
    const family = await holder.club.member({ memberType: '11' })
    const [weekday] = (await read(family)).opening
    expect(weekday).toMatchObject({ opensAt: '2027-03-08T04:00:00Z', text: expect.stringContaining('Monday at 13:00') })
    expect((await read(family, { memberType: '10' })).opening[0]!.text).toContain('Monday at 09:00')
    expect((await read(null, { memberType: '99' })).opening[0]).toEqual({
      dayClass: 'WEEKDAY',
      text: 'Members of this type cannot book these days.',
      opensAt: null,
    })
  })

  it('tells how a lobby works, with the numbers of the club', async () => {
    const { club } = holder
    await club.sql`update opening_rule set w05 = 'L' where member_type = '12' and day_class = 'WEEKDAY'`
    await club.sql`insert into rule_setting (name, "values") values ('lobby', '{"admitted": 8}')`
    club.platform.cache.invalidate('rule')
    const asked = { clubCode: CLUB, memberType: '12' }
    const [weekday] = (await club.ask(contract.rules.read, asked, null)).data.opening
    expect(weekday!.text).toContain(
      'through a lobby, which you can join from 30 minutes before. The order is drawn 10 seconds before, and members who join later go to the back. 8 members choose at a time. Each has 60 seconds to hold a tee time.',
    )
  })

  it('follows the settings of the club, and the language of the reader', async () => {
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('cancel', '{"weekdayDays": 5}'),
        ('booking', '{"transferIsAllowed": true, "lastMinuteHours": 48, "suspendedMayPlay": false, "suspensionCancels": true}'),
        ('guest', '{"morningsAreForMembers": true}')`
    await holder.club.sql`update opening_rule set pattern = 'MANUAL' where member_type = '20' and day_class = 'WEEKDAY'`
    await holder.club.day('2027-03-20', { w05: 'D' })
    holder.club.platform.cache.invalidate('rule')
    const data = await read()
    expect(data.cancel).toContain('5 days before the day of play')
    expect(data.guests).toContain('up to 2 on weekdays and 1 at weekends')
    expect(data.guests).toContain('On weekends and holidays, tee times before 09:00 are for members.')
    expect(data.guests).toContain('A suspended member cannot be named as a player.')
    expect(data.penalties).toContain(
      'A suspension also cancels the member’s bookings on its days, except dates of groups.',
    )
    expect(data.opening[0]!.text).toContain('A booking made within 48 hours of the tee time does not count in it.')
    expect(data.opening[0]).toMatchObject({ opensAt: null, text: expect.stringMatching(/^The club announces/) })
    expect(data.draw).toContain('from Monday 09:00 to Wednesday 17:00, 2 weeks before')
    expect(data.draw).toContain('Until Friday 12:00 you can release it')
    const korean = await read(null, {}, 'ko')
    expect(korean.cancel).toContain('이용일 5일 전 17:00')
    expect(korean.opening[1]!.text).toMatch(/^이용일 7일 전 13:00/)
  })

  it('tells the penalties of the club by their numbers, and first what stands against the member who asks', async () => {
    const { sql } = holder.club
    const rules =
      'Late cancellation, two or more days before: suspended from booking for 30 days, or 10% of the group’s green fees, as you choose.'
    expect((await read()).penalties).toContain(rules)
    const me = await holder.club.member()
    expect((await read(me)).penalties).toBe((await read()).penalties)
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2027-04-30')`
    const mine = (await read(me)).penalties
    expect(mine).toMatch(
      /^You are suspended from booking until the end of Friday 2027\.04\.30\. Reason: Cancelled the day before\. /,
    )
    expect(mine).toContain(rules)
    expect((await read()).penalties).not.toContain('You are')
    await setPenaltyRules(holder.club, {
      ...{ W1_WEEKDAY_DAYS: 0, W1_WEEKDAY_PERCENT: 15, W1_WEEKEND_DAYS: 0, W1_WEEKEND_PERCENT: 15 },
      ...{ W2_WEEKDAY_DAYS: 7, W2_WEEKDAY_PERCENT: 0, W2_WEEKEND_DAYS: 7, W2_WEEKEND_PERCENT: 0 },
    })
    const changed = (await read()).penalties
    expect(changed).toContain('Late cancellation, two or more days before: 15% of the group’s green fees.')
    expect(changed).toContain('Cancelled the day before: suspended from booking for 7 days.')
    expect((await read(me, {}, 'ko')).penalties).toMatch(/까지 예약이 정지되어 있습니다\. 사유: /)
  })

  it('knows no other club', async () => {
    expect((await holder.club.ask(contract.rules.read, { clubCode: 'XX999' })).status).toBe(404)
  })
})
