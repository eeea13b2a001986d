import type { Page } from '@playwright/test'
import { fillLogin, logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, holdPanel, line } from '../club/sheet.ts'
import { freeTime, longDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const NARROW = 320
/** A member pastes it; nothing in it says where a line may break. */
const LINK = `https://club.example/${'a'.repeat(65)}`

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 })

test('a whole booking on a phone', { tag: '@main' }, async ({ page, club }) => {
  const teeTime = await freeTime(club, 5)
  const me = await someMember(club, teeTime.date)
  await page.goto('/')
  await fits(page)
  await page.getByRole('main').getByRole('link', { name: 'See tee times' }).tap()
  await page.getByRole('radio', { name: new RegExp(`^${longDay(teeTime.date)}, `) }).tap()
  await page.getByRole('group', { name: 'Courses' }).getByRole('button', { name: teeTime.course }).tap()
  await fits(page)
  await line(page, teeTime).tap()
  await fits(page)
  await fillLogin(page, me.id)

  // The login leads into the hold of the time that was tapped.
  const panel = holdPanel(page)
  await expect(bookButton(panel)).toBeVisible()
  await fits(page)

  // The sheet during the hold, which is docked below.
  await panel.getByRole('button', { name: 'Back to tee times' }).tap()
  await expect(page.getByRole('group', { name: 'Courses' }).getByRole('button', { pressed: true })).toHaveText(
    teeTime.course,
  )
  await expect(page.getByRole('button', { name: 'Continue booking' })).toBeInViewport()
  await fits(page)
  await page.getByRole('button', { name: 'Continue booking' }).tap()
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).tap()
  await guest.getByLabel('Name', { exact: true }).fill('Daniel Hong')
  await guest.getByLabel(/^The guest has agreed/).check()
  await panel.getByLabel(/^Note to the club/).fill(LINK)
  await fits(page)
  await bookButton(panel).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await fits(page)

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My page' }).tap()
  const card = page.getByRole('article').filter({ hasText: 'Daniel Hong' })
  await expect(card).toBeVisible()
  await fits(page)
  await card.getByRole('button', { expanded: false }).first().tap()
  await expect(card.getByText(LINK)).toBeVisible()
  await fits(page)
  await page.goto('/community')
  await fits(page)
})

test('the day of the starter on a phone', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  await expect(page.getByRole('table')).toBeVisible()
  await fits(page)
})

/** No sideways scrolling, here and on the narrowest phone. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const tried of [NARROW, width]) {
    await page.setViewportSize({ width: tried, height })
    const over = await page.evaluate(() => {
      const wide = document.documentElement.clientWidth
      const reaches = [...document.querySelectorAll('main *')].find((one) => one.getBoundingClientRect().width > wide)
      return { by: document.documentElement.scrollWidth - wide, first: reaches?.outerHTML.slice(0, 120) }
    })
    expect(over.by, `wider than ${tried} px at ${page.url()}: ${over.first}`).toBeLessThanOrEqual(0)
  }
}
