import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { someCompanion, someMemberWithCompanion } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

interface DemoDraw {
  drawIdx: number
  date: string
  /** Its tee times in order. */
  times: string[]
}

/** A draw of the demo club, which lasts some days; standing plans make others. */
async function drawOf({ sql }: Club, state: 'OPEN' | 'PUBLISHED'): Promise<DemoDraw> {
  const [draw] = await sql<DemoDraw[]>`
    select draw_idx::int as "drawIdx", play_dates[1]::text as date,
      array(select distinct to_char(s.time, 'HH24:MI') from draw_slot d join slot s using (slot_idx)
        where d.draw_idx = draw.draw_idx order by 1) as times
    from draw where state = ${state} order by draw_idx limit 1`
  return draw!
}

/** A member whose entry was drawn, the last of those that got no tee time. */
async function loserIn({ sql }: Club, drawIdx: number) {
  const [loser] = await sql<{ id: string; place: number }[]>`
    select m.id, e.place from draw_entry e join member m using (member_idx)
    where e.draw_idx = ${drawIdx} and e.slot_idx is null and e.place is not null and m.id like 'golfer%'
      and not exists (select from session s where s.member_idx = m.member_idx)
    order by e.place desc limit 1`
  return loser!
}

test('a member enters a draw, changes the entry and withdraws it, with a receipt of each version', async ({
  page,
  club,
}) => {
  const { drawIdx, date, times } = await drawOf(club, 'OPEN')
  const me = await someMemberWithCompanion(club, date)
  const companionName = await someCompanion(club, me, date)
  await logIn(page, me.id, '/reservation?view=draws')
  await page.locator(`a[href="/reservation/draws/${drawIdx}"]`).click()
  await page.getByRole('button', { name: /^Enter for / }).click()
  const form = page.getByRole('dialog', { name: /^Entry for / })
  const wish = form.getByRole('group', { name: 'Wish 1' })
  await wish.getByLabel('Best time').selectOption(times[0]!)
  await expect(wish.getByLabel('Earliest')).toHaveValue(times[0]!)
  await isAccessible(page, 'the form of an entry')
  await fitsSideways(page, 'the form of an entry')
  // The list of members lies above the panel, where it can be pressed.
  const companion = form.getByRole('group', { name: 'Companion 1' })
  await companion.getByText('Member', { exact: true }).click()
  await companion.getByRole('combobox', { name: 'Find a member' }).fill(companionName)
  await page.getByRole('option', { name: companionName, exact: true }).first().click()
  await expect(companion.getByRole('button', { name: `Change ${companionName} to another member` })).toBeVisible()
  await form.getByRole('button', { name: 'Enter the draw' }).click()
  const receipt = page.locator('[data-paper="receipt"]')
  await expect(receipt.getByText('Receipt number')).toBeVisible()
  await expect(page.getByText(/You have entered$/)).toBeVisible()
  const hash = () => receipt.locator('dd').nth(2).innerText()
  const first = await hash()
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  await isAccessible(page, 'an entry with its receipt')

  await page.getByRole('button', { name: 'Change entry' }).click()
  await form.getByRole('button', { name: 'Add a wish' }).click()
  await form.getByRole('group', { name: 'Wish 2' }).getByLabel('Best time').selectOption(times.at(-1)!)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect.poll(hash).not.toBe(first)
  const kept = await club.sql<{ version: number }[]>`
    select r.version from draw_receipt r join draw_entry e using (entry_idx)
    where e.draw_idx = ${drawIdx} and e.member_idx = ${me.memberIdx} order by 1`
  expect(kept.map(({ version }) => version)).toEqual([1, 2])

  await page.getByRole('button', { name: 'Withdraw entry' }).click()
  await page.getByRole('group', { name: 'Withdraw entry' }).getByRole('button', { name: 'Withdraw entry' }).click()
  await expect(page.getByRole('button', { name: /^Enter for / })).toBeVisible()
})

for (const { lang, words } of [
  {
    lang: 'en',
    words: {
      place: (place: number) => new RegExp(`Yours was number ${place} of \\d+\\.$`),
      wishes: 'Your list in order, and who took each tee time',
      reason: /^When your turn came, (none of the \d+ tee times|the only tee time) on your list had/,
      verify: 'Check the result yourself',
      agrees: 'Everything agrees.',
      own: 'In the draw, as your receipt says',
    },
  },
  {
    lang: 'ko',
    words: {
      place: (place: number) => new RegExp(`회원님은 전체 \\d+건 중 ${place}번째 차례였습니다\\.$`),
      wishes: '희망하신 순서와 각 티타임을 받은 순번',
      reason: /^회원님 차례에는 희망하신 티타임/,
      verify: '결과 직접 확인',
      agrees: '모두 일치합니다.',
      own: '접수증과 같이 추첨에 포함되어 있습니다',
    },
  },
])
  test(`a member who was not drawn reads why, and checks the whole draw in the browser: ${lang}`, async ({
    page,
    club,
  }) => {
    const { drawIdx } = await drawOf(club, 'PUBLISHED')
    const { id, place } = await loserIn(club, drawIdx)
    await logIn(page, id, `/reservation/draws/${drawIdx}`)
    if (lang === 'ko') await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
    await expect(page.getByText(words.place(place))).toBeVisible()
    await expect(page.getByText(words.reason)).toBeVisible()
    const rows = page.getByRole('table', { name: words.wishes }).getByRole('row')
    // The heading, and at least one tee time that an entry drawn before has.
    expect(await rows.count()).toBeGreaterThan(1)
    for (const row of (await rows.all()).slice(1)) {
      const taker = Number(/\d+/.exec(await row.getByRole('cell').last().innerText())?.[0])
      expect(taker).toBeLessThan(place)
    }
    await isAccessible(page, `why an entry was not drawn, ${lang}`)
    await fitsSideways(page, `why an entry was not drawn, ${lang}`)
    await page.getByRole('link', { name: words.verify }).click()
    await expect(page.getByText(words.agrees)).toBeVisible()
    await expect(page.getByText(words.own)).toBeVisible()
    await isAccessible(page, `a draw that is checked, ${lang}`)
    await fitsSideways(page, `a draw that is checked, ${lang}`)
  })
