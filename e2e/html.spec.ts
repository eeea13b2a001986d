import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pair } from './club/desk-booking.ts'
import { goOn, isQuiet } from './club/go-on.ts'
import { logIn } from './club/log-in.ts'
import { openMyInfo } from './club/my-info.ts'
import { addressesFor, unopened } from './club/pages.ts'
import { freeMember, PASSWORD, someMember } from './club/people.ts'
import { bookButton, bookingCard, hold } from './club/sheet.ts'
import { setSiteState } from './club/site-state.ts'
import { freeTime } from './club/tee-times.ts'
import { findingsIn } from './html/validate.ts'
import { expect, test } from './journey.ts'

// Java may have to be installed first.
test.setTimeout(1_200_000)

test('every page is valid HTML, as it is sent and as it is shown', async ({ page, another, club }, { outputDir }) => {
  const pages = new Map<string, string>()
  const seen = new Set<string>()
  const sent = async (path: string) => {
    seen.add(path)
    for (const lang of ['en', 'ko']) {
      const answer = await page.request.get(path, { headers: { cookie: `lang=${lang}` } })
      pages.set(`${path} as it is sent, ${lang}`, await answer.text())
    }
  }
  const shown = async (window: Page, what: string) => {
    await isQuiet(window)
    seen.add(new URL(window.url()).pathname)
    pages.set(`${what} as it is shown`, await window.content())
  }
  const open = async (window: Page, path: string) => {
    await window.goto(path)
    await shown(window, path)
  }
  /** Loading the page again would also ask a member for the password again. */
  const openWithin = async (window: Page, path: string) => {
    await goOn(window, path)
    await shown(window, path)
  }

  for (const path of [...(await addressesFor('anyone', club)), '/no/such/page']) await sent(path)
  for (const [state, path] of [
    [0, '/stop-site'],
    [2, '/close-page'],
  ] as const) {
    await setSiteState(club, page, state)
    await sent(path)
  }
  await setSiteState(club, page, 1)
  for (const path of ['/', '/reservation', '/login', '/signup/agreement', '/signup/index_ori', '/common/agreement/1'])
    await open(page, path)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await shown(page, 'the menu of a phone')
  await page.setViewportSize({ width: 1280, height: 900 })

  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const second = panel.getByRole('group', { name: 'Companion 1' })
  await second.getByText('Guest', { exact: true }).click()
  await shown(page, 'a hold')
  await page.getByRole('button', { name: 'Month' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await shown(page, 'the month')
  await second.getByText('To be named', { exact: true }).click()
  await expect(second.getByRole('radio', { name: 'To be named', exact: true })).toBeChecked()
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await shown(page, 'a booking')
  await page.goto('/mypage')
  const card = bookingCard(page, teeTime)
  await card.getByRole('button', { name: new RegExp(teeTime.time) }).click()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await shown(page, 'a booking to cancel')
  // A member with a booking cannot close the account.
  await page.goto('/mypage/withdrawal')
  await page.waitForURL('/mypage/withdrawal/reject')
  await shown(page, '/mypage/withdrawal/reject')

  const mine = await another()
  await openMyInfo(mine, (await freeMember(club)).id)
  // Rendered in the browser, for a member who has verified the password.
  for (const path of await addressesFor('member', club)) await openWithin(mine, path)
  await mine.getByLabel('I moved away').check()
  await mine.getByLabel('Password').fill(PASSWORD)
  await mine.getByRole('button', { name: 'Close my account' }).click()
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
  await mine.waitForURL('/mypage/withdrawal/complete')
  await shown(mine, '/mypage/withdrawal/complete')

  await open(page, '/mypage/myinfo/check')

  const office = await another()
  const [first, ...others] = await addressesFor('manager', club)
  await logIn(office, 'manager1', first)
  await shown(office, first!)
  for (const path of others) await openWithin(office, path)
  await goOn(office, '/ishm/site/devices')
  await pair(office, 'Tablet of the desk')
  await office.getByRole('button', { name: 'Lock', exact: true }).click()
  await office.waitForURL(/\/desk/)
  await shown(office, '/desk')

  expect.soft(unopened(seen), 'routes of web/src/routes.ts without a page here').toEqual([])
  expect(findingsIn(pages, join(outputDir, 'pages'))).toEqual([])
})
