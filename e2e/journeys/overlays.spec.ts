import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { hold, line } from '../club/sheet.ts'
import { freeTime, named } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('a question keeps the focus, takes Escape for no, and loses nothing behind it', async ({ page, club }) => {
  const teeTime = await freeTime(club, 0)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const memo = panel.getByLabel(/^Note to the club/)
  await memo.fill('We come by bus.')
  const wanted = await freeTime(club, 0)
  const other = line(page, wanted)
  await other.focus()
  await page.keyboard.press('Enter')

  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName(`Hold ${named(wanted)}, instead?`)
  await expect(question).toContainText(`You already hold ${named(teeTime)}.`)
  await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused()
  for (const _ of Array(5)) {
    await page.keyboard.press('Tab')
    // The browser's own toolbar may take the focus; the page behind the dialog never does.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    await expect(other).not.toBeFocused()
  }
  expect(await question.evaluate((element) => element.getBoundingClientRect().width)).toBe(550)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(other).toBeFocused()
  await expect(memo).toHaveValue('We come by bus.')
  await expect(panel).toBeVisible()
})

test('a toast is read out, goes after two seconds, and can be read again', async ({ page, club }) => {
  await page.clock.install()
  const teeTime = await freeTime(club, 0)
  const panel = await hold(page, await someMember(club, teeTime.date), teeTime)
  await panel.getByRole('button', { name: 'Release' }).click()
  const words = `Your hold on ${named(teeTime)}, was released.`
  const seen = page.locator('[popover]').getByText(words)
  await expect(seen).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  await page.clock.fastForward(2000)
  await expect(seen).toHaveCount(0)

  const again = page.getByRole('contentinfo').getByRole('button', { name: 'What just happened' })
  await again.click()
  const list = page.getByRole('dialog', { name: 'What just happened' })
  await expect(list.getByRole('listitem').first()).toContainText(words)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(again).toBeFocused()
})

test('patience is asked for after four seconds, and for a second at least', async ({ page, club }) => {
  await page.clock.install()
  const me = await someMember(club)
  await logIn(page, me.id, '/community')
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/my-reservation/bookings/**', async (route) => {
    isAsked()
    await answer
    await route.continue()
  })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.getByRole('link', { name: me.name }).click()
  await asked
  const dots = page.locator('[popover] circle')
  await page.clock.runFor(3900)
  await expect(dots).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(dots).toHaveCount(12)
  await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toHaveCount(1)
  await page.clock.resume()
  goOn()
  await expect(page.getByText('No upcoming tee times').or(page.getByRole('article').first()).first()).toBeVisible()
  await expect(dots).toHaveCount(0)
})
