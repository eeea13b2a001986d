import { type Seeding, ZONE } from '../seeding.ts'
import type { TeamPrice } from './team-prices.ts'

const SEATS = 4

/** Members take turns, so that nobody plays twice a day. @returns the number of claims */
export async function bookEverything(
  { sql, clubCode }: Seeding,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  prices: TeamPrice[],
): Promise<number> {
  // Nothing is left to the club.
  await sql`
    delete from claim c using slot s
    where s.slot_idx = c.slot_idx and c.by_share and s.date between ${from.toString()} and ${to.toString()}`
  await sql`
    create temporary table round on commit drop as
    select nextval(pg_get_serial_sequence('booking', 'booking_idx')) as booking_idx, s.*, d.day_class, c.code,
      ((s.date - date '2000-01-01') * 700 + row_number() over (partition by s.date order by s.slot_idx)) * ${SEATS} as turn
    from slot s join sheet_day d using (date) join course c using (course_idx)
    where s.date between ${from.toString()} and ${to.toString()}`
  await sql`create index on round (booking_idx)`
  await sql`
    create temporary table golfer on commit drop as
    select row_number() over (order by member_idx) - 1 as no, member_idx, member_type
    from member where state = 'ACTIVE' and id like 'golfer%'`
  await sql`create index on golfer (no)`
  const [row] = await sql<{ golfers: number }[]>`select count(*) as golfers from golfer`
  // Plans made while the tables were small would scan them for every row.
  await sql`analyze round, golfer, member, sheet_day, slot, booking`
  await sql`
    insert into booking (booking_idx, booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, state,
      holes, cart, caddie, price, terms_idx, names_due_at, free_cancel_until, created_at)
    overriding system value
    select r.booking_idx, ${clubCode} || to_char(r.date, '-YYMMDD') || to_char(r.time, '-HH24MI-') || r.code, r.slot_idx,
      '{1,2,3,4}', m.member_idx, r.date, r.part, r.day_class, 1, 'PL', r.holes, true, true, p.price,
      (select terms_idx from terms_version where terms_type = 'BOOKING' and lang = 'en' and state = 'IN_FORCE'),
      (r.date - 2 + time '17:00') at time zone ${ZONE},
      (r.date - case r.day_class when 'WEEKDAY' then 3 else 4 end + time '17:00') at time zone ${ZONE},
      r.starts_at - interval '9 days'
    from round r
      join golfer m on m.no = (r.turn + 1) % ${row!.golfers}::bigint
      join jsonb_to_recordset(${sql.json(prices)}) as p("memberType" text, "dayClass" text, part text, price jsonb)
        on p."memberType" = m.member_type and p."dayClass" = r.day_class and p.part = r.part`
  await sql`
    insert into booking_player (booking_idx, no, kind, member_idx, play_date, part)
    select r.booking_idx, seat, 'MEMBER', m.member_idx, r.date, r.part
    from round r cross join generate_series(1, ${SEATS}) seat
      join golfer m on m.no = (r.turn + seat) % ${row!.golfers}::bigint`
  const { count } = await sql`
    insert into claim (slot_idx, seat, kind, holder, booking_idx)
    select r.slot_idx, seat, 'BOOKING', b.member_idx, r.booking_idx
    from round r join booking b using (booking_idx) cross join generate_series(1, ${SEATS}) seat`
  await sql`
    insert into audit (at, member_idx, call, request_id, noun, record_idx, after)
    select b.created_at, b.member_idx, 'booking.book', 'seed', 'booking', b.booking_idx, '{"state":"PL"}'
    from round r join booking b using (booking_idx)`
  await sql`drop table round, golfer`
  return count
}
