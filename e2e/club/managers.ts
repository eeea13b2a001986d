import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect } from '../journey.ts'
import type { Club } from './club.ts'

/** A manager for one journey with the demo password. */
export async function someManager(
  { sql }: Club,
  name: string,
  { isSuper = false, lang = 'en' }: { isSuper?: boolean; lang?: string } = {},
): Promise<{ id: string; idx: number; email: string }> {
  const id = `mgr${Math.random().toString(36).slice(2, 10)}`
  const email = `${id}@greenhill.example`
  const [row] = await sql<{ idx: string }[]>`
    insert into admin (id, password_hash, name, email, phone_no, lang, group_idx, is_ss_admin)
    select ${id}, password_hash, ${name}, ${email}, '031-555-0170', ${lang}, group_idx, ${isSuper}
    from admin where id = 'content1' returning admin_idx as idx`
  return { id, idx: Number(row!.idx), email }
}

export async function givePassword(page: Page, password: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Confirm your password' })
  await panel.getByLabel('Password').fill(password)
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel).toBeHidden()
}

/** Adds an app to the logged-in account. @returns a generator of its codes, and the recovery codes */
export async function addApp(page: Page, password: string): Promise<{ codes: TOTP; recovery: string[] }> {
  await page.getByRole('button', { name: 'Add app' }).click()
  await givePassword(page, password)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  const codes = new TOTP({ secret })
  await page.getByLabel('Six digits from the app').fill(codes.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const box = page.getByRole('region', { name: 'Recovery codes' })
  await expect(box.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByText('In use')).toBeVisible()
  return { codes, recovery: await box.getByRole('listitem').allInnerTexts() }
}

/** Clears the browser's session; it lives on at the server. */
export async function forgetLogin(page: Page): Promise<void> {
  // A text without scripts: a page of the site that is still being answered would store the session again.
  await page.mainFrame().goto('/robots.txt')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.context().clearCookies()
}

/** The browser logs a 403 as an error; journeys that provoke one remove it. */
export function takeOutForbidden(complaints: string[]): void {
  const others = complaints.filter((line) => !line.includes('status of 403'))
  complaints.splice(0, complaints.length, ...others)
}
