import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('Ctrl+K finds screens, actions and members by keyboard', async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, 'manager1', '/ishm/site/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search the office' })
  const find = palette.getByRole('searchbox')
  await expect(find).toBeFocused()
  await find.fill('IP blo')
  await expect(palette.getByRole('group', { name: 'Screens' }).getByRole('option', { name: 'IP blocks' })).toBeVisible()
  await isAccessible(page, 'the palette')
  await find.fill(me.id)
  await expect(palette.getByRole('group', { name: 'Members' }).getByRole('option', { name: me.name })).toBeVisible()
  // The first is marked while one types.
  await find.press('Enter')
  await expect(page).toHaveURL(`/ishm/member/list/${me.memberIdx}`)
  await expect(palette).toBeHidden()
  await expect(page.getByRole('link', { name: 'Book for this member' })).toBeVisible()
})

test('the palette keeps the records that were opened in a list, over a reload and until the logout', async ({
  page,
  club,
}) => {
  const me = await someMember(club)
  await logIn(page, 'manager1', `/ishm/member/list/${me.memberIdx}?state=ACTIVE`)
  await expect(page.getByRole('link', { name: 'Book for this member' })).toBeVisible()
  await page.goto('/ishm/site/terms')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const opened = page.getByRole('dialog').getByRole('group', { name: 'Opened last' }).getByRole('option')
  await expect(opened).toHaveText([new RegExp(`${me.name}.*Members`)])
  await opened.click()
  await expect(page).toHaveURL(`/ishm/member/list/${me.memberIdx}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(me.name)
})

test('the palette of a manager with few rights holds only what they may read', async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, 'content1', '/ishm/board/notice')
  await page.getByRole('button', { name: 'Search the office' }).click()
  const palette = page.getByRole('dialog', { name: 'Search the office' })
  await expect(palette.getByRole('option', { name: 'Write a notice' })).toBeVisible()
  await expect(palette.getByRole('option', { name: 'Outbox' })).toHaveCount(0)
  await palette.getByRole('searchbox').fill(me.id)
  await expect(palette.getByText('Nothing found')).toBeVisible()
})

test('the bell counts what waits and leads to its list', async ({ page, club }) => {
  await club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, useful_until)
    values ('WELCOME', 'nobody@example.com', 'en', 'Welcome', 'text', '<p>text</p>', 'FAILED', club_now())`
  await logIn(page, 'manager1', '/ishm')
  const tiles = page.getByRole('region', { name: 'Needs attention' })
  await expect(tiles.getByRole('link', { name: /not sent$/ })).toBeVisible()
  await page.getByRole('button', { name: /needs? attention$/ }).click()
  const list = page.getByRole('navigation', { name: 'Needs attention' })
  await expect(list).toBeVisible()
  await isAccessible(page, 'what needs attention')
  await fitsSideways(page, 'what needs attention')
  await list.getByRole('link', { name: /not sent$/ }).click()
  await expect(page).toHaveURL(/\/ishm\/system\/outbox\?state=FAILED&isBounced=false/)
  await expect(list).toBeHidden()
})
