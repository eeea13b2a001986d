import type { Sql } from '../../../platform/database.ts'
import { COMES_ON_HOLIDAY, IS_UNDECIDED, ON_HOLIDAY } from '../plan/on-holiday.ts'

/** Dates of one contract that the same change concerns. */
export interface OnHoliday {
  formIdx: number
  teamName: string
  dates: string[]
}

/**
 * Marks dates that fall on a holiday which a waiting task names and of which their officers have not been notified.
 * @param task its name
 */
export async function noteHolidays(sql: Sql, task: string): Promise<OnHoliday[]> {
  return sql<OnHoliday[]>`
    with told as (
      update team_date d set told_holiday_at = club_now()
      where d.told_holiday_at is null and ${ON_HOLIDAY(sql)}
        and d.date in (select (t.data ->> 'date')::date from job_task t where t.name = ${task})
        and exists (select from team_contract c where c.contract_idx = d.contract_idx and c.state = 'ACTIVE')
      returning d.contract_idx, d.date)
    select c.form_idx, f.team_name, array_agg(t.date order by t.date) as dates
    from told t join team_contract c using (contract_idx) join team_form f using (form_idx)
    group by c.form_idx, f.team_name order by c.form_idx`
}

/** Notes the dates of such a message that wait no more. @returns those that stay where they are, which their officers did not decide */
export async function noteStaying(sql: Sql): Promise<OnHoliday[]> {
  return sql<OnHoliday[]>`
    with over as (
      select d.date_idx, d.date >= current_club_date() and d.state in ('SCHEDULED', 'REDUCED') and c.state = 'ACTIVE'
        and (d.holiday_kept_at is not null or not ${COMES_ON_HOLIDAY(sql)}) and ${IS_UNDECIDED(sql)} as stays
      from team_date d join team_contract c using (contract_idx)
      where d.told_holiday_at is not null and not ${ON_HOLIDAY(sql)}),
    noted as (
      update team_date d set told_holiday_at = null from over
      where d.date_idx = over.date_idx and d.told_holiday_at is not null
      returning d.contract_idx, d.date, over.stays)
    select c.form_idx, f.team_name, array_agg(n.date order by n.date) as dates
    from noted n join team_contract c using (contract_idx) join team_form f using (form_idx)
    where n.stays group by c.form_idx, f.team_name order by c.form_idx`
}
