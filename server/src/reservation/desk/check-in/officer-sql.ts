import type { Sql } from '../../../platform/database.ts'

/** A player `x` of a booking of the date of `t`, with whom an officer of the contract as it is now may come. */
const LEADS = (sql: Sql) => sql`
  (x.kind = 'TBD' or x.member_idx = b.member_idx or exists (
    select from team_date d join team_contract g using (contract_idx) join team_person p using (form_idx)
    where d.date_idx = t.date_idx and p.office is not null and p.member_idx = x.member_idx))`

/** Whether a player `x` of the other booking `o` is there or can still come; without a check-in everyone counts as having played. */
const MAY_BE_THERE = (sql: Sql) => sql`
  (o.state = 'CF' or o.state <> 'NS' and not exists (
      select from check_in k join check_in_player y using (booking_idx)
      where k.booking_idx = o.booking_idx and k.state in ('CHECKED_IN', 'TEED_OFF', 'FINISHED'))
    or o.state <> 'NS' and exists (
      select from check_in_player y where y.booking_idx = o.booking_idx and y.no = x.no and y.present))`

/** Of the booking `b`, where it is one of a group. */
export const OF_DATE = (sql: Sql) => sql`
  case when b.type = 'T' then (
    select json_build_object(
      'leads', coalesce((select json_agg(x.no order by x.no) from booking_player x where x.booking_idx = b.booking_idx and ${LEADS(sql)}), '[]'),
      'isLedElsewhere', exists (
        select from team_booking s join booking o using (booking_idx) join booking_player x using (booking_idx)
        where s.date_idx = t.date_idx and o.booking_idx <> b.booking_idx and o.active and ${LEADS(sql)} and ${MAY_BE_THERE(sql)}),
      'accused', coalesce((select json_agg(a.booking_idx) from team_booking s join penalty a using (booking_idx)
        where s.date_idx = t.date_idx and s.booking_idx <> b.booking_idx and a.code = 'W5' and a.state <> 'WAIVED'), '[]'),
      'bookers', coalesce((select json_agg(distinct o.member_idx) from team_booking s join booking o using (booking_idx)
        where s.date_idx = t.date_idx and o.booking_idx <> b.booking_idx and o.active and o.member_idx is not null), '[]'))
    from team_booking t where t.booking_idx = b.booking_idx) end`
