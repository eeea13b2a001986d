import type { Page } from '@playwright/test'
import { isAccessible } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { type Person, someMember } from '../club/people.ts'
import { bookingCard, hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** A full member with a membership number whom the other has not played with, free on the day. */
async function someStranger(
  { sql }: Club,
  me: Person,
  date: string,
): Promise<Person & { memberNo: string; digits: string }> {
  const [row] = await sql<(Person & { memberNo: string; digits: string })[]>`
    select m.member_idx as "memberIdx", m.id, name_in('en', m.name, m.other_name) as name, m.member_no as "memberNo",
      right(m.phone_no, 4) as digits
    from member m
    where m.member_type = '10' and m.state = 'ACTIVE' and m.id like 'golfer%' and m.findable
      and not exists (select from session s where s.member_idx = m.member_idx)
      and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${date}::date)
      and not exists (select from booking_player mine join booking_player theirs using (booking_idx)
        where mine.member_idx = ${me.memberIdx} and theirs.member_idx = m.member_idx)
    order by (select count(*) from booking_player p where p.member_idx = m.member_idx and p.active
      and p.play_date >= current_club_date()), m.id desc limit 1`
  return { ...row!, memberIdx: Number(row!.memberIdx) }
}

const named = (page: Page, no: number, name: string) =>
  page.getByRole('group', { name: `Companion ${no}` }).getByRole('button', { name: `Change ${name} to another member` })

test('a member finds a stranger by number, keeps them as a buddy, and books with them in one press the next time', async ({
  page,
  club,
}) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  const stranger = await someStranger(club, me, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const companion = panel.getByRole('group', { name: 'Companion 1' })
  await companion.getByText('Member', { exact: true }).click()
  const search = companion.getByRole('combobox', { name: 'Find a member' })
  // A name alone finds nobody who is not known.
  await search.click()
  await search.fill(stranger.name)
  await expect(page.getByRole('listbox').getByText(/^No match\. Add the last four digits/)).toBeVisible()
  await search.fill(`${stranger.memberNo} ${stranger.name.split(' ').at(-1)}`)
  await expect(page.getByRole('option', { name: stranger.name, exact: true })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(named(page, 1, stranger.name)).toBeFocused()
  await isAccessible(page, 'the form with a found member')
  await companion.getByRole('button', { name: `Add to buddies: ${stranger.name}` }).click()
  await expect(companion.getByRole('button', { name: /^Add to buddies/ })).toHaveCount(0)
  await named(page, 1, stranger.name).click()
  await expect(search).toBeVisible()
  await panel.getByRole('button', { name: `Add ${stranger.name}`, exact: true }).click()
  await expect(named(page, 1, stranger.name)).toBeVisible()
  await panel.getByRole('button', { name: /^Book / }).click()
  await expect(page.getByRole('article').getByRole('list')).toContainText(stranger.name)
  const rows = await club.sql`
    select from booking_player p join booking b using (booking_idx)
    where b.slot_idx = ${teeTime.slotIdx} and b.active and p.member_idx = ${stranger.memberIdx}`
  expect(rows).toHaveLength(1)
})

test('a named member declines, and the booker sees the place to be named', async ({ page, another, club }) => {
  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  const friend = await someStranger(club, me, teeTime.date)
  await club.sql`insert into buddy (member_idx, buddy_idx, place) values (${me.memberIdx}, ${friend.memberIdx}, 1)`
  const panel = await hold(page, me, teeTime)
  await panel.getByRole('button', { name: `Add ${friend.name}`, exact: true }).click()
  await panel.getByRole('button', { name: /^Book / }).click()
  await expect(page.getByRole('article').getByRole('list')).toContainText(friend.name)

  const theirs = await another()
  await logIn(theirs, friend.id, '/mypage')
  const card = bookingCard(theirs, teeTime)
  await expect(card).toContainText(`${me.name} named you as a companion.`)
  await isAccessible(theirs, 'My page with a question')
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(card).toContainText('You accepted.')
  await card.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(card).toHaveCount(0)
  // The next booking, or the heading of the list.
  await expect.poll(() => theirs.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:H2|BUTTON)$/)

  await page.goto('/mypage')
  const mine = bookingCard(page, teeTime)
  await mine.getByRole('button', { name: new RegExp(teeTime.time) }).click()
  await expect(mine.getByRole('listitem').filter({ hasText: 'Declined' })).toContainText('To be named')
})

test('a member keeps companions, saves a group, and takes the name off the sheet', async ({ page, club }) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  const friend = await someStranger(club, me, teeTime.date)
  await logIn(page, me.id, '/mypage/companions')
  await expect(page.getByText('No buddies yet. Find a member below.')).toBeVisible()
  await isAccessible(page, 'companions without any')
  const search = page.getByRole('combobox', { name: 'Find a member' })
  await search.click()
  await search.fill(`${friend.name} ${friend.digits}`)
  await expect(page.getByRole('option', { name: friend.name, exact: true })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  const buddies = page.getByRole('region', { name: 'Buddies' })
  await expect(buddies.getByRole('listitem')).toContainText(friend.name)

  const groups = page.getByRole('region', { name: 'Saved groups' })
  await groups.getByRole('button', { name: 'Save group' }).click()
  await expect(groups.getByText('Enter a name for the group.')).toBeVisible()
  await groups.getByLabel('Group name').fill('Saturday')
  await groups.getByLabel(friend.name).check()
  await groups.getByRole('button', { name: 'Save group' }).click()
  await expect(groups.getByRole('listitem')).toContainText(`Saturday ${friend.name}`)

  await page.getByLabel('Show my name to other members').setChecked(false)
  await page.getByLabel('Let other members find me').setChecked(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[popover]').getByText('Saved.')).toBeVisible()
  await isAccessible(page, 'companions with a buddy and a group')
  const [row] = await club.sql`select show_name, findable from member where member_idx = ${me.memberIdx}`
  expect(row).toEqual({ show_name: false, findable: false })

  const panel = await hold(page, me, teeTime)
  const group = panel.getByRole('button', { name: `Saturday ${friend.name}` })
  await group.click()
  await expect(group).toHaveAttribute('aria-pressed', 'true')
  await expect(named(page, 1, friend.name)).toBeVisible()
})

test('two known companions are named and booked in few presses', async ({ page, club }, { annotations }) => {
  const teeTime = await freeTime(club, 0)
  const me = await someMember(club, teeTime.date)
  const first = await someStranger(club, me, teeTime.date)
  await club.sql`insert into buddy (member_idx, buddy_idx, place) values (${me.memberIdx}, ${first.memberIdx}, 1)`
  const [second] = await club.sql<{ memberIdx: string; name: string }[]>`
    select m.member_idx as "memberIdx", name_in('en', m.name, m.other_name) as name from member m
    where m.member_type = '10' and m.state = 'ACTIVE' and m.member_idx not in (${me.memberIdx}, ${first.memberIdx})
      and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${teeTime.date}::date)
    order by m.member_idx desc limit 1`
  await club.sql`insert into buddy (member_idx, buddy_idx, place) values (${me.memberIdx}, ${second!.memberIdx}, 2)`
  await club.sql`
    insert into companion_group (member_idx, place, name, companions)
    values (${me.memberIdx}, 0, 'Us', array[${first.memberIdx}, ${second!.memberIdx}]::bigint[])`
  const panel = await hold(page, me, teeTime)
  let presses = 1
  await panel.getByRole('button', { name: /^Us / }).click()
  presses++
  await expect(named(page, 2, second!.name)).toBeVisible()
  await panel.getByRole('button', { name: /^Book / }).click()
  presses++
  await expect(page.getByRole('article').getByRole('list')).toContainText(second!.name)
  annotations.push({ type: 'presses', description: `from a free time to a booking with two companions: ${presses}` })
  expect(presses).toBeLessThanOrEqual(3)
})
