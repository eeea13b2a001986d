import type { APIRequestContext, Page } from '@playwright/test'
import { fillLogin, logIn, logInByForm } from '../club/log-in.ts'
import { freeMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

/** A manager's action through the calls. */
async function asManager(request: APIRequestContext) {
  const login = await request.post('/hp/api/member/login', {
    data: { clubCode: 'GC001', id: 'manager1', password: 'Fairway#2026' },
  })
  const { accessToken } = (await login.json()).data
  return async (path: string, data: object) => {
    const answer = await request.put(`/hp/api${path}`, { data, headers: { authorization: `Bearer ${accessToken}` } })
    expect(await answer.json()).toMatchObject({ result: true })
  }
}

const today = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\S* ?\d{4}\.\d\d\.\d\d/)
    .first()

test('switching brings texts, weekdays and lang of the other language into the same page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(today(page)).toHaveText(/^[A-Z][a-z]+day \d{4}\.\d\d\.\d\d$/)
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(today(page)).toHaveText(/^\d{4}\.\d\d\.\d\d \([월화수목금토일]\)$/)
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 2, name: 'The next two weeks' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('English is the language of a page for a browser whose language the club does not speak', async ({ another }) => {
  const page = await another({ locale: 'fr-FR' })
  await page.goto('/community')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
})

test('a first visit is in the language of the browser, and what the reader chooses stays', async ({ another }) => {
  const page = await another({ locale: 'ko-KR' })
  const html = page.locator('html')
  await page.goto('/community')
  await expect(html).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.goto('/reservation')
  await expect(html).toHaveAttribute('lang', 'en')
})

test('the language of a member comes along to another browser, unless one was chosen there', async ({
  page,
  another,
  club,
}) => {
  const me = await freeMember(club)
  const html = (where: Page) => where.locator('html')
  const saved = async () => (await club.sql<{ lang: string }[]>`select lang from member where id = ${me.id}`)[0]?.lang
  await logInByForm(page, me.id, '/community')
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'ko')
  await expect.poll(saved).toBe('ko')

  const fresh = await another({ locale: 'en-GB' })
  await fresh.goto('/login?back=/community')
  await expect(html(fresh)).toHaveAttribute('lang', 'en')
  await fillLogin(fresh, me.id)
  await expect(html(fresh)).toHaveAttribute('lang', 'ko')
  await expect(fresh.getByRole('heading', { level: 1, name: '소식과 행사' })).toBeVisible()
  await fresh.reload()
  await expect(html(fresh)).toHaveAttribute('lang', 'ko')

  const chosen = await another({ locale: 'en-GB' })
  await chosen.goto('/login?back=/community&lang=en')
  await fillLogin(chosen, me.id)
  await expect(chosen).toHaveURL(/\/community/)
  await expect(html(chosen)).toHaveAttribute('lang', 'en')
})

test('a manager adds a third language: the site offers it, with English in the gaps, and says once what is missing', async ({
  page,
  request,
}) => {
  const put = await asManager(request)
  const lead = { category: 'home', code: 'LEAD' }
  await put('/manage/i18n', { lang: 'ja', list: [{ ...lead, msg: '朝いちばんの光の中へ。' }] })
  const reported: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/i18n/ja/missing')) reported.push(...(asked.postDataJSON() as { keys: string[] }).keys)
  })
  try {
    const japanese = page.getByRole('banner').getByRole('button', { name: '日本語' })
    await expect(async () => {
      await page.goto('/')
      await expect(japanese).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await japanese.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByText('朝いちばんの光の中へ。')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'The next two weeks' })).toBeVisible()
    await expect(today(page)).toHaveText(/^\d{4}\.\d\d\.\d\d \([月火水木金土日]\)$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect.poll(() => reported).toContain('home.DAYS')
    expect(reported).not.toContain('home.LEAD')

    // The next page comes in Japanese from the server, and nothing is reported twice.
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByText('朝いちばんの光の中へ。')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect.poll(() => reported.find((key) => key.startsWith('session.'))).toBeTruthy()
    expect(reported.filter((key) => key === 'home.DAYS')).toHaveLength(1)
  } finally {
    await put('/manage/i18n', { lang: 'ja', list: [{ ...lead, msg: null }], isSpoken: false })
  }
})

test('an open page follows the date format when its codes are an hour old, a new one at once', async ({
  page,
  request,
}) => {
  const put = await asManager(request)
  const values = (format: string) => ({ values: [format, '', '', ''] })
  await page.clock.install()
  await page.goto('/')
  await expect(today(page)).toBeVisible()
  // The policies are cached for an hour from here on.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('codes'))).toContain('C0200')
  try {
    await put('/manage/codes/996/C0200', values('29'))
    const words = page.getByText(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4}$/)
    await page.clock.fastForward('50:00')
    await expect(today(page)).toBeVisible()
    await page.clock.fastForward('11:00')
    await expect(words).toBeVisible()
    await expect
      .poll(
        async () => (await (await request.get('/')).text()).match(/[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4}/)?.length,
      )
      .toBe(1)
  } finally {
    await put('/manage/codes/996/C0200', values('0'))
  }
})

test('a manager rewords the site beside the original, and takes it back', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/system/message?language=en&category=home')
  const field = page.getByRole('textbox', { name: 'home.DAYS' })
  await expect(field).toHaveValue('The next two weeks')
  await field.fill('Fourteen days ahead')
  await page.getByRole('button', { name: 'Save' }).click()
  const note = page.locator('[id="note-home.DAYS"]')
  await expect(note).toContainText('Changed by the club.')

  const visitor = await another()
  const heading = visitor.getByRole('heading', { level: 2, name: 'Fourteen days ahead' })
  await expect(async () => {
    await visitor.goto('/')
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()

  await note.getByRole('button', { name: 'Restore original text' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveValue('The next two weeks')
})
