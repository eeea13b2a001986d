import type { Locator, Page } from '@playwright/test'
import { isAccessible, STILL } from '../club/accessible.ts'
import { DESK, expected, find, type Group, row } from '../club/arrivals.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

const TABLET = { width: 768, height: 1024 }
/** The least width and height of what is tapped, in CSS pixels. */
const LEAST = 48

test.use({ ...STILL, viewport: TABLET, hasTouch: true })

/** What can be tapped is large enough for a thumb outdoors: of a box to tick, its label counts. */
async function hasLargeTargets(where: Locator, what: string): Promise<void> {
  const small = await where.locator('button, a[href], input, select, textarea').evaluateAll(
    (found, least) =>
      found.flatMap((element) => {
        const isTick = element.matches('[type="checkbox"], [type="radio"]')
        const target = (isTick && element.closest('label')) || element
        const { width, height } = target.getBoundingClientRect()
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1
        return isShown && (width < least || height < least)
          ? [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
          : []
      }),
    LEAST,
  )
  expect(small, `targets of ${what} that are smaller than ${LEAST} px`).toEqual([])
}

/** Axe looks at other widths too; the tablet is upright again afterwards. */
async function isFit(page: Page, where: Locator, what: string): Promise<void> {
  await hasLargeTargets(where, what)
  await isAccessible(page, what)
  await page.setViewportSize(TABLET)
}

async function opened(page: Page, group: Group): Promise<Locator> {
  await row(page, group).getByRole('button', { name: /^Open/ }).tap()
  return page.getByRole('dialog')
}

const stateOf = async (club: Club, { bookingIdx }: Group) => {
  const [booking] = await club.sql`select state from booking where booking_idx = ${bookingIdx}`
  return booking!.state
}
const proposed = async (club: Club, { bookingIdx }: Group) => {
  const rows = await club.sql<{ code: string }[]>`
    select code from penalty where booking_idx = ${bookingIdx} and state = 'PROPOSED' order by code`
  return rows.map(({ code }) => code)
}

test('two of a group without its booker are checked in, with what follows shown before', async ({ page, club }) => {
  const [group] = (await expected(club, 1)) as [Group]
  await logIn(page, 'frontdesk1', DESK)
  await isFit(page, page.getByRole('main'), 'arrivals on a tablet')
  const panel = await opened(page, group)
  await hasLargeTargets(panel, 'a group')
  for (const name of group.names.slice(1, 3)) await panel.getByRole('button', { name }).tap()
  await expect(panel.getByText(/^Booker absent: /)).toBeVisible()
  await expect(panel.getByText(/^Below minimum players: /)).toBeVisible()
  await expect(panel.getByText(/with 2 players here$/)).toBeVisible()
  await isFit(page, panel, 'a group without its booker')
  await panel.getByRole('button', { name: 'Check in' }).tap()
  await expect(panel).toHaveCount(0)
  await expect(row(page, group).getByText('Checked in')).toBeVisible()
  await expect.poll(() => proposed(club, group)).toEqual(['W5', 'W6'])
  // Pressed by mistake: everyone is here, and nothing is proposed any more.
  const again = await opened(page, group)
  await again.getByRole('button', { name: 'Everyone is here' }).tap()
  await again.getByLabel('Cart number').fill('12')
  await again.getByLabel('Caddie number').fill('7')
  await again.getByRole('button', { name: 'Save changes' }).tap()
  await expect.poll(() => proposed(club, group)).toEqual([])
  await expect(row(page, group).getByText('Cart 12 · Caddie 7')).toBeVisible()
})

test('a late group moves once, and one that stays away is a no-show with its consequence shown before', async ({
  page,
  club,
}) => {
  const [away, late] = (await expected(club, 2)) as [Group, Group]
  const [start] = await club.sql<{ late: string }[]>`
    select to_char((max(s.starts_at) + interval '16 minutes') at time zone 'Asia/Seoul', 'YYYY-MM-DD"T"HH24:MI') as late
    from booking b join slot s using (slot_idx) where b.booking_idx in ${club.sql([late.bookingIdx, away.bookingIdx])}`
  await club.setClock(start!.late)
  await logIn(page, 'frontdesk1', DESK)
  await expect(row(page, late).getByText('Late', { exact: true })).toBeVisible()
  const panel = await opened(page, late)
  await panel.getByRole('button', { name: 'Move late group' }).tap()
  await panel.getByLabel('Free tee time').selectOption({ index: 1 })
  await isFit(page, panel, 'moving a late group')
  await panel.getByRole('button', { name: 'Move booking' }).tap()
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('Moved for being late')).toBeVisible()

  const other = await opened(page, away)
  await other.getByRole('button', { name: 'Record no-show' }).tap()
  await expect(other.getByText(/is suspended from booking for \d+ days/)).toBeVisible()
  await isFit(page, other, 'a no-show')
  await other.getByLabel('Reason (English)').fill('Nobody came')
  await other.getByRole('button', { name: 'Record no-show' }).tap()
  await expect(other).toHaveCount(0)
  await expect.poll(() => stateOf(club, away)).toBe('NS')
  await page.getByRole('button', { name: 'All', exact: true }).tap()
  await expect(row(page, away).getByText('No-show')).toBeVisible()
})

test('guests without a booking get a free tee time by touch', async ({ page }) => {
  await logIn(page, 'frontdesk1', DESK)
  await page.getByRole('button', { name: 'Walk-in' }).tap()
  const panel = page.getByRole('dialog')
  await panel.getByRole('searchbox').fill('Seo Da-eun')
  await expect(panel.getByText('Total')).toBeVisible()
  await isFit(page, panel, 'a walk-in on a tablet')
  await panel.getByRole('button', { name: 'Book', exact: true }).tap()
  await find(page, 'Da-eun')
  await expect(page.getByRole('main').getByText('Seo Da-eun').first()).toBeVisible()
})
