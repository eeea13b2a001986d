import { resultOf } from '@clubhouse/draw/assign'
import type { SeedMode } from '@clubhouse/draw/bundle'
import { seedHash } from '@clubhouse/draw/order'
import { partHashes, rootOf, wordsOf } from '@clubhouse/draw/root'
import { CLUB, type TestClub } from './club.ts'
import { addDraw, logged, RULESET } from './draw/add-draw.ts'
import { ZONE } from './template.ts'

/** Instants of a draw for a Saturday, by the calendar that clubs begin with. */
export function calendarOf(saturday: string) {
  const day = (daysBefore: number, time: string) =>
    Temporal.PlainDate.from(saturday)
      .subtract({ days: daysBefore })
      .toZonedDateTime({ timeZone: ZONE, plainTime: time })
      .toInstant()
  return {
    openAt: day(12, '09:00'),
    closeAt: day(10, '17:00'),
    drawAt: day(9, '10:00'),
    publishAt: day(9, '10:05'),
    releaseUntil: day(8, '12:00'),
    settleAt: day(8, '13:00'),
  }
}

/** The booking terms in force, in English, which an entry agrees to. */
export async function bookingTerms({ sql }: TestClub): Promise<number> {
  const [terms] = await sql<{ termsIdx: number }[]>`
    select terms_idx from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE' and lang = 'en'`
  return terms!.termsIdx
}

interface Wanted {
  /** Of the days and their tee times; a Saturday and what follows it. */
  dates: readonly string[]
  slots?: number
  from?: string
  parts?: { part: string; from: string }[]
  state?: 'PLANNED' | 'OPEN'
  mode?: SeedMode
  memberTypes?: string[]
  planWeek?: string
  minPlayers?: number
}

/**
 * An open draw over new tee times of its dates. Of tests that need no job to have opened it.
 * @returns its number, and its tee times in order
 */
export async function openDraw(club: TestClub, wanted: Wanted): Promise<{ drawIdx: number; slots: number[] }> {
  const {
    dates,
    slots: count = 3,
    from = '07:00',
    state = 'OPEN',
    mode = 'beacon',
    memberTypes = [],
    planWeek = null,
  } = wanted
  const parts = wanted.parts ?? [{ part: '1', from }]
  const slots: number[] = []
  for (const date of dates)
    for (const part of parts)
      slots.push(...(await club.day(date, { slots: count, from: part.from, part: part.part, dayClass: 'WEEKEND' })))
  return club.sql.begin(async (sql) => {
    if (wanted.minPlayers !== undefined)
      await sql`update slot set min_players = ${wanted.minPlayers} where slot_idx = any (${slots})`
    const drawIdx = await addDraw(sql, {
      ...{ title: `Weekend of ${dates[0]}`, playDates: dates, parts: parts.map(({ part }) => part), memberTypes },
      ...{ state, planWeek, at: calendarOf(dates[0]!), slots: state === 'OPEN' ? slots : [] },
      seed: { mode, steps: 1000 },
    })
    return { drawIdx, slots }
  })
}

interface Row {
  entryIdx: number
  pseudonym: string
  version: number
  playDate: string
  wishes: { courseIdx?: number; ideal: string; earliest: string; latest: string }[]
  anyTime: boolean
  partySize: number
  standbyIfLost: boolean
  entryHash: string
  tickets: number
}

/**
 * Closes, draws and publishes a draw by the public rules, with four tickets for every entry. Winners have no booking yet.
 * @param value the value of chance
 */
export async function publishDraw(
  club: TestClub,
  drawIdx: number,
  {
    value = 'a'.repeat(64),
    state = 'PUBLISHED',
  }: { value?: string; state?: 'CLOSED' | 'DRAWN' | 'PUBLISHED' | 'SETTLED' } = {},
): Promise<void> {
  await club.sql.begin(async (sql) => {
    const drawId = `${CLUB}-${drawIdx}`
    const slots = await sql<
      {
        slotIdx: number
        date: string
        time: string
        courseIdx: number
        mode: 'EXCLUSIVE'
        capacity: number
        minPlayers: number
      }[]
    >`
      select slot_idx, date, time, course_idx, mode, capacity, min_players from draw_slot join slot using (slot_idx)
      where draw_idx = ${drawIdx} order by slot_idx`
    const rows = await sql<Row[]>`
      update draw_entry set state = 'FROZEN', tickets = 4, tier = 0, counts = true where draw_idx = ${drawIdx} and state = 'SUBMITTED'
      returning entry_idx, pseudonym, version, play_date, wishes, any_time, party_size, standby_if_lost, entry_hash, tickets`
    const entries = rows.map(({ entryIdx: _, ...entry }) => ({ ...entry, drawId, tier: 0 }))
    const post = {
      playDates: [],
      parts: [],
      courseIdx: [],
      openAt: '',
      closeAt: '',
      drawAt: '',
      publishAt: '',
      releaseUntil: '',
      seed: { mode: 'beacon' as const },
    }
    const frozen = { post, ruleset: RULESET, slots: [...slots], entries, nonces: [] }
    const hashes = partHashes(frozen)
    const entriesRoot = rootOf(hashes)
    const seed = { mode: 'beacon' as const, value, hash: seedHash(drawId, entriesRoot, value) }
    const result = resultOf(seed.hash, slots, entries)
    const isDrawn = state !== 'CLOSED'
    await sql`
      insert into draw_bundle (draw_idx, frozen, drawn) values (${drawIdx},
        ${club.sql.json({ drawId, ...frozen, hashes, entriesRoot, words: wordsOf(entriesRoot) })}, ${isDrawn ? club.sql.json({ seed, result }) : null})`
    await sql`
      update draw set state = ${state}, entries_root = ${entriesRoot}, words = ${wordsOf(entriesRoot)}, closed_at = close_at,
        value = ${isDrawn ? value : null}, drawn_at = case when ${isDrawn} then draw_at end,
        published_at = case when ${state} in ('PUBLISHED', 'SETTLED') then publish_at end,
        settled_at = case when ${state} = 'SETTLED' then settle_at end
      where draw_idx = ${drawIdx}`
    if (state === 'PUBLISHED' || state === 'SETTLED')
      for (const { places } of result.dates)
        for (const { pseudonym, place, slotIdx = null, wish = null, distance = null } of places)
          await sql`
            update draw_entry set place = ${place}, slot_idx = ${slotIdx}, wish = ${wish}, distance = ${distance},
              state = ${slotIdx === null ? 'LOST' : 'NOT_TAKEN'} where pseudonym = ${pseudonym}`
    if (state === 'SETTLED') await sql`delete from claim where draw_idx = ${drawIdx}`
    await logged(sql, drawIdx)
  })
}

/** The booking of an entry that won, made as members make theirs while the day is open for booking. */
export async function bookWin(
  club: TestClub,
  entryIdx: number,
  as: Parameters<TestClub['hold']>[0],
): Promise<{ bookingIdx: number; slotIdx: number }> {
  const [won] = await club.sql<{ slotIdx: number; drawIdx: number }[]>`
    select slot_idx, draw_idx from draw_entry where entry_idx = ${entryIdx}`
  const { slotIdx, drawIdx } = won!
  await club.sql`delete from claim where slot_idx = ${slotIdx}`
  const booked = await club.book(as, slotIdx, await club.hold(as, slotIdx))
  const { bookingIdx } = booked.data
  await club.sql.begin(async (sql) => {
    await sql`update draw_entry set state = 'WON', booking_idx = ${bookingIdx} where entry_idx = ${entryIdx}`
    await logged(sql, drawIdx)
  })
  return { bookingIdx, slotIdx }
}
