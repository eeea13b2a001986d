import { isOpen } from '../board/post/rows.ts'
import type { Sql } from '../platform/database.ts'
import type { Facts } from './rules.ts'

/** Each fact stops at the first row that proves it, so that a large club is not counted. */
export async function facts(sql: Sql): Promise<Omit<Facts, 'sendsMail'>> {
  const terms = (type: string) =>
    sql`exists (select from terms_version where terms_type = ${type} and state in ('SCHEDULED', 'IN_FORCE'))`
  const eachClass = (table: string, where = sql`true`) =>
    sql`(select count(distinct day_class) = 2 from ${sql(table)} where ${where})`
  const stillHolds = sql`not is_kept and (to_date is null or to_date >= current_club_date())`
  // Without one of its own or for everyone, a type of member would play for nothing.
  const green = sql`key = 'GREEN' and weekdays = '{}' and (to_date is null or to_date >= current_club_date())`
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
      ${eachClass('fee', green)} and not exists (
        select from opening_rule r where ${stillHolds} and not exists (
          select from fee where ${green} and day_class = r.day_class
            and (member_type is null or member_type = r.member_type))) as has_fees,
      ${eachClass('opening_rule', stillHolds)} as has_opening,
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
