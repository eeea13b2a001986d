import type { Locator } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { picture } from '../club/my-info.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a member reports a loss, claims the item, and signs for it on the screen', async ({ page, club, another }) => {
  test.slow()
  const { me, bookingIdx } = await playedTogether(club)
  await logIn(page, me.id, `/mypage?when=past&booking=${bookingIdx}`)
  await page.getByRole('link', { name: 'Report a lost item' }).click()
  await page.getByLabel('Kind').selectOption({ label: 'Golf club' })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Enter the item.')).toBeVisible()
  await isAccessible(page, 'the report of a loss')
  await fitsSideways(page, 'the report of a loss')
  await page.getByLabel('Item', { exact: true }).fill('My wedge')
  await page.getByLabel('Description (optional)').fill('A red grip.')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'wedge.png', mimeType: 'image/png', buffer: await picture(page) })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My wedge' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'wedge.png' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sand wedge' })).toBeVisible()
  await isAccessible(page, 'a loss with an item that matches')
  await fitsSideways(page, 'a loss with an item that matches')
  const found = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sand wedge' }) })
  await found.getByRole('link', { name: 'This is mine' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sand wedge' })).toBeVisible()
  await isAccessible(page, 'a claim')
  await fitsSideways(page, 'a claim')
  await page.getByLabel('Marks and contents').fill('Red tape on the grip.')
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByRole('heading', { name: 'Your claims' })).toBeVisible()
  await page.getByRole('region', { name: 'Loss reports' }).getByRole('link', { name: 'My wedge' }).click()
  await expect(found.getByText('The club is checking')).toBeVisible()
  await expect(found.getByRole('link', { name: 'This is mine' })).toHaveCount(0)
  await isAccessible(page, 'a loss with a claimed item')
  await fitsSideways(page, 'a loss with a claimed item')

  await page.goto('/community?tab=lost-item')
  await page.getByRole('link', { name: /Knitted head cover/ }).click()
  await page.getByLabel('Marks and contents').fill('A green one.')
  await page.getByRole('button', { name: 'Send claim' }).click()
  const claims = page.getByRole('region', { name: 'Your claims' })
  await expect(claims.getByText('A green one.')).toBeVisible()
  await isAccessible(page, 'losses and claims')
  await fitsSideways(page, 'losses and claims')

  const office = await another()
  await logIn(office, 'manager1', '/ishm/board/lost-item')
  await office.getByRole('link', { name: 'Loss reports' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Loss reports' })).toBeVisible()
  await isAccessible(office, 'the loss reports')
  await fitsSideways(office, 'the loss reports')
  await office.getByRole('link', { name: 'My wedge' }).click()
  const loss = office.getByRole('dialog', { name: 'My wedge' })
  await expect(loss.getByRole('link', { name: 'wedge.png' })).toBeVisible()
  await isAccessible(office, 'a loss in the office')
  await loss.getByRole('link', { name: 'Sand wedge' }).click()
  const wedge = office.getByRole('dialog', { name: 'Sand wedge' })
  await expect(wedge.getByText('Red tape on the grip.')).toBeVisible()
  await expect(wedge.getByText(/Grip taped in red/).first()).toBeVisible()
  await wedge.getByRole('button', { name: 'Accept claim' }).click()
  await expect(wedge.getByText(/Accepted$/)).toBeVisible()
  await wedge.getByLabel('New status').selectOption({ label: 'Returned' })
  await expect(wedge.getByLabel('Accepted claim (optional)')).not.toHaveValue('')
  await wedge.getByLabel('Report that it answers (optional)').selectOption({ label: `My wedge · ${me.name}` })
  await wedge.getByLabel('Signed for by').fill(me.name)
  await wedge.getByRole('button', { name: 'Change status' }).click()
  await expect(wedge.getByText('Let the person sign, or tick this box.')).toBeVisible()
  await isAccessible(office, 'a hand-over')
  await fitsSideways(office, 'a hand-over')
  const paper = wedge.getByRole('img', { name: 'Signature' })
  await paper.click()
  await expect(wedge.getByText('Let the person sign, or tick this box.')).toBeVisible()
  await draw(paper)
  await expect(wedge.getByText('Let the person sign, or tick this box.')).toHaveCount(0)
  await wedge.getByLabel('New status').selectOption({ label: 'Published' })
  await wedge.getByLabel('New status').selectOption({ label: 'Returned' })
  await wedge.getByRole('button', { name: 'Change status' }).click()
  await expect(wedge.getByText('Let the person sign, or tick this box.')).toBeVisible()
  await draw(paper)
  await wedge.getByRole('button', { name: 'Change status' }).click()
  await expect(wedge.getByAltText('Signature')).toBeVisible()
  await expect(wedge.getByLabel('New status')).toHaveCount(0)
  await isAccessible(office, 'an item that was handed over')

  await office.goto('/ishm/board/lost-item?claimed=true')
  await office.getByRole('link', { name: 'Knitted head cover' }).click()
  const cover = office.getByRole('dialog', { name: 'Knitted head cover' })
  await cover.getByRole('button', { name: 'Refuse claim' }).click()
  await cover.getByLabel('Reason (English)').fill('The cover is blue.')
  await cover.getByLabel('Reason (Korean)').fill('파란색 커버입니다.')
  await isAccessible(office, 'the refusal of a claim')
  await cover.locator('form').getByRole('button', { name: 'Refuse claim' }).click()
  await expect(cover.getByText(/Refused$/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Loss reports' }).getByText(/Returned$/)).toBeVisible()
  await expect(claims.getByText(/Returned$/)).toBeVisible()
  await expect(claims.getByText('Reason: The cover is blue.')).toBeVisible()
  await page.getByRole('region', { name: 'Loss reports' }).getByRole('link', { name: 'My wedge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My wedge' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'This is mine' })).toHaveCount(0)
})

test('a player reports a feat, the witness confirms it, the club publishes it, and the player withdraws', async ({
  page,
  club,
  another,
}) => {
  test.slow()
  const { me, friend, bookingIdx } = await playedTogether(club)
  await logIn(page, me.id, `/mypage?when=past&booking=${bookingIdx}`)
  await page.getByRole('link', { name: 'Report an achievement' }).click()
  await expect(page.getByRole('checkbox', { name: friend.name })).toBeChecked()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Enter the hole.')).toBeVisible()
  await isAccessible(page, 'the report of a feat')
  await fitsSideways(page, 'the report of a feat')
  await page.getByLabel('Hole', { exact: true }).selectOption('3')
  await page.getByLabel('Distance in metres (optional)').fill('150')
  await page.getByLabel('Club (optional)').fill('7 iron')
  await page.getByLabel('I agree to publication').check()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: await picture(page) })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('You agreed to publication.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo of the achievement' })).toBeVisible()
  await isAccessible(page, 'the feats of a member')
  await fitsSideways(page, 'the feats of a member')

  const witness = await another()
  await logIn(witness, friend.id, '/mypage?view=feats')
  await expect(witness.getByRole('heading', { name: `${me.name}: Hole-in-one` })).toBeVisible()
  // Their names are not of the texts that this page alone loads.
  await expect(witness.getByRole('link', { name: 'My standby' })).toBeVisible()
  await expect(witness.getByRole('link', { name: 'My draws' })).toBeVisible()
  await isAccessible(witness, 'the question to a witness')
  await fitsSideways(witness, 'the question to a witness')
  await witness.getByRole('button', { name: 'I saw it' }).click()
  await expect(witness.getByRole('heading', { name: 'Can you confirm this?' })).toHaveCount(0)

  const [feat] = await club.sql<{ idx: string }[]>`select idx from hof where booking_idx = ${bookingIdx}`
  const office = await another()
  await logIn(office, 'manager1', `/ishm/board/hof/${feat!.idx}`)
  const panel = office.getByRole('dialog', { name: me.name })
  await expect(panel.getByText(`Witness: ${friend.name}`)).toBeVisible()
  await expect(panel.getByText(/Confirmed$/)).toBeVisible()
  await isAccessible(office, 'a feat that a member reported')
  await fitsSideways(office, 'a feat that a member reported')
  for (const state of ['Verified', 'Published']) {
    await panel.getByRole('combobox', { name: 'Status' }).selectOption({ label: state })
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  }

  const visitor = await another()
  await expect(async () => {
    await visitor.goto('/community?tab=hof')
    await expect(visitor.getByText(`Witnesses: ${friend.name}`)).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.reload()
  await expect(page.getByText(/In the hall of fame$/)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.getByText(/명예의 전당 공개$/)).toBeVisible()
  await isAccessible(page, 'the feats of a member in Korean')
  await fitsSideways(page, 'the feats of a member in Korean')
  await page.getByRole('button', { name: '공개 동의 철회' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByText(/확인됨$/)).toBeVisible()
  await expect(async () => {
    await visitor.goto('/community?tab=hof')
    await expect(visitor.getByRole('heading', { name: 'Hall of fame' })).toBeVisible()
    expect(await visitor.getByText(`Witnesses: ${friend.name}`).count()).toBe(0)
  }).toPass()
})

/**
 * Two members without a session yet who alone played a tee time, which `me` booked.
 * Before today, because an item that was found yesterday cannot have been lost since, and other journeys move the clock:
 * they play today, and on days that are ahead again.
 */
async function playedTogether({ sql }: Club) {
  const [row] = await sql<{ bookingIdx: string; id: string; name: string; friendId: string; friendName: string }[]>`
    select b.booking_idx as "bookingIdx", m.id, name_in('en', m.name, m.other_name) as name, f.id as "friendId",
      name_in('en', f.name, f.other_name) as "friendName"
    from booking b join member m on m.member_idx = b.member_idx
      join booking_player p on p.booking_idx = b.booking_idx and p.member_idx <> b.member_idx
      join member f on f.member_idx = p.member_idx
    where b.state = 'PL' and b.play_date < current_club_date() and m.state = 'ACTIVE' and f.state = 'ACTIVE' and m.member_type = '10'
      and not exists (select from session s where s.member_idx in (m.member_idx, f.member_idx))
      and (select count(*) from booking_player o where o.booking_idx = b.booking_idx and o.member_idx is not null) = 2
    order by b.play_date desc, b.booking_idx limit 1`
  const { bookingIdx, id, name, friendId, friendName } = row!
  return { bookingIdx: Number(bookingIdx), me: { id, name }, friend: { id: friendId, name: friendName } }
}

/** Draws a line. Each step waits until nothing covers the paper. */
async function draw(paper: Locator): Promise<void> {
  const { mouse } = paper.page()
  await paper.hover({ position: { x: 30, y: 30 } })
  await mouse.down()
  for (const [x, y] of [
    [80, 60],
    [130, 25],
    [180, 60],
  ] as const)
    await paper.hover({ position: { x, y } })
  await mouse.up()
}
