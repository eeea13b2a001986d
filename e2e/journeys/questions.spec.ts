import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const questions = (page: Page) => page.getByRole('region', { name: 'Frequently asked questions' })
const question = (page: Page, title: string) => questions(page).getByRole('group').filter({ hasText: title })
const summary = (page: Page, title: string) => questions(page).locator('summary').filter({ hasText: title })

test('a visitor unfolds an answer with the keyboard, and sends its address to someone', async ({ page, another }) => {
  await page.goto('/community')
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL('/community?tab=faq')
  const rain = 'What happens when it rains?'
  const answer = question(page, rain).getByText('The club decides at dawn')
  await expect(answer).toBeHidden()
  await summary(page, rain).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await question(page, rain).getByRole('link', { name: 'Link to this question' }).click()
  await expect(page).toHaveURL(/\/community\?tab=faq&question=\d+#faq-\d+$/)
  await expect(answer).toBeVisible()

  const friend = await another()
  await friend.goto(page.url().replace('#', '&lang=ko#'))
  await expect(friend.getByText('클럽이 새벽과 각 부 시작 전에 결정합니다.')).toBeVisible()
  await expect(friend.locator('details[open]')).toHaveCount(1)
})

test('a search looks in questions and answers', async ({ page }) => {
  await page.goto('/community?tab=faq')
  const search = page.getByRole('search', { name: 'Search this site' })
  await search.getByRole('searchbox').fill('soft spikes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/community?keyword=soft+spikes')
  await expect(summary(page, 'What should I wear?')).toBeVisible()
  await page.goto('/community?tab=faq&keyword=soft+spikes')
  await expect(page.getByRole('status').filter({ hasText: '1 question for “soft spikes”' })).toBeVisible()
  await expect(questions(page).locator('summary')).toHaveText(['What should I wear?'])
  await page.goto('/community?tab=faq&keyword=helicopter')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(summary(page, 'When does booking open?')).toBeVisible()
})

test('a question that its editor has not finished is not shown', async ({ page, club }) => {
  await page.goto('/community?tab=faq')
  await expect(summary(page, 'How do guests pay?')).toBeVisible()
  await expect(summary(page, 'tax invoice')).toHaveCount(0)
  await page.goto('/community?tab=faq&lang=ko')
  await expect(page.locator('summary').filter({ hasText: '세금계산서' })).toBeVisible()
  await club.sql`update faq set state = 'ENDED' where lang = 'ko' and title like '세금계산서%'`
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator('summary').filter({ hasText: '세금계산서' }).count()
    })
    .toBe(0)
})
