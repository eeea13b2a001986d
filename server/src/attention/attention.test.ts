import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { listedDraw } from '../../test/listed-draw.ts'

const holder = TestClub.use()

const EVERYTHING = {
  '940000': 'R',
  '940900': 'R',
  '950000': 'R',
  '950100': 'R',
  '960000': 'R',
  '960500': 'R',
  '960700': 'R',
}
const waiting = async (rights: Record<string, string>) => {
  const { data } = await holder.club.ask(contract.attention.waiting, {}, await holder.club.manager({ rights }))
  return Object.fromEntries(data.map(({ kind, count }) => [kind, count]))
}

it('counts what waits, by rights, and leaves out what is clear', async () => {
  await holder.club.sql`delete from mail`
  await holder.club.sql`update job set last_error = null, next_at = null`
  expect(await waiting(EVERYTHING)).toEqual({})

  for (const no of [1, 2]) await holder.club.member({ state: 'PENDING', name: `Waiting ${no}` })
  await holder.club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, useful_until, bounced_at)
    select 'WELCOME', 'a@example.com', 'en', 's', 't', 'h', 'FAILED', club_now(), at
    from unnest(array[null, null, null, club_now()]) at`
  await holder.club.sql`insert into job (name, schedule, last_error) values ('broken', '', 'no') on conflict do nothing`
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date)
    select min(member_idx), 'W8', 'PROPOSED', current_club_date(), current_club_date() from member`
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date)
    select min(member_idx), 'W1', s.state, current_club_date() - 31, null, 1000, 'KRW', current_club_date() - s.days
    from member, (values ('ACTIVE', 1), ('ACTIVE', 0), ('CLEARED', 1), ('WAIVED', 1)) s (state, days) group by s.state, s.days`
  const others = { MEMBER_PENDING: 2, MAIL_FAILED: 3, MAIL_BOUNCED: 1, JOB_FAILED: 1 }
  expect(await waiting(EVERYTHING)).toEqual({ ...others, PENALTY_PROPOSED: 1, PENALTY_OVERDUE: 1 })
  expect(await waiting({ '950000': 'R', '950100': 'R' })).toEqual({ MEMBER_PENDING: 2 })
  expect(await waiting({ '950100': 'R' })).toEqual({})
  expect(await waiting({ '960000': 'R', '960700': 'R' })).toEqual({ JOB_FAILED: 1 })
})

it('counts enquiries that are not assigned, and those that are overdue', async () => {
  const INQUIRIES = { '950000': 'R', '950200': 'R' }
  const { club } = holder
  await club.setClock('2027-02-01T12:00')
  expect(await waiting(INQUIRIES)).toEqual({})
  const { memberIdx } = await club.member()
  await club.sql`
    insert into inquiry (member_idx, type, title, contents, state)
    select ${memberIdx}, 'QUESTION', 'Lockers', '', state from unnest(array['RECEIVED', 'ASSIGNED', 'CLOSED']) state`
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1 })
  await club.setClock('2027-02-03T12:00')
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1, INQUIRY_OVERDUE: 1 })
  await club.setClock('2027-02-08T12:00')
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1, INQUIRY_OVERDUE: 2 })
  expect(await waiting({ '950000': 'R', '950100': 'R' })).toEqual({ MEMBER_PENDING: 2 })
})

it('counts draws that failed until they would be played, and draws due that have no numbers', async () => {
  const DRAWS = { '940000': 'R', '940700': 'R' }
  const { club } = holder
  await club.setClock('2027-03-06T13:00')
  expect(await waiting(DRAWS)).toEqual({})
  await listedDraw(club, { title: 'Failed', date: '2027-03-06', state: 'FAILED' })
  await listedDraw(club, { title: 'Failed before', date: '2027-03-05', state: 'FAILED' })
  await listedDraw(club, { title: 'Due', date: '2027-03-13', state: 'CLOSED', mode: 'numbers' })
  await listedDraw(club, { title: 'Not due', date: '2027-03-14', state: 'CLOSED', mode: 'numbers' })
  await listedDraw(club, { title: 'Due by a job', date: '2027-03-13', state: 'CLOSED' })
  expect(await waiting(DRAWS)).toEqual({ DRAW_FAILED: 1, DRAW_NUMBERS: 1 })
  expect(await waiting({ '940000': 'R' })).toEqual({})
})
