import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { booked } from '../club/booked.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { type Person, someMember } from '../club/people.ts'
import { bookingCard } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test.beforeEach(async ({ club }) => {
  await club.sql`insert into rule_setting (name, "values") values ('booking', '{"transferIsAllowed": true}')`
})
test.afterEach(async ({ club }) => {
  await club.sql`delete from rule_setting where name = 'booking'`
})

/** A full member who is free on the day takes the second place, and has said to play. */
async function someHeir({ sql }: Club, bookingIdx: number, date: string): Promise<Person> {
  const [heir] = await sql<Person[]>`
    select m.member_idx::int as "memberIdx", m.id, name_in('en', m.name, m.other_name) as name from member m
    where m.member_type = '10' and m.state = 'ACTIVE' and m.id like 'golfer%' and not m.need_more_time
      and not exists (select from session s where s.member_idx = m.member_idx)
      and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${date}::date)
    order by (select count(*) from booking b where b.member_idx = m.member_idx and b.active
      and date_trunc('month', b.play_date) = date_trunc('month', ${date}::date)), m.id desc limit 1`
  await sql`
    update booking_player set kind = 'MEMBER', member_idx = ${heir!.memberIdx} where booking_idx = ${bookingIdx} and no = 2`
  await sql`
    insert into player_answer (booking_idx, member_idx, answer) values (${bookingIdx}, ${heir!.memberIdx}, 'ACCEPTED')`
  return heir!
}

test('a booking is offered to a companion, who is asked, declines, and accepts the second time', async ({
  page,
  another,
  club,
}) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  const bookingIdx = await booked(page, me, teeTime)
  const heir = await someHeir(club, bookingIdx, teeTime.date)
  await logIn(page, me.id, `/mypage?booking=${bookingIdx}`)
  const mine = bookingCard(page, teeTime)
  const offer = async () => {
    await mine.getByRole('button', { name: 'Offer to a companion' }).click()
    await mine.getByLabel(heir.name).check()
    await isAccessible(page, 'offering a booking')
    await mine.getByRole('button', { name: 'Offer the booking' }).click()
    await expect(mine.getByText(`You offered this booking to ${heir.name}, who has not answered yet.`)).toBeVisible()
  }
  await offer()
  await isAccessible(page, 'a booking that is offered')
  await mine.getByRole('button', { name: 'Withdraw the offer' }).click()
  await expect(mine.getByText(/^You offered this booking/)).toHaveCount(0)
  await offer()

  const theirs = await another()
  await logIn(theirs, heir.id, `/mypage?booking=${bookingIdx}`)
  const asked = bookingCard(theirs, teeTime)
  await expect(asked.getByText(`${me.name} offers you this booking.`)).toBeVisible()
  // The price and the deadlines that become theirs.
  await expect(asked.getByText('Cancelled free of charge until')).toBeVisible()
  await expect(asked.getByText('Players named by')).toBeVisible()
  await isAccessible(theirs, 'a booking that is offered to the reader')
  await fitsSideways(theirs, 'a booking that is offered to the reader')
  await asked.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(asked.getByText(/offers you this booking/)).toHaveCount(0)

  await page.reload()
  await expect(mine.getByText(/^You offered this booking/)).toHaveCount(0)
  await offer()
  await theirs.reload()
  await asked.getByRole('button', { name: 'Take over the booking' }).click()
  await expect(asked.getByRole('button', { name: 'Offer to a companion' })).toBeVisible()
  await asked.getByText('History').click()
  await expect(asked.getByRole('list').last().getByRole('listitem').first()).toContainText(
    `Handed over to ${heir.name}`,
  )
  await page.reload()
  await expect(mine.getByRole('button', { name: 'Offer to a companion' })).toHaveCount(0)
})
