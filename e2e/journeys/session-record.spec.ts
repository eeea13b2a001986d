import { openMyInfo, picture } from '../club/my-info.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test('my page shows a new photo at once, and the record in storage holds no contact details', async ({
  page,
  club,
}) => {
  const me = await someMember(club)
  await openMyInfo(page, me.id)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) })
  await page.getByRole('button', { name: 'Use this area' }).click()
  await expect(page.getByRole('img', { name: `Photo of ${me.name}` })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: me.name }).click()
  const photo = page.getByRole('complementary').locator('img')
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)
  const stored = await page.evaluate(() => sessionStorage.getItem('user') ?? localStorage.getItem('user'))
  expect(JSON.parse(stored!)).toMatchObject({ id: me.id, imageUrl: expect.stringContaining('/files/') })
  expect(stored).not.toContain('phoneNo')
})
