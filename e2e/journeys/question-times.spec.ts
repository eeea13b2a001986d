import { logIn } from '../club/log-in.ts'
import { inLanguage } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

test('a manager schedules a question, publishes it, and reads what it said before', async ({ page, another, club }) => {
  await logIn(page, 'content1', '/ishm/board/faq')
  await page.getByRole('link', { name: 'New question' }).click()
  const question = inLanguage(page).getByLabel('Question', { exact: true })
  await question.fill('May I bring my dog?')
  await page.getByLabel('Order', { exact: true }).fill('7')
  await inLanguage(page).getByRole('textbox', { name: 'Answer' }).click()
  await page.keyboard.type('On a lead.')

  // What was typed is kept as a draft, so nothing is asked before it is left.
  await page.getByRole('link', { name: 'All questions' }).click()
  await page.getByRole('link', { name: 'New question' }).click()
  await expect(question).toHaveValue('May I bring my dog?')
  await expect(inLanguage(page).getByRole('textbox', { name: 'Answer' })).toHaveText('On a lead.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/faq\/\d+$/)
  const standing = page.getByRole('region', { name: 'Status' })
  await expect(standing).toContainText('Draft. Visitors don’t see it.')

  // The day is typed as it is written at home, and shown as the club writes it.
  await standing.getByRole('button', { name: 'Schedule' }).click()
  const panel = page.getByRole('dialog', { name: 'Schedule' })
  await panel.getByRole('button', { name: 'Schedule' }).click()
  const opens = panel.getByRole('group', { name: 'Opens' })
  const day = opens.getByRole('textbox', { name: 'Date' })
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription('Enter when it opens.')
  await day.fill('2026-12-24')
  await opens.getByRole('textbox', { name: 'Time' }).fill('930')
  await expect(day).toHaveValue('2026.12.24')
  const closes = panel.getByRole('group', { name: 'Closes' })
  await closes.getByRole('button', { name: 'Choose a date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  await expect(calendar.getByRole('button', { name: / 2 December 2026/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(closes.getByRole('textbox', { name: 'Date' })).toHaveValue('2026.12.02')
  await closes.getByRole('textbox', { name: 'Time' }).fill('9:30')
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(closes.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription(
    'Enter a time later than the opening.',
  )
  await closes.getByRole('textbox', { name: 'Date' }).fill('2026.12.31')
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(standing).toContainText('Visitors see it from Thu 24 Dec, 09:30 until Thu 31 Dec, 09:30.')
  const [scheduled] = await club.sql`select open_at, close_at from faq where title = 'May I bring my dog?'`
  expect(scheduled).toEqual({
    open_at: new Date('2026-12-24T00:30:00Z'),
    close_at: new Date('2026-12-31T00:30:00Z'),
  })

  await standing.getByRole('button', { name: 'Publish now' }).click()
  await expect(standing).toContainText('Published. Visitors have seen it since')
  const visitor = await another()
  await visitor.goto('/community?tab=faq&keyword=dog')
  await expect(visitor.locator('summary')).toHaveText(['May I bring my dog?'])

  await question.fill('May I bring a dog?')
  await expect(standing.getByText('Save your changes before you publish, schedule or end the post.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('May I bring a dog?')
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' })
  await expect(history.getByRole('button', { name: /^Show version/ })).toHaveText([
    'Show version 4',
    'Show version 3',
    'Show version 2',
    'Show version 1',
  ])
  await history.getByRole('button', { name: 'Show version 3' }).click()
  await expect(history.getByRole('heading', { level: 2 })).toHaveText('May I bring my dog?')
  // What was not touched stays: the place in the list too.
  const [kept] = await club.sql`select order_no, close_at from faq where title = 'May I bring a dog?'`
  expect(kept).toEqual({ order_no: 7, close_at: new Date('2026-12-31T00:30:00Z') })
})
