import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

/** Numbered emails to one address; the last one is the newest. */
async function mailsTo({ sql }: Club, to: string, count: number): Promise<void> {
  await sql`
    insert into mail (kind, to_email, lang, subject, text, html, next_at, useful_until, created_at)
    select 'WELCOME', ${to}, 'en', 'Welcome ' || n, 'Text', '<p>Text</p>', club_now() + interval '1 day',
      club_now() + interval '2 days', club_now() - (200 - n) * interval '1 minute'
    from generate_series(1, ${count}::int) n`
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const titles = (page: Page) => page.getByRole('rowheader').getByRole('link')

test('the keyboard walks through the rows, opens one, closes it and searches', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/member/list')
  await expect(titles(page).first()).toBeVisible()
  await titles(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(titles(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: await titles(page).nth(1).innerText() })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(titles(page).last()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('nobody/here')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No members match')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(titles(page).first()).toBeVisible()
})

test('another office page and back: sort, page and scroll position are as they were', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/member/list?sort=name')
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/ishm/member/list?sort=name&page=2')
  await expect(page.getByText(/^31–60 of/)).toBeVisible()
  await titles(page).nth(25).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(300)
  await rail(page).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await rail(page).getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL('/ishm/member/list?sort=name&page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

  await rail(page).getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL('/ishm/member/list')
})

test('a manager chooses columns, finds them on the next visit, and shares a view of them', async ({ page, club }) => {
  const me = await someManager(club, 'Column Chooser', { isSuper: true })
  const name = `Waiting ${randomUUID().slice(0, 8)}`
  await logIn(page, me.id, '/ishm/member/list?state=PENDING')
  // All but the one of the checkboxes.
  const heads = page.getByRole('columnheader').and(page.locator(':not(:has(input))'))
  await page.goto('/ishm/member/list?state=ACTIVE')
  await expect(heads.filter({ hasText: 'Email' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns and views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns and views' })
  // The choice is saved, then shown.
  await panel.getByRole('checkbox', { name: 'Email' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await panel.getByRole('checkbox', { name: 'Type' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Type' })).not.toBeChecked()
  await panel.getByRole('button', { name: 'Move Status up' }).click()
  await panel.getByRole('button', { name: 'Move Status up' }).click()
  await panel.getByLabel('View name').fill(name)
  await panel.getByRole('checkbox', { name: 'Share with every manager of this list' }).check()
  await panel.getByRole('button', { name: 'Save view' }).click()
  await expect(panel.getByRole('button', { name: `Delete view ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  const chosen = ['Name', 'Status', 'Number', 'Account created', 'Last login', 'Email']
  await expect(heads).toHaveText(chosen.map((head) => new RegExp(`^${head}`)))
  await page.goto('/ishm/member/list')
  await expect(heads).toHaveText(chosen.map((head) => new RegExp(`^${head}`)))

  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, 'manager1', '/ishm/member/list')
  await expect(heads.filter({ hasText: 'Type' })).toHaveCount(1)
  await page
    .getByLabel('View', { exact: true })
    .and(page.getByRole('combobox'))
    .selectOption({ label: `${name} (Column Chooser)` })
  await expect(page).toHaveURL(/state=ACTIVE/)
  await expect(heads).toHaveText(chosen.map((head) => new RegExp(`^${head}`)))
})

test('rows of two pages are selected with shift, and one action changes them all', { tag: '@main' }, async ({
  page,
  club,
}) => {
  const to = `${randomUUID()}@example.com`
  await mailsTo(club, to, 35)
  await logIn(page, 'manager1', `/ishm/system/outbox?to=${to}`)
  await page.getByRole('checkbox', { name: 'Select Welcome 35' }).check()
  await page.getByRole('checkbox', { name: 'Select Welcome 31' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('5 rows selected')).toBeVisible()
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Welcome 1', exact: true }).check()
  await expect(page.getByText('6 rows selected')).toBeVisible()
  // One was sent in the meantime: it is refused, and stays selected.
  await club.sql`
    update mail set state = 'SENT', sent_at = club_now(), next_at = null where to_email = ${to} and subject = 'Welcome 33'`
  await page.getByRole('button', { name: 'Cancel email' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel email' }).click()
  await expect(page.getByText('5 rows changed.').last()).toBeVisible()
  await expect(page.getByText('1 row selected')).toBeVisible()
  const rows = await club.sql<{ state: string }[]>`
    select state from mail where to_email = ${to} and state = 'CANCELLED'`
  expect(rows).toHaveLength(5)
})

test('a range of days is chosen with the keyboard in a calendar, and shown in the format of the club', async ({
  page,
}) => {
  await logIn(page, 'manager1', '/ishm/member/list?joinedFrom=2026-01-05&joinedTo=2026-01-09')
  const range = page.getByRole('button', { name: 'Account created: 2026.01.05 – 2026.01.09' })
  await range.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Account created' })
  await expect(calendar.getByRole('button', { name: /Friday, 9 January 2026/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // After the first day the calendar moves to the next one.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ishm/member/list?joinedFrom=2026-01-10&joinedTo=2026-01-18')
  await page.getByRole('button', { name: 'Account created: 2026.01.10 – 2026.01.18' }).click()
  await calendar.getByRole('button', { name: 'Any day' }).click()
  await expect(page).toHaveURL('/ishm/member/list')
})

test('the rows that fit the filters are saved as an Excel file', async ({ page, club }) => {
  const to = `${randomUUID()}@example.com`
  await mailsTo(club, to, 3)
  await logIn(page, 'manager1', `/ishm/system/outbox?to=${to}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all rows of the list to Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Outbox.xlsx')
  await expect
    .poll(async () => {
      const rows = await club.sql<{ rows: string }[]>`
        select after ->> 'rows' as rows from audit where call = 'mail.listExport' and after ? 'to'`
      return rows.map(({ rows }) => rows)
    })
    .toEqual(['3'])
})

test('a group of the menu folds, is folded after a reload, and says what waits in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await logIn(page, 'manager1', '/ishm/site/devices')
  const boards = rail(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'Boards' }) })
  const events = boards.getByRole('link', { name: 'Events' })
  await expect(events).toBeVisible()
  await expect(boards.locator('a b').first()).toBeVisible()
  const counts = await boards.locator('a b').allTextContents()
  await boards.locator('summary').click()
  await expect(events).toBeHidden()
  await expect(boards.locator('summary b')).toHaveText(String(counts.reduce((sum, one) => sum + Number(one), 0)))
  await page.reload()
  await expect(boards.locator('summary b')).toBeVisible()
  await expect(events).toBeHidden()
  // The page that one is on stands in the menu.
  await page.goto('/ishm/board/event')
  await expect(events).toBeVisible()
  await expect(events).toHaveAttribute('aria-current', 'page')
})
