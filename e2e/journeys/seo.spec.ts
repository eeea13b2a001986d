import { expect, test } from '../journey.ts'

test.use({ javaScriptEnabled: false })

/** The head for readers without scripts: metas, link rels and the title. */
function headOf(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]*)"/g)]
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    canonical: links.find(([, rel]) => rel === 'canonical')?.[3],
    alternates: Object.fromEntries(links.filter(([, , lang]) => lang).map(([, , lang, href]) => [lang, href])),
    things: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(([, json]) =>
      JSON.parse(json!),
    ),
  }
}

test('a page says what it is to search engines and link previews, in both languages', async ({ page, baseURL }) => {
  const read = async (path: string) => headOf(await (await page.request.get(path)).text())
  const english = await read('/community')
  expect(english).toMatchObject({
    title: 'News, events and downloads',
    canonical: `${baseURL}/community`,
    alternates: {
      'x-default': `${baseURL}/community`,
      en: `${baseURL}/community`,
      ko: `${baseURL}/community?lang=ko`,
    },
    meta: {
      description: expect.stringContaining('Club notices'),
      keywords: expect.stringContaining('golf news'),
      'og:title': 'News, events and downloads',
      'og:description': 'What is happening at the club.',
      'og:url': `${baseURL}/community`,
      'og:image': `${baseURL}/preview.png`,
      'og:locale': 'en_US',
      'og:locale:alternate': 'ko_KR',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'News, events and downloads',
    },
  })
  expect(english.meta).not.toHaveProperty('robots')
  expect((await page.request.get(english.meta['og:image']!)).headers()['content-type']).toBe('image/png')

  expect(await read('/community?lang=ko')).toMatchObject({
    title: '소식, 행사, 자료실',
    canonical: `${baseURL}/community?lang=ko`,
    meta: {
      description: expect.stringContaining('클럽 공지'),
      'og:locale': 'ko_KR',
      'og:description': '클럽의 새로운 소식.',
    },
  })
})

test('the club stands on its home page as a golf course, a notice as an article', async ({ page, baseURL }) => {
  const read = async (path: string) => headOf(await (await page.request.get(path)).text())
  expect((await read('/')).things).toEqual([
    expect.objectContaining({
      '@type': 'GolfCourse',
      name: 'Greenhill Country Club',
      url: baseURL,
      telephone: '031-555-0100',
      geo: { '@type': 'GeoCoordinates', latitude: 37.2411, longitude: 127.1776 },
    }),
  ])
  const notice = await read('/community/notice/21')
  expect(notice.things).toEqual([
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: notice.meta['og:title'],
      mainEntityOfPage: `${baseURL}/community/notice/21`,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
  ])
  expect(notice.meta['og:type']).toBe('article')
})

for (const [path, type] of [
  ['/course', 'GolfCourse'],
  ['/club', 'GolfCourse'],
  ['/gift', 'ItemList'],
  ['/pft', 'SportsActivityLocation'],
  ['/weather', 'WebPage'],
] as const)
  test(`${path} says that it is a ${type}`, async ({ page }) => {
    const { things } = headOf(await (await page.request.get(path)).text())
    expect(things).toEqual([expect.objectContaining({ '@context': 'https://schema.org', '@type': type })])
  })

test('every page of the sitemap is there', async ({ page, baseURL }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const pages = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  expect(pages).toContain(`${baseURL}/reservation`)
  for (const address of pages)
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

test('an event says when and where it is, and stands in the map of the site', async ({ page, baseURL, club }) => {
  const [row] = await club.sql<{ idx: string; startDate: string; endDate: string }[]>`
    select idx, start_date::text as "startDate", end_date::text as "endDate" from event
    where lang = 'en' and start_date <= current_club_date() and end_date >= current_club_date()`
  const { idx, startDate, endDate } = row!
  const path = `/community/event/${idx}`
  const event = headOf(await (await page.request.get(path)).text())
  expect(event).toMatchObject({
    title: expect.stringMatching(/^Autumn week.* · Greenhill Country Club$/),
    canonical: `${baseURL}${path}`,
    alternates: { en: `${baseURL}${path}`, ko: `${baseURL}${path}?lang=ko` },
    meta: {
      description: expect.stringMatching(/^All week/),
      'og:title': expect.stringMatching(/^Autumn week/),
      'og:url': `${baseURL}${path}`,
      'og:image': expect.stringMatching(new RegExp(`^${baseURL}/hp/api/files/`)),
      'twitter:card': 'summary_large_image',
    },
  })
  expect(event.things).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.meta['og:title'],
      description: event.meta.description,
      url: `${baseURL}${path}`,
      image: event.meta['og:image'],
      startDate,
      endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Lake, Pine and Hill, Greenhill Country Club',
        address: expect.objectContaining({ '@type': 'PostalAddress', streetAddress: expect.stringMatching(/\w/) }),
      },
      organizer: expect.objectContaining({ '@type': 'GolfCourse', name: 'Greenhill Country Club', url: baseURL }),
    },
  ])
  const picture = await page.request.get(event.meta['og:image']!)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}${path}</loc>`)
})

test('the login page can be found, at one address', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots.split('\n')).not.toContain('Disallow: /login')
  for (const path of ['/login', '/login?back=%2Fmypage']) {
    const login = headOf(await (await page.request.get(path)).text())
    expect(login, path).toMatchObject({
      title: 'Log in · Greenhill Country Club',
      canonical: `${baseURL}/login`,
      meta: { description: 'Members and managers log in here.' },
    })
    expect(login.meta, path).not.toHaveProperty('robots')
  }
})

test('pages of one person, and a club that wants no strangers, are not listed', async ({ page, club }) => {
  const robots = async (path: string) => headOf(await (await page.request.get(path)).text()).meta.robots
  for (const path of ['/mypage', '/error', '/offline']) expect(await robots(path), path).toBe('noindex')
  await club.sql`update club set is_indexed = false, naver_verify = 'naver-proof', google_verify = 'google-proof'`
  try {
    await expect.poll(() => robots('/')).toBe('noindex')
    const { meta } = headOf(await (await page.request.get('/')).text())
    expect(meta).toMatchObject({
      'naver-site-verification': 'naver-proof',
      'google-site-verification': 'google-proof',
    })
  } finally {
    await club.sql`update club set is_indexed = true, naver_verify = '', google_verify = ''`
  }
})

test('without scripts a page can be read', async ({ page }) => {
  const answer = await page.context().request.get('/community/notice/21')
  await page.setContent((await answer.text()).replace(/<link[^>]*>/g, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live tee times')
  await expect(page.getByRole('article')).not.toBeEmpty()
})
