import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

/** Pages in the reader’s language; posts and terms are in their own. */
const PUBLIC = [
  '/',
  '/community',
  '/community?tab=event',
  '/community?tab=reference',
  '/community?tab=lost-item',
  '/community?tab=hof',
  '/community?tab=fnb',
  '/reservation',
  '/login',
  '/login/find-id',
  '/login/find-pw',
  '/login/dormant',
  '/login/unlock',
  '/signup/auth',
]
/** Pages where the names of members and managers are. */
const OF_MEMBERS = ['/mypage', '/mypage/myinfo/check', '/mypage/myinfo/additional']
const OF_MANAGERS = ['/ishm', '/ishm/member/list', '/ishm/site/user', '/ishm/site/my-info', '/ishm/system/job']

/** Latin words in Korean usage, or without a language: units, file types, addresses, language names. */
const NOT_ENGLISH =
  /\b(?:https?:\S+|[\w.+-]+@[\w.-]+|[\w-]+\.(?:csv|pdf|ics)|English|OB|IP|NICE|PIN|QR|ID|CSV|Excel|JPEG|PNG|WebP|Page Not Found:.*|k?W(?:h)?|km?|m?m|kB|MB|[A-Z]\d*)\b/g
/** The name of the other language. */
const NOT_KOREAN = /한국어/g

/** Words of a page in the wrong language, when it has had time to read the names in its own. */
async function foreignOn(page: Page, path: string, lang: string, names: readonly string[]): Promise<string[]> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  let found: string[] = []
  const look = async () => {
    const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), await page.locator('body').innerText())
    const words =
      lang === 'ko'
        ? text.replaceAll(NOT_ENGLISH, ' ').match(/[A-Za-z]{2,}/g)
        : text.replaceAll(NOT_KOREAN, ' ').match(/[가-힣]+/g)
    found = (words ?? []).map((word) => `${path} ${lang}: ${word}`)
    return found.length
  }
  await expect
    .poll(look)
    .toBe(0)
    .catch(() => {})
  return found
}

/** Words in the wrong language. @param names of no language: login IDs, and guests as they were entered */
async function foreignWords(page: Page, paths: readonly string[], names: readonly string[] = []): Promise<string[]> {
  const foreign: string[] = []
  for (const path of paths) for (const lang of ['ko', 'en']) foreign.push(...(await foreignOn(page, path, lang, names)))
  return [...new Set(foreign)]
}

/** What people have entered, longest first. */
async function entered({ sql }: Club): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from booking_player where kind = 'GUEST' and name is not null union select id from member union select id from admin
    union select name from admin where other_name = '' union select name from member where other_name = ''`
  return rows.map(({ name }) => name).sort((a, b) => b.length - a.length)
}

test('Korean pages hold no English words, and English ones no Korean', async ({ page }) => {
  expect(await foreignWords(page, PUBLIC)).toEqual([])
})

test('nor do the pages of a member, with the own name, companions and booked tee times', async ({ page, club }) => {
  const [day] = await club.sql<{ date: string }[]>`
    select b.play_date::text as date from booking b join member m using (member_idx)
    where m.id = 'member1' and b.state = 'CF' order by b.play_date limit 1`
  await logIn(page, 'member1')
  const paths = [...OF_MEMBERS, `/reservation?date=${day!.date}`]
  expect(await foreignWords(page, paths, await entered(club))).toEqual([])
  // Another language without a reload changes the names too.
  await page.goto('/mypage?lang=en')
  const me = page.getByRole('banner').getByRole('link', { name: 'Min-jun Kim' })
  await expect(me).toBeVisible()
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '김민준' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('김민준')
})

test('nor do the pages of a manager, with the desk and the lists of members and managers', async ({ page, club }) => {
  const [demo] = await club.sql`
    select count(*)::int as people from member where id like 'golfer%' and other_name = ''
    union all select count(*)::int from admin where id in ('manager1', 'content1', 'frontdesk1') and other_name = ''
    order by 1 desc limit 1`
  expect(demo, 'all of the demo club have a name in both scripts').toEqual({ people: 0 })
  await logIn(page, 'manager1')
  expect(await foreignWords(page, OF_MANAGERS, await entered(club))).toEqual([])
  await page.goto('/ishm/member/list?keyword=min-jun&lang=ko')
  await expect(page.getByRole('link', { name: '김민준' })).toBeVisible()
})
