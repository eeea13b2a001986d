import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a member gives a calendar a private address, replaces it and deletes it', async ({ page, club, request }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/mypage')
  await page.getByText('Tee times in my calendar').click()
  await page.getByRole('button', { name: 'Create private address' }).click()
  const address = page.getByLabel('Private address')
  await expect(address).toHaveValue(/\/hp\/api\/ical\/tk\./)
  await isAccessible(page, 'a private address')
  await fitsSideways(page, 'a private address')
  const first = await address.inputValue()
  expect(await (await request.get(first)).text()).toContain('BEGIN:VCALENDAR')
  await expect(page.getByRole('link', { name: 'Add to the calendar of this device' })).toHaveAttribute(
    'href',
    first.replace(/^https?/, 'webcal'),
  )
  await page.reload()
  await page.getByText('Tee times in my calendar').click()
  await expect(page.getByText(/^Address created on .* It cannot be shown again\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create new address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new address' }).click()
  await expect(address).toHaveValue(/\/hp\/api\/ical\/tk\./)
  await expect(address).not.toHaveValue(first)
  expect((await request.get(first)).status()).toBe(404)
  await page.getByRole('button', { name: 'Delete address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click()
  await expect(page.getByRole('button', { name: 'Create private address' })).toBeVisible()
})
