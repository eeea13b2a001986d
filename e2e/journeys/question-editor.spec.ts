import { logIn } from '../club/log-in.ts'
import { inLanguage } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a manager writes a question with a table and an image, no video of any host, and then its Korean', async ({
  page,
  another,
}) => {
  await logIn(page, 'content1', '/ishm/board/faq')
  await page.getByRole('link', { name: 'New question' }).click()
  const [english, korean] = [inLanguage(page), inLanguage(page, 'Korean')]
  await english.getByLabel('Question', { exact: true }).fill('Where can I practise?')
  await page.getByLabel('Category').selectOption({ label: 'Facilities' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Published' })
  const answer = english.getByRole('textbox', { name: 'Answer' })
  const tool = (name: string) => english.getByRole('toolbar').getByRole('button', { name, exact: true })
  await answer.click()
  await page.keyboard.type('Behind the clubhouse.')

  // One tab stop for the tools, with arrow keys.
  await page.keyboard.press('Shift+Tab')
  await expect(tool('Bold')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool('Italic')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool('Undo')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tool('Bold')).toBeFocused()
  await tool('Table').click()
  await page.keyboard.type('Mat')
  await expect(answer.getByRole('columnheader').first()).toHaveText('Mat')
  // Icons in one line, each with its name to read and to hear.
  const tools = english.getByRole('toolbar').getByRole('button')
  const drawn = await tools.evaluateAll((buttons) =>
    buttons.map((button) => ({
      isNamed: Boolean(button.ariaLabel) && button.getAttribute('title') === button.ariaLabel && !button.textContent,
      hasIcon: button.querySelector('svg path') !== null,
      top: button.getBoundingClientRect().top,
    })),
  )
  expect(drawn.every(({ isNamed, hasIcon }) => isNamed && hasIcon)).toBe(true)
  expect(new Set(drawn.map(({ top }) => top)).size).toBe(1)
  await tool('Add row').click()
  await expect(answer.getByRole('row')).toHaveCount(4)

  await page.keyboard.press('ControlOrMeta+End')
  const choosing = page.waitForEvent('filechooser')
  await tool('Image').click()
  await (await choosing).setFiles({ name: 'range.png', mimeType: 'image/png', buffer: PICTURE })
  await expect.poll(() => answer.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  await tool('Video').click()
  await page.getByLabel('Video address').fill('https://video.example/1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the address of a video on YouTube, Vimeo or Naver TV.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/faq\/\d+$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Where can I practise?')

  await expect(korean.getByText('Missing')).toBeVisible()
  await korean.getByLabel('Question', { exact: true }).fill('연습장은 어디에 있나요?')
  const its = korean.getByRole('textbox', { name: 'Answer' })
  await its.click()
  await expect(its).toBeFocused()
  await page.keyboard.insertText('클럽하우스 뒤편에 있습니다.')
  await expect(its).toHaveText('클럽하우스 뒤편에 있습니다.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(korean.getByText('Missing')).toHaveCount(0)

  const visitor = await another()
  await visitor.goto('/community?tab=faq&keyword=practise')
  await visitor.locator('summary').click()
  await expect(visitor.getByRole('columnheader', { name: 'Mat' })).toBeVisible()
  await expect.poll(() => visitor.locator('details img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  // Every process shows what is published within a second.
  await expect(async () => {
    await visitor.goto('/community?tab=faq&lang=ko')
    await expect(visitor.locator('summary').filter({ hasText: '연습장은 어디에 있나요?' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
})

test('a manager without the right on questions sees that the access is missing', async ({ page }) => {
  await logIn(page, 'frontdesk1', '/ishm/board/faq')
  await expect(page.getByText('You don’t have access to FAQ')).toBeVisible()
})
