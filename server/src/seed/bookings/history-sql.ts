import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Sql } from '../../platform/database.ts'
import { guestKeys } from '../../reservation/booking/players/guest-keys.ts'
import type { SlotRow } from '../../reservation/sheet/slot/rows.ts'
import type { Golfer } from './member-context.ts'

export interface Round {
  slot: SlotRow
  booker: Golfer
  players: Player[]
  state: 'CF' | 'NS'
  courseCode: string
  price: object
  termsIdx: number
  namesDueAt: string
  freeCancelUntil: string
  createdAt: string
}

export async function writeRounds(sql: Sql, clubCode: string, rounds: Round[]): Promise<void> {
  const rows = rounds.map(({ slot, booker, courseCode, players: _, ...round }) => ({
    ...round,
    bookingNo: `${clubCode}-${slot.date.slice(2).replaceAll('-', '')}-${slot.time.replace(':', '')}-${courseCode}`,
    slotIdx: slot.slotIdx,
    memberIdx: booker.memberIdx,
    playDate: slot.date,
    part: slot.part,
    dayClass: slot.dayClass,
    holes: slot.holes,
  }))
  const made = await sql<{ bookingIdx: number; slotIdx: number }[]>`
    insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, state, holes, cart,
      caddie, price, terms_idx, names_due_at, free_cancel_until, created_at)
    select r."bookingNo", r."slotIdx", '{0}', r."memberIdx", r."playDate", r.part, r."dayClass", 1, r.state, r.holes, true,
      true, r.price, r."termsIdx", r."namesDueAt", r."freeCancelUntil", r."createdAt"
    from jsonb_to_recordset(${sql.json(rows)}) as r("bookingNo" text, "slotIdx" bigint, "memberIdx" bigint,
      "playDate" date, part text, "dayClass" text, state text, holes text, price jsonb, "termsIdx" bigint,
      "namesDueAt" timestamptz, "freeCancelUntil" timestamptz, "createdAt" timestamptz)
    returning booking_idx, slot_idx`
  const idxOf = new Map(made.map(({ bookingIdx, slotIdx }) => [slotIdx, bookingIdx]))
  const players = rounds.flatMap(({ slot, booker, players }) =>
    players.map((player) => ({
      ...player,
      bookingIdx: idxOf.get(slot.slotIdx),
      ...(player.kind === 'GUEST' && guestKeys(booker.memberIdx, player)),
    })),
  )
  await sql`
    insert into booking_player (booking_idx, no, kind, member_idx, name, phone_no, consent, guest_key, guest_name, play_date, part)
    select r."bookingIdx", r.no, r.kind, r."memberIdx", r.name, r."phoneNo", r.consent, r."guestKey", r."guestName", b.play_date, b.part
    from jsonb_to_recordset(${sql.json(players)}) as r("bookingIdx" bigint, no smallint, kind text, "memberIdx" bigint,
      name text, "phoneNo" text, consent boolean, "guestKey" text, "guestName" text)
    join booking b on b.booking_idx = r."bookingIdx"`
  const numbers = made.map(({ bookingIdx }) => bookingIdx)
  await sql`
    insert into claim (slot_idx, seat, kind, holder, booking_idx)
    select slot_idx, 0, 'BOOKING', member_idx, booking_idx from booking where booking_idx = any(${numbers})`
  await sql`
    insert into audit (at, member_idx, call, request_id, noun, record_idx, after)
    select created_at, member_idx, 'booking.book', 'seed', 'booking', booking_idx, jsonb_build_object('state', state)
    from booking where booking_idx = any(${numbers})`
}
