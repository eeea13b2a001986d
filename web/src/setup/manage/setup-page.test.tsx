import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STEPS } from '@clubhouse/contract/setup'
import { expect, test } from 'vitest'
import { answer, named, press, show, soon } from '../../../test/screen'
import SetupPage from './setup-page'

const ROUTES = readFileSync(join(import.meta.dirname, '../../routes.ts'), 'utf8')

test('a step that visitors see the effect of leads to the page of the site', async () => {
  const items = [{ code: 'CONTACT', isDone: false, isNeeded: false }]
  const steps = STEPS.map((step) => ({ step, menu: '910200', items }))
  const starter = { lacking: 0, drafts: 0, places: 0 }
  const samples = { lacking: 0, drafts: 0 }
  answer({ 'GET /manage/setup': () => ({ isReady: false, steps, starter, samples, knownPasswords: null }) })
  await show(<SetupPage />, { path: '/ishm/setup', at: '/ishm/setup' })
  await soon(() => named('a', 'See your site: Fees'))
  const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'See your site')
  const paths = links.map((link) => link.getAttribute('href')!)
  expect(links.map((link, at) => `${link.getAttribute('aria-label')}, ${paths[at]}`)).toEqual([
    'See your site: Club details and logos, /',
    'See your site: Courses and holes, /course',
    'See your site: Fees, /guide',
    'See your site: Opening rules, /guide',
    'See your site: Published days, /reservation',
    'See your site: Terms, /signup/agreement',
    'See your site: Pages and posts, /club',
    'See your site: Open the site, /',
  ])
  for (const path of paths.filter((path) => path !== '/')) expect(ROUTES).toContain(`route('${path.slice(1)}'`)
})

test('a step that is done is one line until it is opened', async () => {
  const item = (code: string, isDone: boolean) => ({ code, isDone, isNeeded: true })
  const steps = [
    { step: 'IDENTITY', menu: '910200', items: [item('CONTACT', true)] },
    { step: 'COURSES', menu: '940100', items: [item('COURSE', false)] },
  ]
  const samples = { lacking: 0, drafts: 0 }
  const starter = { ...samples, places: 0 }
  answer({ 'GET /manage/setup': () => ({ isReady: false, steps, starter, samples, knownPasswords: null }) })
  await show(<SetupPage />, { path: '/ishm/setup', at: '/ishm/setup' })
  await soon(() => named('a', 'See your site: Courses and holes'))
  const line = named('summary', /^Club details and logos.*Done$/)
  expect(document.querySelectorAll('a[aria-label="See your site: Club details and logos"]')).toHaveLength(0)
  await press(line)
  await soon(() => named('a', 'See your site: Club details and logos'))
})
