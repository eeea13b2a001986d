import { englishChosenBefore } from '../club/language.ts'
import { fillLogin, logInByForm } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'
import { someMember } from '../club/people.ts'

test('strangers lock a login; the owner’s device still works, and another is unlocked from the email', async ({
  page,
  browser,
  product,
  club,
  mailbox,
}) => {
  const me = await someMember(club)
  const [row] = await club.sql<{ email: string }[]>`select email from member where member_idx = ${me.memberIdx}`
  await logInByForm(page, me.id)

  const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'en-GB' })
  await englishChosenBefore(elsewhere, product.url)
  const other = await elsewhere.newPage()
  await other.goto('/login')
  for (const left of [4, 3, 2, 1]) {
    await fillLogin(other, me.id, 'wrong')
    await expect(other.getByRole('alert').filter({ hasText: `${left} attempt` })).toBeVisible()
  }
  await fillLogin(other, me.id, 'wrong')
  await expect(other.getByRole('alert').filter({ hasText: 'You can log in again from' })).toBeVisible()
  await fillLogin(other, me.id)
  await expect(other.getByRole('link', { name: 'Enter the code from the email' })).toHaveAttribute(
    'href',
    '/login/unlock',
  )

  // The device cookie outlives the session.
  await page.context().clearCookies({ name: '__Host-clubhouse' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await logInByForm(page, me.id)

  const { text } = await mailbox.mailTo(row!.email, /is locked|잠겼습니다/)
  const code = /^ {4}([\w-]{20})$/m.exec(text!)![1]
  await other.goto(`/login/unlock#${code}`)
  await expect(other.getByLabel('Code', { exact: true })).toHaveValue(code!)
  await other.getByRole('button', { name: 'Unlock login' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login unlocked')
  await other.getByRole('link', { name: 'Back to login' }).click()
  await fillLogin(other, me.id)
  await expect(other.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
  await elsewhere.close()
})
