import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('the site is closed with a message in both languages, and opened again', async ({ page, another, club }) => {
  await logIn(page, 'manager1', '/ishm/site/open')
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  await page.getByLabel('Reason, for the history').fill('Snow on the greens')
  await page.getByLabel('Message to visitors (English)').fill('We open again on Friday.')
  await page.getByLabel('Message to visitors (Korean)').fill('금요일에 다시 엽니다.')
  await expect(page.getByRole('figure', { name: 'What visitors see' }).last()).toContainText('금요일에 다시 엽니다.')
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('Closed')
  const visitor = await another({ locale: 'ko-KR' })
  await visitor.goto('/close-page?lang=ko')
  await expect(visitor.getByText('금요일에 다시 엽니다.')).toBeVisible()
  await club.sql`update site_state set state = 1, message = null, translated = '{}'`
})

test('a change is planned and removed', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/site/open')
  await page.getByLabel('Reason, for the history').fill('Winter break')
  const when = page.getByRole('group', { name: 'When (now, if left empty)' })
  await when.getByRole('textbox', { name: 'Date' }).fill('2026.12.24')
  await when.getByLabel('Time').fill('18:00')
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click()
  const plans = page.getByRole('region', { name: 'Planned changes' })
  await expect(plans).toContainText('Winter break')
  await plans.getByRole('button', { name: /^Remove the change/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(plans).toBeHidden()
})

test('terms are drafted from the version in force and announced', async ({ page, club }) => {
  const [row] = await club.sql<{ idx: string; type: string }[]>`
    select terms_idx as idx, terms_type as type from terms_version
    where state = 'IN_FORCE' and lang = 'en' and terms_type = 'BOOKING'`
  await logIn(page, 'manager1', `/ishm/site/terms/${row!.idx}`)
  await expect(page.getByText('This version was announced and can no longer be edited.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Members’ answers' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^(Korean|한국어): / })).toBeVisible()
  await page.getByRole('link', { name: 'Write a new version' }).click()
  await page.getByLabel('In force from').fill('2027.03.01')
  await page.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Booking rules of spring')
  await expect(page.getByText(/^Earliest possible day/)).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/ishm\/site\/terms\/\d+$/)
  await page.getByRole('button', { name: 'Announce' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByText('This version was announced and can no longer be edited.')).toBeVisible()
  // Ten minutes later every member of the shared club would get a message, which other journeys count.
  await club.sql`delete from job_task where name = 'tell-terms'`
  await page.goto('/ishm/site/terms')
  await expect(page.getByRole('row').filter({ hasText: 'Booking rules of spring' })).toContainText('Upcoming')
})

test('a search console’s tag becomes a line in the head of every page', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/site/ext-info')
  await page.getByLabel('Google Search Console').fill('<meta name="google-site-verification" content="abc_123" />')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await expect(page.getByLabel('Google Search Console')).toHaveValue('abc_123')
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 60_000 })
    .toContain('content="abc_123"')
  await club.sql`update club set google_verify = ''`
  await page.getByRole('link', { name: 'How to set up Google Search Console' }).click()
  await expect(page.getByRole('heading', { name: 'Set up Google Search Console' })).toBeVisible()
})

test('axe finds nothing: opening, terms, external services and their guides', async ({ page, club }) => {
  const [row] = await club.sql<{ idx: string }[]>`
    select min(terms_idx) as idx from terms_version where state = 'SCHEDULED' and lang = 'en'`
  await logIn(page, 'manager1', '/ishm/site/open')
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  for (const [path, name] of [
    ['/ishm/site/open', 'Opening and closing'],
    ['/ishm/site/terms', 'Terms'],
    [`/ishm/site/terms/${row!.idx}`, undefined],
    ['/ishm/site/terms/new', 'New terms'],
    ['/ishm/site/ext-info', 'External services'],
    ['/ishm/site/ext-guide-google', 'Set up Google Search Console'],
    ['/ishm/site/ext-guide-naver', 'Set up Naver Search Advisor'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, ...(name && { name }) })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await isAccessible(page, path)
    await fitsSideways(page, path)
  }
})
