import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { runningGroup } from '../club/group.ts'
import { logIn, logInByForm } from '../club/log-in.ts'
import { longDay, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const NAME = 'Closed Day Friends'

test('officers read that the club closes the day of their group before its players are named, and opens it again', async ({
  page: office,
  another,
  club,
}) => {
  const { president, dates } = await runningGroup(office, club, NAME)
  const [date] = dates
  const page = await another(PHONE)
  await logInByForm(page, president.id, '/mypage?view=groups')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: longDay(date) }) })
  await expect(card.getByText('no players named')).toHaveCount(2)

  await test.step('a manager sees the group before the day is closed', async () => {
    await logIn(office, 'manager1', `/ishm/reservation/days/${date}`)
    await office.getByRole('button', { name: 'Suspend' }).click()
    const suspending = office.getByRole('dialog', { name: /^Suspend/ })
    await suspending.getByLabel('Reason (English)').fill('Snow on the greens')
    await suspending.getByLabel('Reason (Korean)').fill('그린에 눈이 쌓였습니다')
    await expect(suspending.getByText(`Group ${NAME}, 2 tee times without players`)).toBeVisible()
    await isAccessible(office, 'a day that is about to be closed')
    await suspending.getByRole('button', { name: 'Suspend' }).click()
    await expect(office.getByText('Suspended: Snow on the greens')).toBeVisible()
  })

  await test.step('the officer reads it in one message, and has nothing to name', async () => {
    await page.goto('/mypage/messages')
    await page.getByText(`${NAME} on ${shortDay(date)}`).click()
    await expect(page.getByText(`The club has closed tee times of the group “${NAME}”`)).toBeVisible()
    await expect(page.getByText('Snow on the greens')).toBeVisible()
    await isAccessible(page, 'messages of an officer')
    await fitsSideways(page, 'messages of an officer')
    await page.setViewportSize(PHONE.viewport)
    await page.goto('/mypage?view=groups')
    await expect(card.getByText('closed by the club')).toHaveCount(2)
    await expect(card.getByRole('button', { name: 'Name the players' })).toHaveCount(0)
    await isAccessible(page, 'a date of a group on a closed day')
  })

  await test.step('the day is open again, and the players can be named', async () => {
    await office.getByRole('button', { name: 'Reopen' }).click()
    const opening = office.getByRole('dialog', { name: /^Reopen/ })
    await opening.getByLabel('Reason').fill('Thaw')
    await opening.getByRole('button', { name: 'Reopen' }).click()
    await expect(office.getByText('Suspended: Snow on the greens')).toBeHidden()
    await page.reload()
    await expect(card.getByText('no players named')).toHaveCount(2)
    await expect(card.getByRole('button', { name: /^Name the players/ })).toBeVisible()
  })

  // One for each event.
  const written = await club.sql<{ contents: string }[]>`
    select contents from member_message where kind = 'TEAM_DATE' and member_idx = ${president.memberIdx}
    order by message_idx`
  expect(written.map(({ contents }) => contents.includes('are open again'))).toEqual([false, true])
})
