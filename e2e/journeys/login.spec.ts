import { fillLogin, logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test('a wrong password is refused aloud and keeps what was typed', async ({ page, club }) => {
  const { id, name } = await someMember(club)
  await page.goto('/login')
  await fillLogin(page, id, 'not my password 1!')
  const refusal = page.locator('form').getByRole('alert')
  await expect(refusal).toContainText('Wrong ID or password.')
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue(id)
  await expect(page.getByLabel('Password')).toHaveValue('not my password 1!')
  await expect(page.getByLabel('Password')).toBeFocused()

  await fillLogin(page, id)
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
})

test('a session is redirected from the login to its page', async ({ page, club }) => {
  const { id } = await someMember(club)
  await logIn(page, id)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})
