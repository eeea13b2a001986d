import type { EntryText } from '@clubhouse/draw/bundle'
import { entryCanonical, hashOf } from '@clubhouse/draw/root'
import { SIGNED_ROUND } from '../../draw/test/signed-round.ts'
import type { Database } from '../src/platform/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { addDraw } from './draw/add-draw.ts'

export interface TestEntry {
  memberIdx: number
  playDate?: string
  wishes?: EntryText['wishes']
  anyTime?: boolean
  /** Besides the applicant; false declined. */
  party?: readonly { memberIdx: number; consent?: boolean }[]
  partySize?: number
  standbyIfLost?: boolean
  nonce?: string
}

export interface TestDraw {
  /** Of play; the calendar is that of the first one. */
  dates: readonly string[]
  slots: readonly number[]
  entries: readonly TestEntry[]
  seed?: { mode: 'numbers' | 'beacon' | 'slow'; steps?: number; isDated?: boolean }
  memberTypes?: readonly string[]
  /** Instants that differ from the calendar. */
  at?: Partial<Record<'openAt' | 'closeAt' | 'drawAt' | 'publishAt' | 'releaseUntil' | 'settleAt', string>>
  tierFrom?: number
  /** Tee times that are given by the draw alone. */
  w05?: 'F' | 'D'
}

/** Wednesday 17:00 two weeks before, and what follows, in the club's time. */
export const calendarOf = (date: string) => {
  const day = Temporal.PlainDate.from(date)
  const at = (days: number, time: string) => `${day.subtract({ days })}T${time}`
  return {
    openAt: at(19, '09:00'),
    closeAt: at(17, '17:00'),
    drawAt: at(16, '10:00'),
    publishAt: at(16, '10:05'),
    releaseUntil: at(15, '12:00'),
    settleAt: at(15, '13:00'),
  }
}

/** A calendar around the one round of the beacon that tests know, for a day of play from 9 September 2023 on. */
export const CALENDAR_OF_ROUND = {
  openAt: '2023-08-20T00:00:00Z',
  closeAt: '2023-08-22T08:00:00Z',
  drawAt: SIGNED_ROUND.at,
  publishAt: '2023-08-23T16:05:00Z',
  releaseUntil: '2023-08-25T03:00:00Z',
  settleAt: '2023-08-25T04:00:00Z',
}

/** An open draw with its entries, as entering it writes them. @returns its number and those of its entries */
export async function openDraw(
  club: { sql: Database; platform: Pick<Platform, 'club'> },
  { dates, slots, entries, seed = { mode: 'numbers' }, memberTypes = [], at = {}, tierFrom = 3, w05 = 'F' }: TestDraw,
): Promise<{ drawIdx: number; entries: number[] }> {
  const calendar = { ...calendarOf(dates[0]!), ...at }
  const instant = (local: string) =>
    local.endsWith('Z')
      ? Temporal.Instant.from(local)
      : Temporal.PlainDateTime.from(local).toZonedDateTime(club.platform.club.zone).toInstant()
  return club.sql.begin(async (sql) => {
    const drawIdx = await addDraw(sql, {
      ...{ title: 'Weekend', playDates: dates, memberTypes, state: 'OPEN', seed, tierFrom, slots },
      at: {
        openAt: instant(calendar.openAt),
        closeAt: instant(calendar.closeAt),
        drawAt: instant(calendar.drawAt),
        publishAt: instant(calendar.publishAt),
        releaseUntil: instant(calendar.releaseUntil),
        settleAt: instant(calendar.settleAt),
      },
    })
    await sql`update slot set w05 = ${w05} where slot_idx = any(${[...slots]}::bigint[])`
    const drawId = `${club.platform.club.clubCode}-${drawIdx}`
    const texts = entries.map((entry, i) => textOf(drawId, entry, hashOf(`${drawId} ${i}`).slice(0, 32), dates[0]!))
    const rows = texts.map(({ wishes, ...text }, i) => ({
      ...text,
      wishes,
      memberIdx: entries[i]!.memberIdx,
      canonical: entryCanonical({ wishes, ...text }),
      hash: hashOf(entryCanonical({ wishes, ...text })),
    }))
    const added = await sql<{ entryIdx: number }[]>`
      with entered as (
        insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost, nonce,
          terms_idx, entry_hash)
        select ${drawIdx}, r."memberIdx", r."playDate", r.pseudonym, r.wishes, r."anyTime", r."partySize", r."standbyIfLost", r.nonce,
          (select min(terms_idx) from terms where terms_type = 'BOOKING'), r.hash
        from jsonb_to_recordset(${club.sql.json(rows)}) as r("memberIdx" bigint, "playDate" date, pseudonym text,
          wishes jsonb, "anyTime" boolean, "partySize" smallint, "standbyIfLost" boolean, nonce text, hash text)
        returning entry_idx, entry_hash, pseudonym),
      receipt as (
        insert into draw_receipt (entry_idx, version, canonical, entry_hash)
        select entry_idx, 1, r.canonical, r.hash from entered
          join jsonb_to_recordset(${club.sql.json(rows)}) as r(pseudonym text, canonical text, hash text) using (pseudonym))
      select entry_idx from entered order by entry_idx`
    const numbers = added.map(({ entryIdx }) => entryIdx)
    const party = entries.flatMap(({ memberIdx, playDate = dates[0]!, party: others = [] }, i) =>
      [{ memberIdx, consent: true }, ...others].map((one, no) => ({
        entryIdx: numbers[i],
        memberIdx: one.memberIdx,
        no: no + 1,
        playDate,
        consent: one.consent ?? null,
      })),
    )
    await sql`
      insert into draw_party (entry_idx, member_idx, no, draw_idx, play_date, consent)
      select r."entryIdx", r."memberIdx", r.no, ${drawIdx}, r."playDate", r.consent
      from jsonb_to_recordset(${sql.json(party)}) as r("entryIdx" bigint, "memberIdx" bigint, no smallint, "playDate" date,
        consent boolean)`
    return { drawIdx, entries: numbers }
  })
}

function textOf(drawId: string, entry: TestEntry, pseudonym: string, date: string): EntryText {
  const { playDate = date, anyTime = false, partySize = 4, standbyIfLost = true, nonce } = entry
  const wishes = entry.wishes ?? [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }]
  return {
    ...{ drawId, pseudonym, version: 1, playDate, wishes, anyTime, partySize, standbyIfLost },
    ...(nonce !== undefined && { nonce }),
  }
}
