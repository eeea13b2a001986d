import { isOpen } from '../board/post/rows.ts'
import type { Sql } from '../platform/database.ts'
import type { Facts } from './rules.ts'

/** Each fact stops at the first row that proves it, so that a large club is not counted. */
export async function facts(sql: Sql): Promise<Omit<Facts, 'sendsMail'>> {
  const terms = (type: string) =>
    sql`exists (select from terms_version where terms_type = ${type} and state in ('SCHEDULED', 'IN_FORCE'))`
  const stillHolds = sql`not is_kept and (to_date is null or to_date >= current_club_date())`
  // Holidays are of the class of weekends, whatever their weekday.
  const days = sql`(
    select day_class, weekday from (values ('WEEKDAY', 5), ('WEEKEND', 7)) c(day_class, last), generate_series(1, last) weekday) d`
  const hasGreen = (isFor = sql`true`) => sql`exists (
    select from fee f where f.key = 'GREEN' and (f.to_date is null or f.to_date >= current_club_date())
      and f.day_class = d.day_class and (f.weekdays = '{}' or d.weekday = any (f.weekdays)) and ${isFor})`
  const [row] = await sql<Omit<Facts, 'sendsMail'>[]>`
    select club_phone_no <> '' and email <> '' as has_contact, address <> '' as has_address,
      not exists (select from unnest(langs) other where other <> lang and coalesce(translated -> other ->> 'clubName', '') = '')
        as has_names,
      exists (select from club_logo) as has_logo,
      exists (select from course where is_use) as has_course,
      exists (select from course where is_use) and not exists (
        select from course c where is_use and not exists (
          select from course_hole h where h.course_idx = c.course_idx)) as has_holes,
      exists (select from template where is_use) as has_template,
      not exists (select from ${days} where not ${hasGreen()}) and not exists (
        -- Without one of its own or for everyone, a type of member would play for nothing.
        select from opening_rule r join ${days} using (day_class)
        where ${stillHolds} and not ${hasGreen(sql`(f.member_type is null or f.member_type = r.member_type)`)}) as has_fees,
      (select count(distinct day_class) = 2 from opening_rule where ${stillHolds}) as has_opening,
      exists (select from sheet_day where state = 'PUBLISHED' and date >= current_club_date()) as has_days,
      ${terms('SERVICE')} as has_service_terms, ${terms('PRIVACY')} as has_privacy_terms,
      ${terms('BOOKING')} as has_booking_terms,
      exists (select from section where page = 'club' and ${isOpen(sql, 'section')}) as has_club_page,
      exists (select from faq where ${isOpen(sql, 'faq')}) as has_questions,
      exists (select from member) as has_member,
      (select count(*) > 1 from (select from admin where state = 'ACTIVE' limit 2) two) as has_managers,
      exists (select from booking) as has_booking,
      (select state = 1 from site_state) or exists (
        select from audit where noun = 'site-state' and (after ->> 'state' = '1' or before ->> 'state' = '1')) as was_opened
    from club`
  return row!
}
