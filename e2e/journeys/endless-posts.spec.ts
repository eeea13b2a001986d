import { expect, test } from '../journey.ts'

/** A beginning and an end that no calendar has, as a row of the database can hold them. */
const SPANS = [
  ['-infinity', 'infinity'],
  ['4713-01-01 BC', '294276-12-31'],
] as const

test('the home page and the news show posts that began before every calendar and never end', async ({ page, club }) => {
  const { sql } = club
  const posts: { noun: 'notice' | 'event'; idx: number; title: string }[] = []
  for (const [i, [from, to]] of SPANS.entries()) {
    const title = `Endless ${i}`
    const [notice] = await sql<{ idx: number }[]>`
      insert into notice (lang, title, contents, state, is_top, open_at, close_at)
      values ('en', ${title}, '', 'PUBLISHED', true, ${from}::text::timestamptz, ${to}::text::timestamptz) returning idx`
    const [event] = await sql<{ idx: number }[]>`
      insert into event (lang, title, contents, state, open_at, close_at, start_date, end_date)
      values ('en', ${title}, '', 'PUBLISHED', ${from}::text::timestamptz, ${to}::text::timestamptz,
        ${from}::text::date, ${to}::text::date) returning idx`
    posts.push({ noun: 'notice', idx: notice!.idx, title }, { noun: 'event', idx: event!.idx, title })
  }
  try {
    for (const { noun, idx, title } of posts) {
      const answer = await page.goto(`/community/${noun}/${idx}`)
      expect(answer!.status()).toBe(200)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    }
    for (const path of ['/', '/community', '/club', '/sitemap.xml', '/notice.rss', '/event.rss']) {
      const answer = await page.request.get(path)
      expect([path, answer.status()]).toEqual([path, 200])
    }
    await page.goto('/')
    await expect(page.getByRole('main').getByText('Endless 0').first()).toBeVisible()
  } finally {
    for (const { noun, idx } of posts) await sql`delete from ${sql(noun)} where idx = ${idx}`
  }
})
