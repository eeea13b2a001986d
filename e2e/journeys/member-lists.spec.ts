import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { chooseAction } from '../club/member-panel.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const listOf = (...rows: string[]) => ({
  name: 'members.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Number,Name,Email,Phone number,Type', ...rows].join('\n')),
})

/** As on a busy machine: tasks of this job begin an hour late. */
const later = (sql: Club['sql'], job: 'import-members' | 'tell-members') =>
  sql.unsafe(`
    create function later() returns trigger language plpgsql as $$
    begin new.due_at := new.due_at + interval '1 hour'; return new; end $$;
    create trigger later before insert on job_task for each row when (new.name = '${job}') execute function later()`)

test.afterEach(({ club }) => club.sql`drop function if exists later() cascade`)

test('a list is imported once its problems are corrected, as a whole', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/member/import')
  const file = page.locator('input[type="file"]')
  await isAccessible(page, 'the import')
  await file.setInputFiles(
    listOf('IM-1,Amelia Earhart,amelia@example.com,010-5550-0171,Full member', 'IM-2,,x,y,Nobody'),
  )
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText(/problems must be corrected in the file first/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await isAccessible(page, 'the problems of a list')
  await fitsSideways(page, 'the problems of a list')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await file.setInputFiles(
    listOf(
      'IM-1,Amelia Earhart,amelia@example.com,010-5550-0171,Full member',
      'IM-2,Bessie Coleman,bessie@example.com,010-5550-0172,Weekday member',
    ),
  )
  await page.getByRole('button', { name: 'Check the list' }).click()
  const summary = page.getByRole('region', { name: 'members.csv: expected result' })
  await expect(summary.getByRole('definition').first()).toHaveText('2')
  await summary.getByLabel('Reason').fill('List of the old system')
  await isAccessible(page, 'what a list would do')
  await fitsSideways(page, 'what a list would do')
  await summary.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('The list is imported.').first()).toBeVisible()
  await isAccessible(page, 'a list that is imported')
  const rows =
    await club.sql`select name, member_type from member where member_no in ('IM-1', 'IM-2') order by member_no`
  expect([...rows]).toEqual([
    { name: 'Amelia Earhart', member_type: '10' },
    { name: 'Bessie Coleman', member_type: expect.any(String) },
  ])
})

test('an import that has not begun is cancelled by keyboard, also after another page was visited', async ({
  page,
  club,
}) => {
  await later(club.sql, 'import-members')
  await logIn(page, 'manager1', '/ishm/member/import')
  await page
    .locator('input[type="file"]')
    .setInputFiles(listOf('IM-8,Jacqueline Cochran,cochran@example.com,010-5550-0178,Full member'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByLabel('Reason').fill('By mistake')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Importing. It continues when you leave this page.')).toBeVisible()
  await fitsSideways(page, 'an import that runs')
  // Last: it leaves the page wide, so that the menu is in sight.
  await isAccessible(page, 'an import that runs')
  await page.getByRole('navigation').getByRole('link', { name: 'Members', exact: true }).first().click()
  const elsewhere = page.getByRole('progressbar', { name: 'Import members' })
  await expect(elsewhere).toBeVisible()
  await isAccessible(page, 'the list of members beside an import')
  await page.getByRole('link', { name: 'Import members' }).first().click()
  const cancel = page.getByRole('button', { name: 'Cancel import' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The import was cancelled. Nothing was imported.' })).toBeVisible()
  await expect(cancel).toBeHidden()
  expect([...(await club.sql`select from member where member_no = 'IM-8'`)]).toEqual([])
  const [log] = await club.sql`
    select a.id from audit join admin a using (admin_idx) where call = 'memberImport.cancel' order by audit_idx desc limit 1`
  expect(log!.id).toBe('manager1')
})

test('a message is cancelled for those who do not have it yet', async ({ page, club }) => {
  const me = await someMember(club)
  await later(club.sql, 'tell-members')
  await logIn(page, 'manager1', `/ishm/member/list/${me.memberIdx}`)
  const record = page.getByRole('dialog')
  await chooseAction(record, 'Send message')
  await record.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Not this')
  await record.getByRole('group', { name: 'English' }).getByLabel('Message').fill('A message by mistake.')
  await record.getByRole('button', { name: 'Preview' }).click()
  await record.getByRole('button', { name: 'Send to 1 member' }).click()
  const cancel = record.getByRole('button', { name: 'Cancel sending' })
  await expect(cancel).toBeVisible()
  await isAccessible(page, 'a message that is sent')
  await cancel.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel sending' }).press('Enter')
  await expect(record.getByText('Sending cancelled. Sent to 0 of 1 members.')).toBeVisible()
  expect([...(await club.sql`select from member_message where title = 'Not this'`)]).toEqual([])
})

test('an export is cancelled, also from another page', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/member/list')
  const held = Promise.withResolvers<void>()
  await page.route('**/download/members*', async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  const start = page.getByRole('button', { name: 'Export all rows of the list to Excel' })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel export' })).toBeVisible()
  await isAccessible(page, 'a list that is exported')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Exporting to Excel')).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(page.getByText('Export cancelled. No file was saved.').first()).toBeVisible()
  await expect(page.getByText('Exporting to Excel')).toBeHidden()
  held.resolve()
  await page.goBack()
  await expect(start).toBeVisible()
})

test('two accounts of one person are compared and become one', async ({ page, club }) => {
  const one = await someMember(club)
  const [other] = await club.sql<{ memberIdx: number }[]>`
    insert into member (id, password_hash, name, email, phone_no, member_type, state, company)
    select 'twinaccount', '', name, 'twin@example.com', phone_no, '40', 'ACTIVE', 'Twin Ltd.' from member
    where member_idx = ${one.memberIdx} returning member_idx::int as "memberIdx"`
  await logIn(page, 'manager1', '/ishm/member/merge')
  for (const [heading, id] of [
    ['Choose the first account', one.id],
    ['Choose the second account', 'twinaccount'],
  ] as const) {
    const find = page.getByRole('region', { name: heading })
    await find.getByLabel('Name, ID, number or phone').fill(id)
    await find.getByRole('button', { name: 'Search' }).click()
    await isAccessible(page, heading)
    await find.getByRole('button', { name: /^Choose/ }).click()
  }
  await page
    .getByRole('row', { name: /^Email/ })
    .getByRole('radio')
    .nth(1)
    .check()
  await isAccessible(page, 'two accounts side by side')
  await fitsSideways(page, 'two accounts side by side')
  await page.getByLabel('Reason').fill('Signed up twice')
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge accounts' }).click()
  await expect(page.getByText('The accounts are merged.').first()).toBeVisible()
  const [kept] = await club.sql`select email, state from member where member_idx = ${one.memberIdx}`
  expect(kept).toEqual({ email: 'twin@example.com', state: 'ACTIVE' })
  const [gone] = await club.sql`select state from member where member_idx = ${other!.memberIdx}`
  expect(gone!.state).not.toBe('ACTIVE')
})

test('a message is previewed, counted, and read by the member', async ({ page, club, another }) => {
  const me = await someMember(club)
  await logIn(page, 'manager1', `/ishm/member/list/${me.memberIdx}`)
  const record = page.getByRole('dialog')
  await chooseAction(record, 'Send message')
  await record.getByRole('button', { name: 'Preview' }).click()
  await expect(record.getByText('Enter a title.').first()).toBeVisible()
  await record.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Your locker')
  await record.getByRole('group', { name: 'English' }).getByLabel('Message').fill('Please empty locker 12.')
  await isAccessible(page, 'a message to a member')
  await fitsSideways(page, 'a message to a member')
  await record.getByRole('button', { name: 'Preview' }).click()
  await expect(record.getByText('1 member receives it.')).toBeVisible()
  await isAccessible(page, 'the preview of a message')
  await record.getByRole('button', { name: 'Send to 1 member' }).click()
  await expect(page.getByText('Sent to 1 member.').first()).toBeVisible()
  const reader = await another()
  await logIn(reader, me.id, '/mypage/messages')
  await expect(reader.getByText('Your locker').first()).toBeVisible()
})
