import type { Locator, Page } from '@playwright/test'
import { someMember } from '../club/people.ts'
import { bookButton, hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** Completely in the window, and nothing lies over it. */
async function inSight(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const onTop = () =>
    target.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [y + 2, y + height - 2].every((at) => one.contains(document.elementFromPoint(x + width / 2, at)))
    })
  await expect.poll(onTop, `${target} at ${page.url()}`).toBe(true)
}

const scroll = (page: Page, part: number) =>
  page.evaluate((to) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * to), part)

test('time, ring and Book stay in sight on a desktop, with every line opened', async ({ page, club }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const teeTime = await freeTime(club, 0)
  const panel = await hold(page, await someMember(club, teeTime.date), teeTime)
  // Some members read a line about their limits above the sheet.
  await expect(panel.getByRole('group', { name: 'Companion 3' })).toBeInViewport()
  expect(Math.round((await panel.boundingBox())!.width)).toBe(420)
  const all = async () => {
    for (const part of [0, 0.5, 1]) {
      await scroll(page, part)
      await inSight(page, panel.getByRole('timer'))
      await inSight(page, panel.getByRole('heading', { level: 2 }))
      await inSight(page, bookButton(panel))
    }
  }
  await all()
  for (const nth of [1, 2, 3])
    await panel
      .getByRole('group', { name: `Companion ${nth}` })
      .getByText('Guest', { exact: true })
      .click()
  await panel.getByText(/^Price ₩/).click()
  await expect(panel.getByRole('term').filter({ hasText: 'Green fee' })).toBeVisible()
  await all()
})

test('a booking with faults says how many players, leads to the first, and shows what each pays', async ({
  page,
  club,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const teeTime = await freeTime(club, 0)
  const panel = await hold(page, await someMember(club, teeTime.date), teeTime)
  await inSight(page, bookButton(panel))
  await panel.getByRole('group', { name: 'Companion 2' }).getByText('Guest', { exact: true }).click()
  await panel.getByRole('group', { name: 'Companion 3' }).getByText('Guest', { exact: true }).click()
  await scroll(page, 0)
  await bookButton(panel).click()
  await expect(panel.getByRole('alert').filter({ hasText: 'Details of 2 companions are missing.' })).toBeInViewport()
  await expect(panel.getByRole('group', { name: 'Companion 2' }).getByLabel('Name', { exact: true })).toBeFocused()
  await panel.getByRole('group', { name: 'Companion 2' }).getByText('To be named', { exact: true }).click()
  await expect(panel.getByRole('alert').filter({ hasText: 'Details of 1 companion are missing.' })).toBeVisible()
  await panel.getByRole('group', { name: 'Companion 3' }).getByText('To be named', { exact: true }).click()
  await expect(panel.getByRole('alert')).toHaveCount(0)

  const amount = async (of: Locator) => Number((await of.textContent())!.replaceAll(/\D/g, ''))
  const caddie = await amount(panel.getByText(/^₩[\d,]+ for all$/).last())
  const total = async () => Number(/₩([\d,]+)/.exec((await bookButton(panel).textContent())!)![1]!.replaceAll(',', ''))
  const before = await total()
  await expect(panel.getByText(`each for 4 players`)).toContainText((before / 4).toLocaleString('en'))
  await panel.getByRole('checkbox', { name: 'Caddie' }).uncheck()
  expect(await total()).toBe(before - caddie)
  await expect(panel.getByText(`each for 4 players`)).toContainText(((before - caddie) / 4).toLocaleString('en'))
})

test('without scripts the sheet says that booking needs them', async ({ browser, baseURL, page }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/reservation')
  const said = await still.locator('#content noscript').allTextContents()
  expect(said.join()).toContain('Booking needs JavaScript.')
  await context.close()
  await page.goto('/reservation')
  await expect(page.getByText('Booking needs JavaScript.')).toBeHidden()
})
