import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { inLanguage } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

/** A published question of a journey's own. */
async function question({ sql }: Club, title: string): Promise<number> {
  const [row] = await sql<{ idx: string }[]>`
    with made as (
      insert into faq (lang, category, title, contents, state, open_at)
      values ('en', 'QUESTION', ${title}, '<p>First answer</p>', 'PUBLISHED', club_now()) returning idx)
    insert into audit (call, request_id, noun, record_idx, admin_idx, after)
    select 'faq.create', '', 'faq', idx, (select admin_idx from admin where id = 'content1'), '{}' from made
    returning record_idx as idx`
  return Number(row!.idx)
}
const history = (page: Page) => page.getByRole('tabpanel', { name: 'History' })

test('a manager reads who changed a question, and restores an earlier version', async ({ page, club }) => {
  const title = `Carts ${randomUUID().slice(0, 8)}?`
  const idx = await question(club, title)
  await logIn(page, 'content1', `/ishm/board/faq/${idx}`)
  await inLanguage(page).getByLabel('Question', { exact: true }).fill(`${title} Changed`)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Ended' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Question saved.').first()).toBeVisible()

  // What is typed stays while the history is read.
  await page.getByLabel('Order').fill('7')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'History' })).toBeFocused()
  const entries = history(page).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Changed')
  await expect(entries.first()).toContainText(/Status\s*Before\s*Published\s*After\s*Ended/)
  await expect(entries.first().getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await tabs.first().click()
  await expect(page.getByLabel('Order')).toHaveValue('7')
  await page.getByLabel('Order').fill('0')
  await tabs.last().click()
  await entries.last().getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Version 1 restored')
  await tabs.first().click()
  await expect(inLanguage(page).getByLabel('Question', { exact: true })).toHaveValue(title)
  // Restoring a text publishes nothing.
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('ENDED')
})

test('the history of a record is in the language of the page', async ({ page, club }) => {
  const idx = await question(club, `카트 ${randomUUID().slice(0, 8)}`)
  await logIn(page, 'content1', '/ishm/board/faq')
  await page.goto(`/ishm/board/faq/${idx}?lang=ko`)
  await page.getByRole('tab', { name: '변경 이력' }).click()
  const entry = page.getByRole('tabpanel', { name: '변경 이력' }).getByRole('listitem')
  await expect(entry).toContainText('등록')
  await expect(entry).toContainText(/상태\s*게시 중/)
})

test('archived questions come back with Undo, unless someone else changed them', async ({ page, club }) => {
  const word = randomUUID().slice(0, 8)
  const [mine, theirs] = [await question(club, `Mine ${word}`), await question(club, `Theirs ${word}`)]
  await logIn(page, 'content1', `/ishm/board/faq?keyword=${word}`)
  const row = (name: string) => page.getByRole('rowheader', { name })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('2 rows archived.')).toBeVisible()
  await expect(row(`Mine ${word}`)).toHaveCount(0)
  await club.sql`
    with changed as (update faq set state = 'DRAFT', version = version + 1 where idx = ${theirs} returning idx)
    insert into audit (call, request_id, noun, record_idx, admin_idx, after)
    select 'faq.update', '', 'faq', idx, (select admin_idx from admin where id = 'manager1'), '{}' from changed`
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 row restored.').first()).toBeVisible()
  await expect(page.getByText(/changed/i).first()).toBeVisible()
  await expect(row(`Mine ${word}`)).toBeVisible()
  const rows = await club.sql<{ idx: string; state: string }[]>`
    select idx, state from faq where idx in (${mine}, ${theirs}) order by idx`
  expect(rows.map(({ state }) => state)).toEqual(['PUBLISHED', 'DRAFT'])
})
