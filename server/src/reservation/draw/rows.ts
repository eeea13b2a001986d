import type { Draw, DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { QUICKNET } from '@clubhouse/draw/beacon'
import type { Ruleset, Wish } from '@clubhouse/draw/bundle'
import type { Sql } from '../../platform/database.ts'
import type { DrawEntryTable, DrawTable } from '../../platform/tables.ts'
import { CAN_BE_GIVEN, IS_ABOUT, WAITS } from './tee-time/rows.ts'

/** What the ruleset of the bundle does not hold. */
export interface Weights {
  /** Per cent of a member's tickets by member type. */
  factors: Record<string, number>
  missMinutes: number
  winsWeeks: number
  partyLeast: number
  partyMost: number
  namesDueDays: number
}

export type DrawRow = Omit<DrawTable, 'ruleset' | 'weights'> & {
  ruleset: Ruleset
  weights: Weights
  /** In the reader's language. */
  shownTitle: string
  shownReason: string | null
  slotCount: number
  /** Tee times that it had when it opened, and lost before its close. */
  lostCount: number
  entryCount: number
}

/** The draw `d` with its counts: until it opens, of the tee times that wait for it. */
export const DRAW = (sql: Sql, lang: string) => sql<DrawRow[]>`
  d.*, own_words_in(${lang}, d.translated, 'title', d.title) as shown_title,
    own_words_in(${lang}, d.translated, 'reason', d.reason) as shown_reason,
    case d.state when 'PLANNED' then (
      select count(distinct s.slot_idx) from claim c join slot s using (slot_idx)
      where ${WAITS(sql)} and ${IS_ABOUT(sql)} and ${CAN_BE_GIVEN(sql)})
    else (select count(*) from draw_slot s where s.draw_idx = d.draw_idx and s.lost_at is null) end::int as slot_count,
    (select count(*) from draw_slot s where s.draw_idx = d.draw_idx and s.lost_at is not null)::int as lost_count,
    (select count(*) from draw_entry e where e.draw_idx = d.draw_idx and e.state <> 'WITHDRAWN')::int as entry_count`

export async function draw(sql: Sql, drawIdx: number, lang: string): Promise<DrawRow | undefined> {
  const [row] = await sql<DrawRow[]>`select ${DRAW(sql, lang)} from draw d where d.draw_idx = ${drawIdx}`
  return row
}

/** Locks a draw until the end of the transaction: each step is done once, whichever process is first. */
export async function lockDraw(sql: Sql, drawIdx: number, lang: string): Promise<DrawRow | undefined> {
  const [locked] = await sql`select from draw where draw_idx = ${drawIdx} for no key update`
  return locked && draw(sql, drawIdx, lang)
}

/** A draw as everyone sees it. */
export function drawOf(row: DrawRow): Draw {
  const { seedMode: mode, seedName, seedDate, seedRound, seedSteps, value, signature, failCode } = row
  return {
    drawIdx: row.drawIdx,
    title: row.shownTitle,
    playDates: row.playDates,
    parts: row.parts,
    courseIdx: row.courseIdx,
    slotCount: row.slotCount,
    lostCount: row.lostCount,
    openAt: row.openAt.toString(),
    closeAt: row.closeAt.toString(),
    drawAt: row.drawAt.toString(),
    publishAt: row.publishAt.toString(),
    releaseUntil: row.releaseUntil.toString(),
    settleAt: row.settleAt.toString(),
    state: row.state as Draw['state'],
    memberTypes: row.memberTypes,
    entryCount: row.entryCount,
    rulesetHash: row.rulesetHash,
    seed: {
      mode: mode as Draw['seed']['mode'],
      name: seedName,
      date: seedDate,
      round: seedRound,
      chain: mode === 'beacon' ? QUICKNET.hash : null,
      value,
      proof: signature,
      steps: seedSteps,
    },
    promise: row.promise,
    entriesRoot: row.entriesRoot,
    words: row.words,
    revokeReason: row.shownReason,
    failCode: failCode as Draw['failCode'],
    version: row.version,
  }
}

/** A draw is named in the hashes by the club's code and its number. Source: docs/draw.md, Words. */
export const drawIdOf = (clubCode: string, drawIdx: number): string => `${clubCode}-${drawIdx}`

export const receiptNoOf = ({ drawIdx, entryIdx, version }: Pick<DrawEntryTable, 'drawIdx' | 'entryIdx' | 'version'>) =>
  `${drawIdx}-${entryIdx}-${version}`

export type EntryRow = Omit<DrawEntryTable, 'wishes' | 'why'> & {
  wishes: DrawEntry['wishes']
  why: { code: string; vars: Record<string, unknown> } | null
  party: DrawEntry['party']
  slotTime: string | null
  slotCourse: string | null
  closeAt: Temporal.Instant
  /** Whether the entry stands by still; null without a standby entry. */
  standsBy: boolean | null
}

/** Lines as they are hashed: one for any course has no course. */
export const linesOf = (wishes: DrawEntry['wishes']): Wish[] =>
  wishes.map(({ courseIdx, ...line }) => (courseIdx == null ? line : { courseIdx, ...line }))

/** The entry `e` of the draw `d`, with its party, which is the applicant and who is named and did not decline. */
export const ENTRY = (sql: Sql, lang: string) => sql<EntryRow[]>`
  e.*, d.close_at,
    (select coalesce(jsonb_agg(jsonb_build_object('memberIdx', p.member_idx, 'name', name_in(${lang}, m.name, m.other_name),
        'consent', p.consent) order by p.no), '[]')
      from draw_party p join member m using (member_idx)
      where p.entry_idx = e.entry_idx and (p.active or e.state = 'WITHDRAWN')) as party,
    (select to_char(s.time, 'HH24:MI') from slot s where s.slot_idx = e.slot_idx) as slot_time,
    (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from slot s join course c using (course_idx)
      where s.slot_idx = e.slot_idx) as slot_course,
    (select w.state in ('W', 'O') from standby_entry w where w.waiting_idx = e.waiting_idx) as stands_by`

/**
 * An entry as its member sees it.
 * @param chance tickets and tier as they would be now, before the close fixed them
 * @param taken from the bundle, once the draw is published
 */
export function entryOf(
  row: EntryRow,
  chance: { tickets: number; tier: number },
  taken?: DrawEntry['taken'],
): DrawEntry {
  return {
    entryIdx: row.entryIdx,
    drawIdx: row.drawIdx,
    playDate: row.playDate,
    // Standby ends by itself, which its own entry knows.
    state: row.state === 'STANDBY' && !row.standsBy ? 'ENDED' : (row.state as DrawEntry['state']),
    wishes: row.wishes,
    anyTime: row.anyTime,
    party: row.party,
    partySize: row.partySize,
    standbyIfLost: row.standbyIfLost,
    tickets: row.tickets ?? chance.tickets,
    tier: row.tier ?? chance.tier,
    entryHash: row.entryHash,
    receiptNo: receiptNoOf(row),
    editableUntil: row.closeAt.toString(),
    ineligible: row.why?.code,
    place: row.place,
    wish: row.wish,
    distance: row.distance,
    taken,
    slot: row.slotIdx === null ? null : { slotIdx: row.slotIdx, time: row.slotTime!, courseName: row.slotCourse! },
    bookingIdx: row.bookingIdx,
    waitingIdx: row.waitingIdx,
    counts: row.counts,
    pseudonym: row.pseudonym,
    version: row.version,
  }
}

/** Draws `d` that opened, and are not over. */
export const RUNS = (sql: Sql) => sql`(d.state in ('OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED'))`
