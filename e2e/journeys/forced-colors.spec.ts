import type { Locator, Page } from '@playwright/test'
import { STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

/** Fills and shadows are gone with forced colours, so only lines are compared. */
const lineOf = (one: Locator) =>
  one.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
  })

/** The outline of the chosen one is there, and that of others is not; with the focus on it, it still differs. */
async function standsOut(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  await expect(other.first()).toBeVisible()
  await expect.poll(() => lineOf(chosen.first()), String(chosen)).toMatch(/^solid 3px/)
  await expect.poll(() => lineOf(other.first()), String(other)).toBe('none')
}

const link = (page: Page, place: 'banner' | 'navigation' | 'main', isChosen: boolean) =>
  page.getByRole(place).locator(isChosen ? 'a[aria-current]' : 'li a:not([aria-current])')

test('with forced colours one sees which day, tab, entry and part is chosen', async ({ page }) => {
  await page.goto('/reservation?find=weekends')
  await standsOut(page.getByRole('radio', { checked: true }), page.getByRole('radio', { checked: false }))
  await standsOut(link(page, 'banner', true), page.getByRole('banner').locator('nav a:not([aria-current])'))
  const spans = page.getByRole('main').getByRole('button')
  await standsOut(
    spans.filter({ hasText: 'Next two weekends' }),
    spans.filter({ hasText: 'Two weeks' }).and(page.locator('[aria-pressed]')),
  )
  await page.goto('/community?tab=event')
  await standsOut(link(page, 'main', true), link(page, 'main', false))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reservation')
  const courses = page.getByRole('group', { name: 'Courses' }).getByRole('button')
  await standsOut(
    courses.and(page.locator('[aria-pressed="true"]')),
    courses.and(page.locator('[aria-pressed="false"]')),
  )
})

test('with forced colours what is chosen looks different with the focus on it, too', async ({ page }) => {
  await page.goto('/reservation')
  const chosen = page.getByRole('radio', { checked: true })
  await chosen.press('ArrowRight')
  await expect.poll(() => lineOf(chosen)).toMatch(/^double 8px/)
  // Its day is still being read, and replaces what has the focus.
  const next = page.getByRole('button', { name: 'Next free' })
  await expect
    .poll(async () => {
      await next.focus()
      return lineOf(next)
    })
    .toMatch(/^solid 3px/)
})

test('with forced colours the back office shows its entry, its view, and the ticked row', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  const rail = page.getByRole('navigation').first()
  await standsOut(rail.locator('a[aria-current]'), rail.locator('a:not([aria-current])'))
  const views = page.getByRole('main').locator('[role="group"] > [aria-pressed]')
  await standsOut(views.and(page.locator('[aria-pressed="true"]')), views.and(page.locator('[aria-pressed="false"]')))
  await page.getByRole('button', { name: /2026\.\d\d\.\d\d/ }).click()
  const days = page.getByRole('gridcell').locator('[data-selected], :not([data-selected], [data-disabled])')
  await standsOut(days.and(page.locator('[data-selected]')), days.and(page.locator(':not([data-selected])')))
  await page.goto('/ishm/member/list')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await rows.nth(1).getByRole('checkbox').check()
  await standsOut(rows.nth(1), rows.nth(2))
})
