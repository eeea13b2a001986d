import type { Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

/** Begins a session as the login form does, and opens a page with it. @param back the page to open */
export async function logIn(page: Page, id: string, back = '/'): Promise<void> {
  // A text without scripts: storage is the site's, and nothing of the site is loaded for the login alone.
  await page.mainFrame().goto('/robots.txt')
  const answer = await page.request.post('/hp/api/member/login', {
    data: { clubCode: 'GC001', id, password: PASSWORD },
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
  })
  const { data, fail } = await answer.json()
  if (!data) throw new Error(`${id} cannot log in: ${JSON.stringify(fail)}`)
  await page.evaluate(keep, { session: data, clubTime: Number(answer.headers()['club-time']) })
  await page.goto(back)
}

interface Kept {
  session: { adminMenu?: unknown; clubIdx: number; isAdmin: boolean }
  clubTime: number
}

/** Keeps the session where the site does (specification 4.2), and the device's clock error, as the login page would. */
function keep({ session: { adminMenu, clubIdx: _, ...session }, clubTime }: Kept): void {
  // Without a field that the site does not store, a page reads the record again, in its own language.
  sessionStorage.setItem('user', JSON.stringify(session))
  if (session.isAdmin) sessionStorage.setItem('adminMenu', JSON.stringify(adminMenu))
  localStorage.setItem('clock', String(clubTime - Date.now()))
}

/** Through the form, as anybody; `back` is the page that the person came from. */
export async function logInByForm(page: Page, id: string, back = '/'): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(back)}`)
  await fillLogin(page, id)
  await page.waitForURL((url) => url.pathname + url.search === back)
}

export async function fillLogin(page: Page, id: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('ID', { exact: true }).fill(id)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
