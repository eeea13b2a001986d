import type { Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

/** Logs in through the form; `back` is the page to return to. */
export async function logIn(page: Page, id: string, back = '/'): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(back)}`)
  await fillLogin(page, id)
  await page.waitForURL((url) => url.pathname + url.search === back)
}

export async function fillLogin(page: Page, id: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('ID', { exact: true }).fill(id)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
