import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, bookingCard, hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const KINDS = '/ishm/member/coupon/kinds'

test('a manager keeps kinds of coupons, and puts one out of use', async ({ page }) => {
  await logIn(page, 'manager1', KINDS)
  await expect(page.getByRole('row').filter({ hasText: 'Free weekday round' })).toContainText('Weekdays')
  await page.getByRole('button', { name: 'Add a type' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add a type' })
  await fresh.getByRole('button', { name: 'Add type' }).click()
  await expect(fresh.getByText('Enter a name.')).toBeVisible()
  await fresh.getByLabel('Name (English)').fill('Morning ten')
  await fresh.getByLabel('Benefit').selectOption({ label: 'Percentage off the green fees' })
  await fresh.getByRole('button', { name: 'Add type' }).click()
  await expect(fresh.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
  await fresh.getByLabel('Percentage').fill('10')
  await fresh.getByRole('group', { name: 'Parts of the day' }).getByRole('checkbox').first().check()
  await isAccessible(page, 'a new kind of coupon')
  await fitsSideways(page, 'a new kind of coupon')
  await fresh.getByRole('button', { name: 'Add type' }).click()
  await expect(fresh).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Morning ten' })
  await expect(row).toContainText('10% off the green fees')
  await row.getByRole('link').click()
  const panel = page.getByRole('dialog', { name: 'Morning ten' })
  await expect(panel.getByText('Coupons already issued keep their terms.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await panel.getByRole('checkbox', { name: /^In use/ }).uncheck()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Out of use')
})

test('a member sees a coupon that the club issued, and no longer one that it revoked', async ({
  page,
  another,
  club,
}) => {
  const me = await someMember(club)
  await club.sql`
    insert into coupon (kind_idx, member_idx, kind, name, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, ${me.memberIdx}, kind, name, day_classes, parts, min_players, current_club_date(),
      current_club_date() + 10, 'For waiting in the rain'
    from coupon_kind where kind = 'ROUND'`
  await logIn(page, me.id, '/mypage')
  await page.getByRole('link', { name: 'My coupons' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Free weekday round' })
  await expect(card).toContainText('Not used yet')
  await expect(card).toContainText('A round without green fee')
  await isAccessible(page, 'my coupons')
  await fitsSideways(page, 'my coupons')

  const office = await another()
  await logIn(office, 'manager1', '/ishm/member/coupon')
  const row = office.getByRole('row').filter({ hasText: 'For waiting in the rain' })
  await row.getByRole('checkbox').check()
  await office.getByRole('button', { name: 'Revoke' }).click()
  const ask = office.getByRole('dialog', { name: 'Revoke' })
  await ask.getByRole('button', { name: 'Revoke' }).click()
  await expect(ask.getByText('Enter a reason.')).toBeVisible()
  await ask.getByLabel('Reason').fill('Issued to the wrong person')
  await ask.getByRole('button', { name: 'Revoke' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'Issued to the wrong person' })).toContainText('Revoked')
  await isAccessible(office, 'the coupons of all members')
  await fitsSideways(office, 'the coupons of all members')

  await page.reload()
  await expect(page.getByText('No coupons', { exact: true })).toBeVisible()
  await page.getByText('All', { exact: true }).click()
  await expect(card).toContainText('Revoked')
})

test('a manager issues a coupon on screen, and the member books with it and cancels', async ({
  page,
  another,
  club,
}) => {
  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  const office = await another()
  await logIn(office, 'manager1', '/ishm/member/coupon')
  await office.getByRole('button', { name: 'Issue coupons' }).click()
  const issue = office.getByRole('dialog', { name: 'Issue coupons' })
  await issue.getByLabel('Coupon', { exact: true }).selectOption({ label: 'Free cart (Free cart)' })
  await issue.getByLabel('Name or membership number').first().fill(me.id)
  await issue.getByRole('option', { name: /\d\d-\d{4}$/ }).click()
  await issue.getByRole('textbox', { name: 'Reason' }).fill('For the long wait')
  await isAccessible(office, 'issuing coupons')
  await fitsSideways(office, 'issuing coupons')
  await issue.getByRole('button', { name: 'Issue coupons' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'For the long wait' })).toContainText('Not used yet')

  const panel = await hold(page, me, teeTime)
  const choice = panel.getByRole('group', { name: 'Coupon or discount' })
  await choice.getByRole('radio', { name: /^Free cart/ }).check()
  await isAccessible(page, 'choosing a coupon')
  await fitsSideways(page, 'choosing a coupon')
  await bookButton(panel).click()
  await expect(page.getByText('Coupon: Free cart')).toBeVisible()

  await page.goto('/mypage/coupons?show=all')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'In a booking' })
    .getByRole('link', { name: 'See the booking' })
    .click()
  const card = bookingCard(page, teeTime)
  await expect(card.getByText('The coupon is reserved for this booking.')).toBeVisible()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.getByText('Your coupon is returned to you.')).toBeVisible()
  await card.getByLabel('Illness').check()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText(/your coupon is returned\.$/)).toBeVisible()
})
