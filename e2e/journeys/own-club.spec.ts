import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { fillLogin } from '../club/log-in.ts'
import { test } from '../club/own-club.ts'
import { expect } from '../journey.ts'

test.use(STILL)

const OWN_PASSWORD = 'Quiet-Lantern-47'
/** A form that is filled and sent, or a press; with these a first sheet takes minutes. */
const MOST_STEPS = 8

async function changePassword(page: Page, temporary: string): Promise<void> {
  await page.getByLabel('Current password').fill(temporary)
  await page.getByLabel('New password').fill(OWN_PASSWORD)
  await page.getByLabel('Confirm your password').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
}

async function openSite(page: Page): Promise<void> {
  await page.getByLabel('Status', { exact: true }).selectOption('Open')
  await page.getByLabel('Reason, for the history').fill('We begin')
  const missing = page.getByRole('region', { name: 'Still missing' })
  await expect(missing.getByRole('link')).toHaveText([
    ...['Club details and logos', 'Courses and holes', 'Terms', 'Pages and posts', 'Email', 'Members'],
    ...['Managers and permissions', 'Test booking'],
  ])
  await expect(missing.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/ishm/site/terms')
  await isAccessible(page, 'the opening')
  await fitsSideways(page, 'the opening')
  await page.getByRole('button', { name: 'Change status' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Still missing: Club details and logos, Terms.')
  await expect(question).toContainText(
    'No accounts can be created until the terms of service and those on personal data are in force.',
  )
  await question.getByRole('button', { name: 'Open anyway' }).click()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('Open')
}

test('from a new club to the first published sheet', async ({ page, another, own, complaints }) => {
  let steps = 0
  const step = (done: Promise<void>) => {
    steps += 1
    return done
  }
  // Nothing was interrupted: there was no site, and nobody has a booking.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not open yet')
  // The browser itself logs the status of the page.
  complaints.splice(0)
  await step(page.goto('/ishm').then(() => {}))
  await expect(page).toHaveURL('/login?back=%2Fishm')
  await step(fillLogin(page, 'jiwonoh', own.password))
  await expect(page.getByText('Choose your own to use the back office')).toBeVisible()
  await step(changePassword(page, own.password))
  await step(page.getByRole('link', { name: 'Return to what you were doing' }).click())

  // The first page leads to the checklist.
  await expect(page).toHaveURL('/ishm/setup')
  await expect(page.getByText('0 of 13 steps done')).toBeVisible()
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Published days' }) })
  await expect(days).toContainText('Needed')
  await isAccessible(page, 'the checklist')
  await fitsSideways(page, 'the checklist')
  await page.getByLabel('Green fee on weekdays (EUR)').fill('60')
  await page.getByLabel('Green fee on weekends and holidays (EUR)').fill('85')
  await step(page.getByRole('button', { name: 'Create and publish' }).click())
  await expect(days).toContainText('Done')
  await expect(page.getByText('4 of 13 steps done')).toBeVisible()
  await step(page.getByRole('button', { name: 'Create starter terms' }).click())
  await expect(page.getByText(/The drafts have \d+ marked places that your club must change/)).toBeVisible()
  // Adding samples does not count as a step.
  await page.getByRole('button', { name: 'Add sample content' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add sample content' }).click()
  await expect(page.getByText(/\d+ drafts are still samples/)).toBeVisible()
  await isAccessible(page, 'the checklist with samples')

  // It can be left, and every page of the office leads back.
  await page.goto('/ishm')
  await expect(page.getByText('Your club is being set up: 4 of 13 steps done.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue the setup' }).click()

  await step(page.getByRole('link', { name: 'Open: Open the site' }).click())
  await step(openSite(page))

  const visitor = await another()
  await visitor.goto('/reservation?date=2026-12-05')
  await expect(visitor.getByText('07:00', { exact: true }).first()).toBeVisible()
  await expect(visitor.getByRole('banner')).toContainText('Hillside Golf')
  // There are no terms to agree to.
  for (const path of ['/signup/agreement', '/signup/index_ori']) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { name: 'Accounts cannot be created yet' })).toBeVisible()
    await expect(visitor.getByText('You can create an account once the club has published its terms.')).toBeVisible()
    await expect(visitor.getByRole('button', { name: /agree|Continue/i })).toHaveCount(0)
    await isAccessible(visitor, path)
    await fitsSideways(visitor, path)
  }
  // No email leaves this club yet, and no page says that one did.
  await visitor.goto('/login/find-id')
  await visitor.getByLabel('Name', { exact: true }).fill('Ji-won Oh')
  await visitor.getByLabel('Email').fill('oh@hill.example')
  await visitor.getByRole('button', { name: 'Email my ID' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Please call the club')
  await visitor.getByRole('button', { name: 'Show it here with a code' }).click()
  await expect(visitor.getByText('Please call the club: it can read your code to you.')).toBeVisible()
  await isAccessible(visitor, 'a code without a mail server')
  expect(steps).toBeLessThanOrEqual(MOST_STEPS)
  // The sheet begins tomorrow, so the office's first page finds none for today.
  const known = (line: string) => line.includes('status of 403') || /status of 404 .*\/manage\/days\//.test(line)
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !known(line)))
})
