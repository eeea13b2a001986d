import { readFileSync } from 'node:fs'
import { isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a manager confirms a proposed weather waiver, with whom it affects shown before', async ({ page, club }) => {
  // Neither today nor tomorrow, which the job keeps up to date, and not the day that another journey waives.
  const [proposal] = await club.sql<{ proposalIdx: number; time: string }[]>`
    with late as (
      select b.play_date, b.part, to_char(s.time, 'HH24:MI') as time from booking b join slot s using (slot_idx)
      where b.state = 'CF' and b.play_date > current_club_date() + 2
        and b.play_date < (select max(date) from sheet_day where state = 'PUBLISHED')
      order by b.play_date desc, b.booking_idx limit 1),
    added as (
      insert into waiver_proposal (date, part, kind, value, from_at, to_at)
      select play_date, part, 'RAIN', 14, club_now(), club_now() + interval '2 hours' from late returning proposal_idx)
    select proposal_idx as "proposalIdx", time from added, late`
  await logIn(page, 'manager1', '/ishm')
  const card = page.getByRole('article', { name: /Rain, 14 mm an hour/ })
  await expect(card.getByRole('link', { name: proposal!.time }).first()).toBeVisible()
  await expect(card.getByText(/upcoming bookings? can be cancelled free of charge/)).toBeVisible()
  await expect(card.getByLabel('Reason')).toHaveValue('Proposed from the forecast')
  // The tee sheet scrolls the page to the current time when it arrives.
  await expect(page.getByRole('region', { name: 'Tee sheet', exact: true })).toBeVisible()
  await isAccessible(page, 'a proposed weather waiver')

  await card.getByRole('button', { name: 'Dismiss' }).click()
  await card.getByLabel('Why no waiver?').fill('It passed to the north')
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Record waiver' }).click()
  await expect(card).toBeHidden()
  const decided = () => club.sql<{ state: string; measured: string }[]>`
    select p.state, w.measured from waiver_proposal p left join waiver w using (waiver_idx)
    where p.proposal_idx = ${proposal!.proposalIdx}`
  await expect
    .poll(async () => [...(await decided())])
    .toEqual([{ state: 'CONFIRMED', measured: expect.stringContaining('14 mm/h') }])
})

test('the committee reads the report, prints it and saves it as one file', async ({ page }) => {
  await logIn(page, 'committee1', '/ishm/report')
  await expect(page.getByRole('heading', { name: 'Tee times given' })).toBeVisible()
  await isAccessible(page, 'the committee report')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Penalties' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Committee report \d{4}\.xlsx$/)
  // A zip archive, as every .xlsx is.
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
