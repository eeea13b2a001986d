import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

test('with the keyboard alone: one is opened, changed and closed, and the focus is where it was', async ({
  page,
  club,
}) => {
  const { id } = await someManager(club, 'Ye-rin Do')
  await logIn(page, 'manager1', `/ishm/site/user?keyword=${id}`)
  const link = page.getByRole('link', { name: 'Ye-rin Do' })
  await expect(link).toBeVisible()
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement: now } = document
        return (now as HTMLInputElement)?.labels?.[0]?.textContent ?? now?.textContent
      })
      if (focused?.startsWith(name)) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await tabTo('Ye-rin Do')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ye-rin Do' })
  await expect(panel.getByLabel('Group', { exact: true })).toBeVisible()
  await tabTo('Name')
  await page.keyboard.type('Ye-rin Do-Kim')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ye-rin Do-Kim' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/ishm/site/user?keyword=${id}`)
  await expect(page.getByRole('link', { name: 'Ye-rin Do-Kim' })).toBeFocused()
})
