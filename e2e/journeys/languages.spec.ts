import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** Pages in the reader’s language; posts and terms are in their own. */
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

/** Latin words in Korean usage, or without a language: units, file types, addresses, language names. */
const NOT_ENGLISH =
  /\b(?:https?:\S+|[\w.+-]+@[\w.-]+|[\w-]+\.(?:csv|pdf|ics)|English|OB|NICE|PIN|QR|ID|CSV|JPEG|PNG|WebP|Page Not Found:.*|k?W(?:h)?|km?|m?m|kB|MB|[A-Z]\d*)\b/g
/** Names with one language so far: courses, and holidays in the calendar. */
const ONE_LANGUAGE = /\b(?:Lake|Pine|Hill|Christmas Day)\b/g
const NOT_KOREAN = /한국어/g

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
    const korean = (await words(page, path, 'ko')).replaceAll(NOT_ENGLISH, ' ').replaceAll(ONE_LANGUAGE, ' ')
    for (const [word] of korean.matchAll(/[A-Za-z]{2,}/g)) foreign.push(`${path} ko: ${word}`)
    const english = (await words(page, path, 'en')).replaceAll(NOT_KOREAN, ' ')
    for (const [word] of english.matchAll(/[가-힣]+/g)) foreign.push(`${path} en: ${word}`)
  }
  expect([...new Set(foreign)]).toEqual([])
})
