import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test('a suspended member sees until when, why, and the rules', async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/mypage')
  await expect(page.getByRole('heading', { name: 'Suspension' })).toHaveCount(0)
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 59, 'Cancelled the day before play')`
  await page.reload()
  const card = page.getByRole('region', { name: 'Suspension' })
  await expect(card).toContainText('Cancelled the day before play')
  await expect(card).toContainText('until')
  await card.getByText('Booking rules').click()
  await expect(card.getByRole('heading').nth(1)).toBeVisible()
})
