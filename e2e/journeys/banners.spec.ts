import { randomUUID } from 'node:crypto'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: PICTURE })

test('a manager creates a banner, changes and schedules it, archives it and undoes that', async ({ page, club }) => {
  const name = `Autumn ${randomUUID().slice(0, 8)}`
  await logIn(page, 'content1', '/ishm/board/banner')
  await page.getByRole('link', { name: 'New banner' }).click()
  await page.getByLabel('Banner (English)', { exact: true }).fill(name)
  const picture = page.getByRole('group', { name: 'Image' })
  const choose = async (chosen: ReturnType<typeof file>) => {
    const choosing = page.waitForEvent('filechooser')
    await picture.getByRole('button', { name: 'Choose a file' }).click()
    await (await choosing).setFiles(chosen)
  }
  const moment = async (part: 'Opens' | 'Closes', date: string) => {
    await page.getByRole('group', { name: part }).getByRole('textbox', { name: 'Date' }).fill(date)
    await page.getByRole('group', { name: part }).getByRole('textbox', { name: 'Time' }).fill('9:00')
  }
  await moment('Opens', '2026-12-24')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(picture.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await expect(picture.getByRole('alert')).toHaveText('Choose an image.')
  await choose(file('song.mp3', 'audio/mpeg'))
  await expect(picture.getByRole('alert')).toHaveText(/This file type cannot be used here: song\.mp3/)
  await choose(file('autumn.png', 'image/png'))
  await expect(picture.getByRole('listitem')).toHaveText('autumn.png')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const closes = page.getByRole('group', { name: 'Closes' }).getByRole('textbox', { name: 'Date' })
  await expect(closes).toHaveAccessibleDescription('Enter when it closes.')
  await moment('Closes', '2026-12-31')
  await page.getByRole('group', { name: 'Pages with this banner' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/banner\/\d+$/)
  await expect(picture.getByRole('link', { name })).toHaveAttribute('href', /^\/hp\/api\/files\/\d+\//)

  const standing = page.getByRole('region', { name: 'Status' })
  await page.getByLabel('Order', { exact: true }).fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Banner saved.').first()).toBeVisible()
  await standing.getByRole('button', { name: 'Schedule' }).click()
  const panel = page.getByRole('dialog', { name: 'Schedule' })
  for (const [part, day] of [
    ['Opens', '2026-12-25'],
    ['Closes', '2026-12-30'],
  ] as const) {
    await panel.getByRole('group', { name: part }).getByRole('textbox', { name: 'Date' }).fill(day)
    await panel.getByRole('group', { name: part }).getByRole('textbox', { name: 'Time' }).fill('09:00')
  }
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(standing).toContainText('Visitors see it from Fri 25 Dec, 09:00 until Wed 30 Dec, 09:00.')

  await page.goto(`/ishm/board/banner?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  const [row] = await club.sql`
    select state, order_no, open_at, (select count(*)::int from banner_menu where banner_idx = idx) as pages
    from banner where banner_name = ${name}`
  expect(row).toEqual({ state: 'SCHEDULED', order_no: 7, open_at: new Date('2026-12-25T00:00:00Z'), pages: 1 })
})

test('the focal point follows the pointer over the image, and the sliders say where it is', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/banner/1')
  const focus = page.getByRole('group', { name: 'Focal point' })
  const image = focus.locator('img').first()
  const sliders = [focus.getByLabel('From left to right'), focus.getByLabel('From top to bottom')] as const
  // Its size, and with it the place of a share of it, is known once it is loaded.
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  await image.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await image.boundingBox())!
  await page.mouse.move(x + width / 5, y + height / 5)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + height * 0.7)
  await page.mouse.up()
  // A share of a pixel may round either way.
  const near = async (slider: (typeof sliders)[number]) => Math.round(Number(await slider.inputValue()) / 5) * 5
  expect([await near(sliders[0]), await near(sliders[1])]).toEqual([80, 70])
})
