import type { Locator, Page } from '@playwright/test'
import { DESK, expected } from '../club/arrivals.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** From the sheet to a booking: presses, and one field that is typed in. */
const GOAL = { presses: 3, fields: 1 }

interface Counted {
  presses: number
  fields: number
}

/** Presses and fields as a manager makes them. */
function hands(page: Page) {
  const made: Counted = { presses: 0, fields: 0 }
  return {
    made,
    press: async (target: Locator) => {
      await target.click()
      made.presses++
    },
    key: async (key: string) => {
      await page.keyboard.press(key)
      made.presses++
    },
    /** Into what has the focus. */
    type: async (text: string) => {
      await page.keyboard.type(text)
      made.fields++
    },
  }
}

const said = (what: string, { presses, fields }: Counted) =>
  console.log(`  ${what}: ${presses} presses, ${fields} field`)

test('a booking by phone for a member', async ({ page, club }) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  await logIn(page, 'frontdesk1', `/ishm?date=${teeTime.date}`)
  const { made, press, key, type } = hands(page)
  await press(page.getByRole('button', { name: `${teeTime.time} ${teeTime.course}` }))
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('searchbox')).toBeFocused()
  // With nothing found this neither chooses nor books.
  await page.keyboard.press('Enter')
  await type(me.name)
  await expect(panel.getByRole('option', { name: me.name }).first()).toBeVisible()
  await key('Enter')
  await expect(panel.getByText('Total')).toBeVisible()
  await press(panel.getByRole('button', { name: 'Book', exact: true }))
  await expect(panel.getByRole('heading', { name: 'Players' })).toBeVisible()
  said('a booking by phone for a member', made)
  expect(made).toEqual(GOAL)
})

test('a walk-in of two, whose price is shown before, and whose name is typed while the search is loading', async ({
  page,
  club,
}) => {
  const [free] = await club.sql<{ slot_idx: string }[]>`
    select s.slot_idx from slot s where s.date = current_club_date() and s.starts_at > club_now()
      and not exists (select from claim c where c.slot_idx = s.slot_idx) order by s.starts_at desc limit 1`
  await logIn(page, 'frontdesk1', '/ishm')
  const { made, press, type } = hands(page)
  await press(page.locator(`[data-slot="${free!.slot_idx}"]`))
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('searchbox')).toBeFocused()
  // The search loads after the panel.
  await type('So-ra Walks')
  await expect(panel.getByRole('searchbox')).toHaveValue('So-ra Walks')
  await expect(panel.getByRole('option', { name: 'So-ra Walks' })).toBeVisible()
  // No member is meant: it is a guest without a further press.
  await expect(panel.getByRole('radio', { name: 'Walk-in' })).toBeChecked()
  await press(panel.getByRole('radiogroup', { name: 'Number of players' }).getByText('2', { exact: true }))
  await expect(panel.getByText('Total')).toBeVisible()
  await expect(panel.getByText('Rules set aside')).toBeVisible()
  await expect(panel.getByLabel('Reason')).toHaveCount(0)
  await press(panel.getByRole('button', { name: 'Book', exact: true }))
  await expect(panel.getByRole('listitem').filter({ hasText: 'So-ra Walks' })).toContainText('Booker')
  said('a walk-in of two', made)
  expect(made).toEqual(GOAL)
})

test('a foursome is checked in by the code of its booker', async ({ page, club, another }) => {
  const [group] = await expected(club, 1)
  const answered = page.waitForResponse((response) => response.url().includes('/my-reservation/frontdesk/'))
  await logIn(page, group!.memberId, '/mypage/today')
  const { qr } = (await (await answered).json()).data.today
  const desk = await another()
  await logIn(desk, 'frontdesk1', DESK)
  const { made, press } = hands(desk)
  await press(desk.getByRole('searchbox', { name: /^Search by name/ }))
  // A scanner types the code and ends it with Enter.
  await desk.keyboard.insertText(qr)
  await desk.keyboard.press('Enter')
  const panel = desk.getByRole('dialog')
  const players = group!.names.map((name) => panel.getByRole('button', { name, exact: true }))
  await expect(players[0]!).toHaveAttribute('aria-pressed', 'true')
  await press(panel.getByRole('button', { name: 'Everyone is here' }))
  for (const player of players) await expect(player).toHaveAttribute('aria-pressed', 'true')
  said('a foursome by its code', made)
  expect(made).toEqual({ presses: 2, fields: 0 })
})
