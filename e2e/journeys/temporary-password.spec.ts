import { fillLogin, logIn } from '../club/log-in.ts'
import { test } from '../club/mail-journey.ts'
import { forgetLogin, someManager, takeOutForbidden } from '../club/managers.ts'
import { expect } from '../journey.ts'

const OWN = 'Quiet-Lantern-47'
const TEMPORARY = /[A-Za-z0-9]{4}(?:-[A-Za-z0-9]{4}){3}/

for (const [lang, subject, words] of [
  ['en', /^Your Greenhill Country Club temporary password/, /It works for 24 hours/],
  ['ko', /임시 비밀번호 안내/, /24시간 동안 유효하며/],
] as const) {
  test(`a reset password comes by mail (${lang}), opens one page only, and leads back`, async ({
    page,
    another,
    club,
    mailbox,
    complaints,
  }) => {
    // Two logins and an email on a machine that may be busy.
    const boss = await someManager(club, 'Ji-won Oh', { isSuper: true })
    const me = await someManager(club, 'Tae-min Gu', { isSuper: true, lang })
    await logIn(page, me.id, '/ishm/site/user')
    await expect(page.getByRole('table')).toBeVisible()

    const office = await another()
    await logIn(office, boss.id, `/ishm/site/user/${me.idx}`)
    const panel = office.getByRole('dialog')
    await panel.getByRole('button', { name: 'Reset password' }).click()
    await expect(office.getByRole('alertdialog')).toContainText(me.email)
    await office.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
    await expect(office.getByText('Sent to m•••@greenhill.example.').first()).toBeVisible()
    const mail = await mailbox.mailTo(me.email, subject)
    expect(mail.text).toMatch(words)
    expect(mail.html).toMatch(words)
    const temporary = mail.text!.match(TEMPORARY)![0]
    // A second one is possible after a minute.
    await panel.getByRole('button', { name: 'Reset password' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
    await expect(office.getByRole('alert').filter({ hasText: /again/ }).first()).toBeVisible()

    // The running session has ended.
    await page.getByLabel('Name, ID or email').fill('office1')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/^[^?]*\/login\?back=/i)
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 401')))
    await forgetLogin(page)

    await page.goto('/login?back=/ishm/system/outbox')
    await fillLogin(page, me.id, temporary)
    await expect(page).toHaveURL('/login/password-reset-page?back=%2Fishm%2Fsystem%2Foutbox')
    await expect(page.getByText('Choose your own to use the back office')).toBeVisible()
    for (const path of ['/ishm', '/ishm/site/my-info', '/ishm/site/user']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login/password-reset-page?back=${encodeURIComponent(path)}`)
    }
    await page.getByLabel('Current password').fill(temporary)
    await page.getByLabel('New password').fill(temporary)
    await page.getByLabel('Confirm your password').fill(temporary)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('New password').fill(OWN)
    await page.getByLabel('Confirm your password').fill(OWN)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('link', { name: 'Return to what you were doing' }).click()
    await expect(page).toHaveURL('/ishm/site/user')
    await expect(page.getByRole('table')).toBeVisible()
    await mailbox.mailTo(me.email, lang === 'en' ? /changed/ : /변경/)

    const written = await club.sql<{ by: string; call: string }[]>`
      select admin_idx as by, call from audit where noun = 'admin' and record_idx = ${me.idx} order by audit_idx`
    expect(written.map(({ by, call }) => [Number(by), call])).toEqual([
      [boss.idx, 'manager.resetPassword'],
      [me.idx, 'recovery.changePassword'],
    ])
    takeOutForbidden(complaints)
  })
}
