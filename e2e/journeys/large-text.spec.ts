import type { Page } from '@playwright/test'
import { STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { goOn } from '../club/go-on.ts'
import { logIn } from '../club/log-in.ts'
import { openMyInfo } from '../club/my-info.ts'
import { addressesFor } from '../club/pages.ts'
import { freeMember } from '../club/people.ts'
import { sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use({ ...STILL, viewport: { width: 360, height: 740 } })

/** The reader sets the browser to twice its usual size of text. */
async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/**
 * Texts that their own box, or one around it, cuts without an ellipsis, and the width of the page where it is more than
 * the window's.
 */
function misfits(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth
  const isShort = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none'
  /** A box around the text ends above or below it, and cannot be scrolled to it. */
  const isOutside = (one: HTMLElement): boolean => {
    // The link that skips to the content is in sight while it has the focus.
    if (one.matches('a[href="#content"]')) return false
    const words = document.createRange()
    words.selectNodeContents(one)
    const { top, bottom, height } = words.getBoundingClientRect()
    if (height === 0 || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowY) || isShort(style)) return false
      const frame = box.getBoundingClientRect()
      if (/hidden|clip/.test(style.overflowY) && (bottom > frame.bottom + 2 || top < frame.top - 2)) return true
    }
    return false
  }
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    const has = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const style = getComputedStyle(one)
    if (!has || isShort(style)) return false
    if (isOutside(one)) return true
    if (style.overflow === 'visible' || /auto|scroll/.test(style.overflow)) return false
    return one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2
  })
  return [...(over > 0 ? [`${over} px too wide`] : []), ...cut.map(({ textContent }) => `cut: ${textContent}`)]
}

/** Most of a page is shared, so pages go wrong together: all are named. By name, since / and /home look the same. */
async function fits(page: Page, visitor: 'anyone' | 'member' | 'manager', club: Club): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const found: string[] = []
  for (const address of (await addressesFor(visitor, club)).toSorted()) {
    await goOn(page, address)
    // A page may still be loading a part.
    await expect(async () => expect(await page.evaluate(misfits)).toEqual([]))
      .toPass({ timeout: 2_000 })
      .catch(async () => found.push(`${address}: ${(await page.evaluate(misfits)).join(', ')}`))
  }
  expect(found).toEqual([])
}

test('text of twice the size fits a phone on every public page', async ({ page, club }) => {
  await doubleText(page)
  await page.goto('/login/find-pw')
  await fits(page, 'anyone', club)
})

test('the prices of free times are in sight with text of twice the size', async ({ page, club }) => {
  await doubleText(page)
  await page.goto(sheetAddress(await freeTime(club, 3)))
  await expect(page.locator('[data-slot] small:visible').first()).toBeVisible()
  expect(await page.evaluate(misfits)).toEqual([])
})

test('the day stays in sight with text of twice the size', async ({ page, club }) => {
  await doubleText(page)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(sheetAddress(await freeTime(club, 3)))
    await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
    // What is at the middle of each of its four sides is the bar itself, and not what covers it.
    const covered = await page.locator('header:has(> h1[data-only-spoken])').evaluate((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const points = Object.entries({
        top: [x, top + 1],
        bottom: [x, bottom - 1],
        left: [left + 1, y],
        right: [right - 1, y],
      })
      return points.flatMap(([side, [x, y]]) => (bar.contains(document.elementFromPoint(x!, y!)) ? [] : side))
    })
    expect(covered, `${width} px wide`).toEqual([])
  }
})

test('text of twice the size fits a phone on every page of a member', async ({ page, club }) => {
  await doubleText(page)
  await openMyInfo(page, (await freeMember(club)).id)
  await fits(page, 'member', club)
})

test('text of twice the size fits a phone on every page of the back office', async ({ page, club }) => {
  await doubleText(page)
  await logIn(page, 'manager1', '/ishm/site/my-info')
  await fits(page, 'manager', club)
})
