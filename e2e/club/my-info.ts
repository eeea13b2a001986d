import { expect, type Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { PASSWORD } from './people.ts'

/** Logs in and opens the member's data, which asks for the password again. */
export async function openMyInfo(page: Page, id: string): Promise<void> {
  await logIn(page, id, '/mypage')
  await page.goto('/mypage/myinfo')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My information')
}

export async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2f6f8f'
    context.fillRect(0, 0, 900, 600)
    context.fillStyle = '#c8372d'
    context.fillRect(400, 100, 100, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1]!, 'base64')
}
