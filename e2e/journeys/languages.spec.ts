import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** Pages whose content follows the reader’s language; a post or a version of terms is in its own. */
const PAGES = [
  '/',
  '/community',
  '/community?events=ended',
  '/reservation',
  '/login',
  '/login/find-id',
  '/login/find-pw',
  '/login/dormant',
  '/login/unlock',
  '/signup/auth',
]

/** Latin words that are Korean usage, or belong to no language: units, file types, addresses, names of languages. */
const NOT_ENGLISH =
  /\b(?:https?:\S+|[\w.+-]+@[\w.-]+|[\w-]+\.(?:csv|pdf|ics)|English|OB|NICE|PIN|QR|ID|CSV|JPEG|PNG|WebP|Page Not Found:.*|k?W(?:h)?|km?|m?m|kB|MB|[A-Z]\d*)\b/g
/** The name of the other language. */
const NOT_KOREAN = /한국어/g

/** What a visitor reads on a page. */
async function words(page: Page, path: string, lang: string): Promise<string> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return page.locator('body').innerText()
}

test('Korean pages hold no English words, and English ones no Korean', async ({ page }) => {
  test.setTimeout(180_000)
  const foreign: string[] = []
  for (const path of PAGES) {
    const korean = (await words(page, path, 'ko')).replaceAll(NOT_ENGLISH, ' ')
    for (const [word] of korean.matchAll(/[A-Za-z]{2,}/g)) foreign.push(`${path} ko: ${word}`)
    const english = (await words(page, path, 'en')).replaceAll(NOT_KOREAN, ' ')
    for (const [word] of english.matchAll(/[가-힣]+/g)) foreign.push(`${path} en: ${word}`)
  }
  expect([...new Set(foreign)]).toEqual([])
})
