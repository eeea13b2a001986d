import { openAddressServer } from '../../server/test/address-server.ts'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { openMyInfo } from '../club/my-info.ts'
import { test as base, expect } from '../journey.ts'

const test = base.extend<object, { addresses: Awaited<ReturnType<typeof openAddressServer>> }>({
  addresses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const addresses = await openAddressServer()
      await use(addresses)
      await addresses.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ addresses: { url, key } }, use) => use({ ADDRESS_URL: url, ADDRESS_KEY: key }),
    { scope: 'worker' },
  ],
})

test.use(STILL)

test('a member finds the postcode by keyboard, and goes on with the detail', async ({ page, club, addresses }) => {
  await openMyInfo(page, 'member2')
  await page.getByRole('button', { name: 'Find address' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Find address' })
  const find = dialog.getByRole('searchbox')
  await expect(find).toBeFocused()
  await expect(dialog).toContainText('Enter at least 2 characters.')
  await find.fill('Seoul')
  await expect(dialog).toContainText('Too many addresses match.')
  await find.fill('세종대로')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await isAccessible(page, 'addresses that were found')
  await fitsSideways(page, 'addresses that were found')
  await find.fill('no such road')
  await expect(dialog).toContainText('No address found.')
  addresses.answer((response) => response.destroy())
  await find.fill('gone away')
  await expect(dialog).toContainText('The address search is not available now.')
  addresses.answer()
  await find.fill('209 Sejong')
  // While it searches, its word stands in the list.
  await expect(dialog.getByRole('option', { name: /^209 Sejong-daero/ })).toBeVisible()
  await find.press('ArrowDown')
  await find.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Postcode')).toHaveValue('03171')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('209 Sejong-daero, Jongno-gu, Seoul')
  const detail = page.getByLabel('Address line 2')
  await expect(detail).toBeFocused()
  await detail.fill('Room 101')
  await page.getByRole('button', { name: 'Save' }).click()
  const kept = async () => (await club.sql`select zip_code, address_detail from member where id = 'member2'`)[0]
  await expect.poll(kept).toEqual({ zip_code: '03171', address_detail: 'Room 101' })
})

test('Escape closes the search and leaves the form as it was', async ({ page }) => {
  await openMyInfo(page, 'member3')
  const before = await page.getByLabel('Postcode').inputValue()
  const button = page.getByRole('button', { name: 'Find address' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Find address' })
  await dialog.getByRole('searchbox').fill('세종대로')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByLabel('Postcode')).toHaveValue(before)
})

test('managers find the club’s address, in the club’s own language', async ({ page, club }) => {
  const [row] = await club.sql<{ lang: string }[]>`select lang from club`
  await logIn(page, 'manager1', '/ishm/site/info')
  await page.getByRole('button', { name: 'Find address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find address' })
  await dialog.getByRole('searchbox').fill('세종대로 110')
  await dialog.getByRole('option', { name: /세종대로 110|^110 Sejong/ }).click()
  const address = row!.lang === 'ko' ? '서울특별시 중구 세종대로 110 (태평로1가)' : '110 Sejong-daero, Jung-gu, Seoul'
  await expect(page.getByLabel('Postcode')).toHaveValue('04524')
  const language = row!.lang === 'ko' ? 'Korean' : 'English'
  await expect(page.getByLabel(`Address (${language})`)).toHaveValue(address)
  await expect(page.getByLabel(`Address line 2 (${language})`)).toBeFocused()
})
