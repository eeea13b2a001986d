import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, hold, line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('who looks at the same day sees a hold, its end and a booking at once', { tag: '@main' }, async ({
  page,
  another,
  club,
}) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  const visitor = await another()
  await visitor.goto(sheetAddress(teeTime))
  const watched = line(visitor, teeTime)
  await expect(visitor.getByText('Live', { exact: true })).toBeVisible()
  const sees = (word: string) => expect(watched).toHaveAccessibleName(new RegExp(`, ${word}`))
  const panel = await hold(page, me, teeTime)
  await sees('Held')
  await panel.getByRole('button', { name: 'Release' }).click()
  await sees('Free')
  await line(page, teeTime).click()
  await sees('Held')
  await bookButton(panel).click()
  await sees('Booked')

  // The window of another member shows the same.
  const other = await someMember(club, teeTime.date)
  const friend = await another()
  await logIn(friend, other.id, sheetAddress(teeTime))
  await expect(line(friend, teeTime)).toHaveAccessibleName(/, Booked, /)
})
