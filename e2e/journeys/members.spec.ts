import type { Club } from '../club/club.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { chooseAction } from '../club/member-panel.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

/** An applicant with a claimed membership number. */
async function someApplicant({ sql }: Club, name: string): Promise<{ id: string; memberIdx: number; no: string }> {
  const id = `a${Math.random().toString(36).slice(2, 10)}`
  const no = `N-${id.slice(1, 7)}`
  const [row] = await sql<{ memberIdx: string }[]>`
    insert into member (id, password_hash, name, email, phone_no, member_type, claimed_no, state)
    select ${id}, password_hash, ${name}, ${`${id}@example.com`}, '010-5550-0190', '20', ${no}, 'PENDING'
    from member where id = 'member1' returning member_idx as "memberIdx"`
  const memberIdx = Number(row!.memberIdx)
  await sql`
    insert into consent (member_idx, terms_idx, agreed, text_hash)
    select ${memberIdx}, terms_idx, true, '' from terms_version where state = 'IN_FORCE' and is_required and lang = 'en'`
  return { id, memberIdx, no }
}

/** These journeys expect the browser's messages about a lost session. */
function takeOutLost(complaints: string[]): void {
  const others = complaints.filter((line) => !line.includes('status of 401'))
  complaints.splice(0, complaints.length, ...others)
}

test('a club member who waits is approved with the keyboard alone, and logs in', { tag: '@main' }, async ({
  page,
  another,
  club,
}) => {
  const { id, no } = await someApplicant(club, 'Ye-jun Baek')
  const theirs = await another()
  await theirs.goto('/login')
  await fillLogin(theirs, id)
  await expect(theirs).toHaveURL('/signup/success?waiting')

  await logIn(page, 'manager1', '/ishm/member/list')
  const waiting = page.getByRole('group', { name: 'Filter members' }).getByRole('button', { name: /^Awaiting/ })
  await waiting.press('Enter')
  await expect(page).toHaveURL('/ishm/member/list?state=PENDING')
  // The URL is ahead of the page: until then a row still leads to the list without the filter.
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText(`${no} (not verified)`)
  await page.getByRole('link', { name: 'Ye-jun Baek' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ye-jun Baek' })
  await panel.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(panel.getByLabel('Type')).toBeFocused()
  await panel.getByLabel('Type').selectOption({ label: 'Full member' })
  await expect(panel.getByText('No member has this number').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Approve' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`We email ${id}@example.com`)
  await question.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(panel.getByText(/^.Active$/)).toBeVisible()
  await expect(panel).toContainText(no)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ishm/member/list?state=PENDING')
  await expect(page.getByRole('link', { name: 'Ye-jun Baek' })).toHaveCount(0)

  await logIn(theirs, id)
  await expect(theirs.getByRole('banner').getByRole('link', { name: 'Ye-jun Baek' })).toBeVisible()
})

test('a member who is blocked is logged out of the open browser, and reads why', async ({
  page,
  another,
  club,
  complaints,
}) => {
  const me = await someMember(club)
  const theirs = await another()
  await logIn(theirs, me.id, '/mypage')
  await logIn(page, 'manager1', `/ishm/member/list/${me.memberIdx}`)
  const panel = page.getByRole('dialog', { name: me.name })
  await chooseAction(panel, 'Block')
  await panel.getByLabel('Reason (English)').fill('Sold a tee time on')
  await panel.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(panel.getByText(/^.Blocked$/)).toBeVisible()
  await expect(panel).toContainText('Sold a tee time on')

  // The page may find out before the click, by a call that it makes for itself.
  const messages = theirs.getByRole('link', { name: /^Messages/ }).first()
  await Promise.any([messages.click(), theirs.waitForURL(/\/Login\?back=/)])
  await expect(theirs).toHaveURL(/\/Login\?back=/)
  await fillLogin(theirs, me.id)
  await expect(theirs.getByText('Reason: Sold a tee time on')).toBeVisible()
  takeOutLost(complaints)
})

test('of two managers who decide at once the second sees the conflict and keeps the reason', async ({ page, club }) => {
  const { memberIdx } = await someApplicant(club, 'Da-in Woo')
  await logIn(page, 'manager1', `/ishm/member/list/${memberIdx}`)
  const panel = page.getByRole('dialog', { name: 'Da-in Woo' })
  await chooseAction(panel, 'Reject')
  await panel.getByLabel('Reason (English)').fill('The number belongs to another member')
  await club.sql`update member set state = 'ACTIVE', version = version + 1 where member_idx = ${memberIdx}`
  await panel.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await expect(
    panel.getByRole('alert').filter({ hasText: 'Someone else has changed this member (now: Active).' }),
  ).toBeVisible()
  await expect(panel.getByLabel('Reason (English)')).toHaveValue('The number belongs to another member')
  await expect(panel.getByRole('button', { name: 'Reject' })).toHaveCount(0)
})

test('who may only read members is offered nothing to do', async ({ page, club }) => {
  const me = await someMember(club)
  const manager = await someManager(club, 'Only Reader')
  await club.sql`
    insert into admin_right (admin_idx, menu_code, rights) values (${manager.idx}, '950000', 'R'), (${manager.idx}, '950100', 'R')
    on conflict (admin_idx, menu_code) do update set rights = excluded.rights`
  await logIn(page, manager.id, `/ishm/member/list/${me.memberIdx}`)
  const panel = page.getByRole('dialog', { name: me.name })
  await expect(panel.getByText('You can view members but not change them.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /Block|Suspend|password|More actions/ })).toHaveCount(0)
})

test('several members are suspended at once with one reason, and those it does not fit stay as they are', async ({
  page,
  club,
}) => {
  const word = `Group${Math.random().toString(36).slice(2, 8)}`
  const applicant = await someApplicant(club, `${word} Applicant`)
  const active = [await someApplicant(club, `${word} One`), await someApplicant(club, `${word} Two`)]
  await club.sql`update member set state = 'ACTIVE' where id in ${club.sql(active.map(({ id }) => id))}`
  await logIn(page, 'manager1', `/ishm/member/list?keyword=${word}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Suspend' })
  await expect(panel).toContainText('Suspend 2 members from booking.')
  await expect(panel).toContainText('1 other selected row stays as it is.')
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await expect(panel.getByText('Enter a reason.')).toBeVisible()
  await panel.getByLabel('Last day of suspension').fill('2026-12-24')
  await panel.getByLabel('Reason (English)').fill('Bunkers left unraked.')
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('2 rows changed.').first()).toBeVisible()
  await expect(page.getByText('1 row selected')).toBeVisible()
  const rows = await club.sql<{ reason: string }[]>`
    select reason from audit where noun = 'member' and after ->> 'action' = 'SUSPEND'
      and record_idx in ${club.sql(active.map(({ memberIdx }) => memberIdx))}`
  expect(rows.map(({ reason }) => reason)).toEqual(['Bunkers left unraked.', 'Bunkers left unraked.'])
  const [left] = await club.sql<{ state: string }[]>`select state from member where id = ${applicant.id}`
  expect(left).toEqual({ state: 'PENDING' })
})
