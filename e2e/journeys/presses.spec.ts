import type { Locator, Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { isOnTop } from '../club/is-on-top.ts'
import { logIn } from '../club/log-in.ts'
import { type Person, someCompanion, someMemberWithCompanion } from '../club/people.ts'
import { bookButton, holdPanel, line } from '../club/sheet.ts'
import { freeTime, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** From the home page to a booking with three known companions; the first press is on the home page. */
const GOAL = 4
/** From the tee sheet to a booking with one companion and two to be named, besides one field. */
const NAMED_LATER = 5

interface Foursome {
  me: Person
  friends: Person[]
  saturday: string
}

/** A member with a saved group of three, all of them free on the next Saturday. */
async function someGroup({ sql }: Club): Promise<Foursome> {
  const [day] = await sql<{ date: string }[]>`
    select min(date)::text as date from sheet_day
    where state = 'PUBLISHED' and extract(isodow from date) = 6 and date > current_club_date()`
  const { date } = day!
  // Those with the fewest weekends first, because these are limited.
  const people = await sql<Person[]>`
    select m.member_idx::int as "memberIdx", m.id, name_in('en', m.name, m.other_name) as name from member m
    where m.member_type = '10' and m.state = 'ACTIVE' and m.id like 'golfer%' and not m.need_more_time
      and not exists (select from session s where s.member_idx = m.member_idx)
      and not exists (select from penalty p where p.member_idx = m.member_idx and p.state = 'ACTIVE')
      and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${date}::date)
    order by (select count(*) from booking_player p where p.member_idx = m.member_idx and p.active
      and extract(isodow from p.play_date) >= 6 and date_trunc('month', p.play_date) = date_trunc('month', ${date}::date)), m.id
    limit 4`
  const [me, ...friends] = people
  for (const [place, { memberIdx }] of friends.entries())
    await sql`insert into buddy (member_idx, buddy_idx, place) values (${me!.memberIdx}, ${memberIdx}, ${place})`
  await sql`
    insert into companion_group (member_idx, place, name, companions)
    values (${me!.memberIdx}, 0, 'Us', ${friends.map(({ memberIdx }) => memberIdx)}::bigint[])`
  return { me: me!, friends, saturday: date }
}

/** A free time of the day on the home page, which a press holds. */
const freeOn = (page: Page, saturday: string) =>
  page
    .getByRole('region', { name: 'You can book now' })
    .getByRole('button', { name: new RegExp(`^${shortDay(saturday)} `) })
    .first()

async function isBooked(page: Page, { friends, saturday }: Foursome): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`date=${saturday}&booked=`))
  expect(friends).toHaveLength(3)
  for (const { name } of friends) await expect(page.getByRole('article').getByRole('list')).toContainText(name)
}

function said(way: string, what: string, since: number): void {
  console.log(
    `  home to a booking with three companions, ${way}: ${what}, ${Math.round(performance.now() - since) / 1000} s`,
  )
}

test('by keyboard alone: the keys from the home page to a booking of four', async ({ page, club }) => {
  const group = await someGroup(club)
  await logIn(page, group.me.id, '/')
  const since = performance.now()
  let [tabs, presses] = [0, 0]
  const enter = async (target: Locator) => {
    tabs += await tabTo(page, target)
    await page.keyboard.press('Enter')
    presses++
  }
  await enter(page.getByRole('link', { name: 'Skip to content' }))
  await enter(freeOn(page, group.saturday))
  const panel = holdPanel(page)
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await enter(panel.getByRole('button', { name: /^Us / }))
  await enter(bookButton(panel))
  await isBooked(page, group)
  said('by keyboard', `${presses} presses and ${tabs} of the tab key`, since)
  expect(presses).toBeLessThanOrEqual(GOAL)
})

test.describe('on a phone', () => {
  const [WIDTH, HEIGHT] = [360, 740]
  test.use({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true })

  test('with one thumb: every target is in the lower two thirds', async ({ page, club }) => {
    const group = await someGroup(club)
    await logIn(page, group.me.id, '/')
    const since = performance.now()
    let [taps, swipes] = [0, 0]
    const tap = async (target: Locator) => {
      swipes += await bringInReach(page, target, HEIGHT)
      await target.tap()
      taps++
    }
    await tap(freeOn(page, group.saturday))
    const panel = holdPanel(page)
    await tap(panel.getByRole('button', { name: /^Us / }))
    await tap(bookButton(panel))
    await isBooked(page, group)
    said('with one thumb', `${taps} presses and ${swipes} swipes`, since)
    expect(taps).toBeLessThanOrEqual(GOAL)
  })
})

test.describe('on a phone, from the tee sheet', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('one companion, and two to be named later', async ({ page, club }) => {
    const teeTime = await freeTime(club, 6)
    const me = await someMemberWithCompanion(club, teeTime.date)
    const companion = await someCompanion(club, me, teeTime.date)
    await logIn(page, me.id, `/reservation?date=${teeTime.date}&courseIdx=${teeTime.courseIdx}`)
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps++
    }
    // On a slow line, whom the member played with is read after the press, and moves the lines below.
    const late = Promise.withResolvers<void>()
    await page.route(/\/info\/buddies|when=(past|upcoming)/, (route) => late.promise.then(() => route.fallback()))
    await tap(line(page, teeTime))
    const panel = holdPanel(page)
    const first = panel.getByRole('group', { name: 'Companion 1' })
    await tap(first.getByText('Member', { exact: true }))
    const search = first.getByRole('combobox', { name: 'Find a member' })
    await expect(search).toBeVisible()
    const playWith = panel.getByRole('group', { name: 'Play with' })
    await expect(playWith).toHaveCount(0)
    late.resolve()
    await expect(playWith).toBeVisible()
    // What a press opens comes into view, and above the bar that stays.
    await expect.poll(() => isOnTop(search)).toBe(true)
    await search.fill(companion)
    const found = page.getByRole('option', { name: companion, exact: true }).first()
    // Before the list has its place the tap would scroll the page, which closes the list.
    await expect.poll(() => isOnTop(found)).toBe(true)
    await tap(found)
    await tap(bookButton(panel))
    const players = page.getByRole('article').getByRole('list')
    await expect(players).toContainText(companion)
    await expect(players.getByText('To be named')).toHaveCount(2)
    console.log(`  one companion and two to be named, on a phone: ${taps} presses, 1 field`)
    expect(taps).toBeLessThanOrEqual(NAMED_LATER)
  })
})

/** Presses Tab until the element has the focus. @returns how often */
async function tabTo(page: Page, target: Locator, most = 60): Promise<number> {
  await expect(target).toBeVisible()
  const wanted = (await target.elementHandle())!
  for (let tabs = 0; tabs < most; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return tabs
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tab key does not lead to ${target}.`)
}

/** Scrolls until the target is where a thumb reaches, half a screen at a time. @returns how often */
async function bringInReach(page: Page, target: Locator, height: number): Promise<number> {
  const outOfReach = async () => {
    const box = (await target.boundingBox())!
    return box.y + box.height > height ? 1 : box.y + box.height / 2 < height / 3 ? -1 : 0
  }
  await expect(target).toBeVisible()
  for (let swipes = 0; swipes < 12; swipes++) {
    const way = await outOfReach()
    if (way === 0) return swipes
    const from = await page.evaluate(() => scrollY)
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (way * height) / 2)
    expect(await page.evaluate(() => scrollY), 'a target at the end of the page is in reach').not.toBe(from)
  }
  throw new Error(`No swipe brings ${target} in reach.`)
}
