import { installClock, passTime } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'
import { bookButton, hold, holdPanel } from '../club/sheet.ts'
import { freeTime, named } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const SIX_MINUTES = 360

test('a hold that ran out costs nobody what was typed', async ({ page, club }) => {
  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  await installClock(page)
  const panel = await hold(page, me, teeTime)
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).click()
  await guest.getByLabel('Name', { exact: true }).fill('Sofia Lim')
  await guest.getByLabel(/^Phone/).fill('010-1234-5678')
  await guest.getByLabel(/^The guest has agreed/).check()
  await panel.getByLabel(/^Note to the club/).fill('We come by bus.')
  await panel.getByRole('checkbox', { name: 'Caddie' }).uncheck()

  // Six minutes pass, at the club and in the browser.
  await passTime(club, page, SIX_MINUTES)
  const over = page.getByRole('alert').filter({ hasText: `Your hold on ${named(teeTime)}, has expired` })
  await expect(over).toBeVisible()
  await expect(holdPanel(page)).toHaveCount(0)

  await over.getByRole('button', { name: 'Hold again' }).click()
  await expect(panel.getByRole('timer')).toBeVisible()
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Sofia Lim')
  await expect(guest.getByLabel(/^Phone/)).toHaveValue('010-1234-5678')
  await expect(guest.getByLabel(/^The guest has agreed/)).toBeChecked()
  await expect(panel.getByLabel(/^Note to the club/)).toHaveValue('We come by bus.')
  await expect(panel.getByRole('checkbox', { name: 'Caddie' })).not.toBeChecked()
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
})
