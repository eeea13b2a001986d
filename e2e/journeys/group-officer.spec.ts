import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { GUESTS, runningGroup } from '../club/group.ts'
import { isOnTop } from '../club/is-on-top.ts'
import { logIn, logInByForm } from '../club/log-in.ts'
import { longDay, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const MINE = '/mypage?view=groups'
const NAME = 'Phone Friends'
const REASON = { en: 'The fees of the season are not paid.', ko: '시즌 요금이 납부되지 않았습니다.' }

/** Leaves the page as wide as a phone. */
async function isGood(page: Page, what: string): Promise<void> {
  await isAccessible(page, what)
  await fitsSideways(page, what)
  await page.setViewportSize(PHONE.viewport)
}

test('an officer looks after the dates of a group on a phone, until the office is handed over and the contract ends', async ({
  page: office,
  another,
  club,
}) => {
  const group = await runningGroup(office, club, NAME)
  const { president, secretary, player, contractIdx } = group
  const [played, late, skipped] = group.dates
  const page = await another(PHONE)
  await logInByForm(page, president.id, MINE)

  await test.step('sees the contract and its dates', async () => {
    await expect(box(page).getByText(/Active$/)).toBeVisible()
    await expect(fact(page, 'Skipped dates')).toHaveText('0 of 2')
    await expect(fact(page, 'President')).toHaveText(president.name)
    for (const date of group.dates) await expect(card(page, date)).toBeVisible()
    await expect(card(page, played).getByText('no players named')).toHaveCount(2)
    await isGood(page, 'my group')
  })

  await test.step('skips a date in time, which costs nothing', async () => {
    const deed = await begin(page, 'Skip', skipped)
    await expect(deed).toContainText('skipped free of charge and counts as skipped. Its tee times are released.')
    await expect(deed).toContainText('Skipped so far: 0 of 2.')
    await isGood(page, 'a date that is about to be skipped')
    await deed.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(page.getByText(`${shortDay(skipped)} skipped.`).first()).toBeVisible()
    await expect(fact(page, 'Skipped dates')).toHaveText('1 of 2')
    await box(page)
      .getByText(/^1 other date$/)
      .click()
    await expect(card(page, skipped).getByText(/Skipped$/)).toBeVisible()
    expect(await penalties(president.memberIdx)).toEqual([])
  })

  await test.step('names the players of a date', async () => {
    const deed = await begin(page, 'Name the players', played)
    const people = [president.name, player.name, `${GUESTS[0]} (guest)`]
    const others = [secretary.name, ...GUESTS.slice(1).map((name) => `${name} (guest)`)]
    for (const [nth, names] of [people, others].entries()) {
      const teeTime = deed.getByRole('group').nth(nth)
      for (const [no, label] of names.entries()) await teeTime.getByLabel(`Player ${no + 1}`).selectOption({ label })
    }
    await isGood(page, 'the players of a date')
    await deed.getByRole('button', { name: 'Save players' }).click()
    await expect(card(page, played).getByText(/Players named$/)).toBeVisible()
    await expect(card(page, played)).toContainText(`${president.name}, ${player.name}, ${GUESTS[0]}`)
  })

  await test.step('cancels a date late, after its cost was shown', async () => {
    const deed = await begin(page, 'Cancel the date', late)
    await expect(deed).toContainText('nothing changes before you agree')
    await deed.getByRole('button', { name: 'Cancel the date' }).click()
    const cost = deed.getByRole('group', { name: 'Choose how it is settled' })
    await expect(cost.getByRole('radio', { name: /^No bookings for 90 days/ })).toBeVisible()
    // 10 per cent of the green fees of four for each tee time, as the date a week before costs.
    const money = (await greenFees(played)) * 0.1
    const pays = cost.getByRole('radio', { name: `Pay ₩${money.toLocaleString('en')}` })
    await expect(pays).toBeVisible()
    expect(await stateOf(late)).toBe('SCHEDULED')
    await isGood(page, 'what a late change costs')
    await pays.check()
    await deed.getByRole('button', { name: 'Cancel the date' }).click()
    await expect(page.getByText(`${shortDay(late)} cancelled.`).first()).toBeVisible()
    await expect(card(page, late).getByText(/Cancelled late$/)).toBeVisible()
    expect(await penalties(president.memberIdx)).toEqual([{ code: 'W1', money }])
    expect(await penalties(secretary.memberIdx)).toEqual([])
  })

  const heir = await another(PHONE)
  await test.step('offers the office to a member, who takes it over', async () => {
    await box(page).getByRole('button', { name: 'Change officers or people' }).click()
    const form = page.getByRole('form', { name: 'Change officers or people' })
    await form.getByRole('button', { name: `Change: President, ${president.name}` }).click()
    const search = form.getByRole('group', { name: 'President' }).getByRole('combobox', { name: 'Find a member' })
    await search.fill(player.name)
    const found = page.getByRole('option', { name: player.name })
    // On a touch screen the list is shown once there is room for the keyboard; a scroll would close it.
    await expect.poll(() => isOnTop(found)).toBe(true)
    await found.click()
    await isGood(page, 'the people of a group')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(fact(page, 'President')).toHaveText(`${president.name} (asked: ${player.name})`)

    await logIn(heir, player.id, MINE)
    await expect(heir.getByText(/^The group asks you to be its president\./)).toBeVisible()
    await expect(box(heir)).toHaveCount(0)
    await isGood(heir, 'an office that is offered')
    await heir.getByRole('button', { name: 'Accept the office' }).click()
    await expect(heir.getByText(`You are now an officer of ${NAME}.`).first()).toBeVisible()
    await expect(fact(heir, 'President')).toHaveText(player.name)
    await page.reload()
    const place = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(place.getByRole('button', { name: 'Leave the roster' })).toBeVisible()
    await expect(box(page)).toHaveCount(0)
    await isGood(page, 'my groups after an office was handed over')
  })

  await test.step('reads why the club ended the contract', async () => {
    const [begun] = await club.sql<{ at: string }[]>`select club_now()::text as at`
    await logIn(office, 'manager1', `/ishm/reservation/teams/contracts/${contractIdx}`)
    const panel = office.getByRole('dialog', { name: NAME })
    await panel.getByRole('button', { name: 'End the contract' }).click()
    const form = panel.getByRole('form', { name: 'End the contract' })
    await form.getByRole('radio', { name: 'Terminated by the club' }).check()
    await form.getByLabel('Reason (English)').fill(REASON.en)
    await form.getByLabel('Reason (Korean)').fill(REASON.ko)
    await isAccessible(office, 'the end of a contract')
    await form.getByRole('button', { name: 'End the contract' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'End the contract' }).click()
    await expect(panel.getByText(/Terminated/).first()).toBeVisible()

    await heir.reload()
    await expect(box(heir).getByText(/Ended by the club$/)).toBeVisible()
    await expect(heir.getByText(`The club writes: ${REASON.en}`)).toBeVisible()
    await expect(box(heir).getByText('No dates to come.')).toBeVisible()
    await isGood(heir, 'a contract that the club ended')
    await heir.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await heir.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: '한국어' }).click()
    await heir.keyboard.press('Escape')
    await expect(heir.getByRole('dialog')).toHaveCount(0)
    await expect(heir.getByRole('region', { name: `${NAME}, 2026 시즌` })).toContainText('클럽이 해지')
    await expect(heir.getByText(REASON.ko)).toBeVisible()
    await isGood(heir, 'a contract that the club ended, in Korean')
    expect(await messages(player.memberIdx, begun!.at)).toEqual(['TEAM_ENDED'])
    expect(await messages(president.memberIdx, begun!.at)).toEqual(['BOOKING_CANCELLED'])
  })

  function card(on: Page, date: string) {
    return box(on)
      .getByRole('listitem')
      .filter({ has: on.getByRole('heading', { level: 5, name: longDay(date) }) })
  }

  async function begin(on: Page, deed: string, date: string) {
    await on.getByRole('button', { name: `${deed}: ${shortDay(date)}` }).click()
    return on.getByRole('form', { name: `${deed}: ${shortDay(date)}` })
  }

  function penalties(memberIdx: number) {
    return club.sql<{ code: string; money: number }[]>`
      select code, money::int from penalty where member_idx = ${memberIdx} and state = 'ACTIVE'`.then((rows) => [
      ...rows,
    ])
  }

  async function stateOf(date: string) {
    const [row] = await club.sql`select state from team_date where contract_idx = ${contractIdx} and date = ${date}`
    return row!.state
  }

  async function greenFees(date: string) {
    const [row] = await club.sql<{ sum: number }[]>`
      select sum(r.amount)::int as sum from booking b join team_booking t using (booking_idx) join team_date d using (date_idx),
        jsonb_to_recordset(b.price -> 'rows') as r(key text, amount numeric)
      where d.contract_idx = ${contractIdx} and d.date = ${date} and r.key = 'GREEN'`
    return row!.sum
  }

  /** What the end of the contract told a member, who may have lost tee times of their own before. */
  async function messages(memberIdx: number, since: string) {
    const rows = await club.sql<{ kind: string }[]>`
      select kind from member_message
      where member_idx = ${memberIdx} and kind in ('TEAM_ENDED', 'BOOKING_CANCELLED') and sent_at >= ${since}`
    return rows.map(({ kind }) => kind)
  }
})

const box = (page: Page) => page.getByRole('region', { name: new RegExp(`^${NAME}, season`) })
const fact = (page: Page, name: string) =>
  box(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('+ dd')
