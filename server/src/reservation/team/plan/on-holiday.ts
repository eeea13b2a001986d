import type { Sql } from '../../../platform/database.ts'

/** Whether the date `d` is to come on a day that is a holiday. */
export const COMES_ON_HOLIDAY = (sql: Sql) => sql`
  (d.date >= current_club_date() and d.state in ('SCHEDULED', 'REDUCED')
    and exists (select from holiday h where h.date = d.date and h.day_type = 'HO'))`

/** Whether a manager has said that the date `d` is played on the holiday that its day is. */
export const KEPT_ON_HOLIDAY = (sql: Sql) => sql`(d.holiday_kept_at is not null and ${COMES_ON_HOLIDAY(sql)})`

/** Whether the officers of the date `d` neither accepted it nor named players for it, which would say that it is as they want it. */
export const IS_UNDECIDED = (sql: Sql) => sql`
  ((d.moved_from is null or d.accepted_at is null)
    and not exists (select from team_booking t join booking b using (booking_idx) where t.date_idx = d.date_idx and b.active))`

/**
 * Whether the date `d` of a running contract is to come on a day that is a holiday, as one that was added after it was planned, and
 * neither its officers nor managers have decided on it.
 */
export const ON_HOLIDAY = (sql: Sql) =>
  sql`(${COMES_ON_HOLIDAY(sql)} and d.holiday_kept_at is null and ${IS_UNDECIDED(sql)})`
