import { fitsSideways, isAccessible, STILL } from './club/accessible.ts'
import { logIn } from './club/log-in.ts'
import { someManager } from './club/managers.ts'
import { someMemberWithCompanion } from './club/people.ts'
import { inLanguage } from './club/post-form.ts'
import { bookButton, hold } from './club/sheet.ts'
import { freeTime } from './club/tee-times.ts'
import { expect, test } from './journey.ts'

test.use(STILL)

/** As long as a question may be. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän, '.repeat(5).slice(0, 200)

test('axe finds nothing: a question of full length, its times, calendar and versions', async ({ page, club }) => {
  // Of no other journey.
  const [row] = await club.sql<{ idx: string }[]>`select idx from faq where title = 'Can I rent clubs and shoes?'`
  await logIn(page, 'content1', `/ishm/board/faq/${row!.idx}`)
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  await inLanguage(page).getByLabel('Question', { exact: true }).fill(LONG)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  const standing = page.getByRole('region', { name: 'Status' })
  await page.getByRole('group', { name: 'Closes' }).getByRole('textbox', { name: 'Date' }).fill('sometime')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Date' }).last()).toHaveAccessibleDescription('Enter a date.')
  await isAccessible(page, 'a question with a mistake')
  await fitsSideways(page, 'a question with a mistake')
  await page.getByRole('button', { name: 'Discard' }).click()
  await standing.getByRole('button', { name: 'Schedule' }).click()
  const panel = page.getByRole('dialog', { name: 'Schedule' })
  await panel.getByRole('button', { name: 'Choose a date' }).first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await isAccessible(page, 'the calendar of a day')
  await page.keyboard.press('Escape')
  await fitsSideways(page, 'when a question opens')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /^Show version/ })
    .first()
    .click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(LONG)
  await isAccessible(page, 'the versions of a question')
  await fitsSideways(page, 'the versions of a question')
})

test('axe finds nothing: the order of sections, and rows, pictures and tables of a section', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/section')
  await page.goto('/ishm/board/section/order')
  const sections = page.getByRole('list', { name: 'Section order' }).getByRole('link')
  await expect(sections.first()).toBeVisible()
  await isAccessible(page, 'the order of sections')
  await fitsSideways(page, 'the order of sections')
  for (const name of [/^The hills/, /^History/, /^Facilities/, /^How to find us/]) {
    await page.goto('/ishm/board/section/order')
    await sections.filter({ hasText: name }).click()
    await expect(page.getByRole('group', { name: 'Preview (Korean)' })).toBeVisible()
    await isAccessible(page, `the section ${name}`)
    await fitsSideways(page, `the section ${name}`)
  }
})

test('axe finds nothing: a post of full length with its preview, and the lists of the boards', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/event/1')
  await inLanguage(page).getByLabel('Title', { exact: true }).fill(LONG)
  await expect(inLanguage(page, 'Korean').getByLabel('Title', { exact: true })).not.toHaveValue('')
  await expect(page.locator('iframe').contentFrame().getByText(LONG.slice(0, 40))).toBeVisible()
  await isAccessible(page, 'a post with its preview')
  await fitsSideways(page, 'a post with its preview')
  await page.getByRole('button', { name: 'Discard' }).click()
  for (const path of ['notice', 'event', 'data', 'fnb', 'fnb/1']) {
    await page.goto(`/ishm/board/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await fitsSideways(page, path)
  }
})

test('a manager who may only read sees a question and its versions, and can change nothing', async ({ page, club }) => {
  const manager = await someManager(club, 'Only Reader')
  await club.sql`
    insert into admin_right (admin_idx, menu_code, rights) values (${manager.idx}, '930000', 'R'), (${manager.idx}, '930100', 'R')
    on conflict (admin_idx, menu_code) do update set rights = excluded.rights`
  await logIn(page, manager.id, '/ishm/board/faq/1')
  await expect(inLanguage(page).getByLabel('Question', { exact: true })).toHaveAttribute('readonly')
  for (const name of ['Date', 'Time'])
    for (const box of await page.getByRole('textbox', { name }).all()) await expect(box).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Choose a date' }).first()).toBeDisabled()
  const standing = page.getByRole('region', { name: 'Status' })
  await expect(standing.getByRole('button')).toHaveCount(0)
  await isAccessible(page, 'a question that can only be read')
})

test('axe finds nothing: the members that a companion is chosen from', async ({ page, club }) => {
  const teeTime = await freeTime(club, 1)
  const panel = await hold(page, await someMemberWithCompanion(club, teeTime.date), teeTime)
  const companion = panel.getByRole('group', { name: 'Companion 1' })
  await companion.getByText('Member', { exact: true }).click()
  await bookButton(panel).click()
  const known = companion.getByRole('combobox')
  await expect(known).toHaveAccessibleDescription(/Choose the member, or choose “To be named”\.$/)
  await expect(known).toBeFocused()
  // React Aria hides the page from screen readers while the list is open, which axe takes for a fault.
  await known.press('Escape')
  await expect(known).toHaveAttribute('aria-expanded', 'false')
  await isAccessible(page, 'a companion who is not chosen')
  // In a window so low that the list covers the header. A scroll closes the list, so the field is in view before.
  await page.setViewportSize({ width: 1440, height: 600 })
  await known.evaluate(
    (field) =>
      new Promise((seen) => {
        field.scrollIntoView({ block: 'center' })
        requestAnimationFrame(seen)
      }),
  )
  await known.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(known).toHaveAttribute('aria-expanded', 'true')
  await expect(known).toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await fitsSideways(page, 'a companion who is not chosen')
})
