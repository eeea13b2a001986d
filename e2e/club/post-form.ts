import type { Locator, Page } from '@playwright/test'

/** The fields of a post in a language, English unless said otherwise. */
export const inLanguage = (page: Page, language = 'English'): Locator =>
  page.getByRole('group', { name: language, exact: true })

/** Writes the title and the text of a post in a language. */
export async function write(page: Page, title: string, text: string, language?: string): Promise<void> {
  const fields = inLanguage(page, language)
  await fields.getByLabel('Title', { exact: true }).fill(title)
  await fields.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.insertText(text)
}
