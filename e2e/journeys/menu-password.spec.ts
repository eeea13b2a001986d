import { logIn } from '../club/log-in.ts'
import { PASSWORD, someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

const COMMUNITY = '060000'

test('a menu with a password opens after it was given again', async ({ page, club }) => {
  const me = await someMember(club)
  await club.sql`update menu set need_password = true where code = ${COMMUNITY}`
  try {
    const html = async () => (await page.request.get('/community')).text()
    await expect.poll(html, 'its page leaves the server empty').toContain('name="robots" content="noindex"')
    await logIn(page, me.id, '/community')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Confirm your password')
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(title).toHaveText('News and events')
    await page.reload()
    await expect(title, 'for ten minutes').toHaveText('News and events')
    await club.moveClock(11 * 60)
    await page.reload()
    await expect(title).toHaveText('Confirm your password')
  } finally {
    await club.sql`update menu set need_password = false where code = ${COMMUNITY}`
  }
})
