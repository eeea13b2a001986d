import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as fee from '@clubhouse/contract/reservation/rules/fee'
import { Store } from '../../../office/record/store.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import type { SoldDay } from '../price/fee-rules.ts'

export type Row = fee.ManagedFee
type Fields = Omit<Row, 'feeIdx' | 'name' | 'version'>
/** As they are sent. */
export type Sent = Omit<Fields, 'weekdays'> & Partial<Pick<Fields, 'weekdays'>>

export const fees = new Store(fee.feeRecord, {
  columns: { season: null, from: 'from_date', to: 'to_date' },
  shown: (sql, { lang }) => ({
    name: sql`coalesce(c.labels ->> ${lang}, c.labels ->> 'en', t.key)`,
    weekdays: sql`t.weekdays::text[]`,
    season: sql`case when t.from_day is not null then jsonb_build_object('from', t.from_day, 'to', t.to_day) end`,
  }),
  join: (sql) => sql`left join code c on c.group_id = '557' and c.key = t.key`,
  values: ({ season, weekdays }, sql) => ({
    weekdays: weekdays && sql`${weekdays}::text[]::smallint[]`,
    from_day: season?.from ?? null,
    to_day: season?.to ?? null,
  }),
})

const inForce = (sql: Sql, at: string) => sql`
  t.from_date <= ${at}::date and (t.to_date is null or t.to_date >= ${at}::date)
  and (t.from_day is null or case when t.from_day <= t.to_day
    then to_char(${at}::date, 'MM-DD') between t.from_day and t.to_day
    else to_char(${at}::date, 'MM-DD') >= t.from_day or to_char(${at}::date, 'MM-DD') <= t.to_day end)`

export const list = ({ at, key, memberType, ...page }: ParsedInputOf<typeof fee.list>, ctx: Context) => {
  const { sql } = ctx
  return fees.page(ctx, fee.list, page, {
    where: [
      at && inForce(sql, at),
      key && sql`t.key = ${key}`,
      memberType && sql`(t.member_type is null or t.member_type = ${memberType})`,
    ],
    tie: [sql`t.member_type`, sql`t.part`, sql`t.day_class`, sql`t.weekdays`, sql`t.fee_idx`],
  })
}

/** The days from today on that members see, and the bookings on each that are not cancelled. */
export async function soldDays(sql: Sql): Promise<(SoldDay & { bookings: number })[]> {
  return sql<(SoldDay & { bookings: number })[]>`
    select d.date, d.day_class, (select array_agg(distinct s.part) from slot s where s.date = d.date and not s.is_dropped) as parts,
      (select count(*)::int from booking b where b.play_date = d.date and b.active) as bookings
    from sheet_day d
    where d.state = 'PUBLISHED' and d.date >= current_club_date()
      and exists (select from slot s where s.date = d.date and not s.is_dropped)
    order by d.date`
}

/** Types of members that may book on some day. */
export async function bookingTypes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ memberType: string }[]>`
    select distinct member_type from opening_rule
    where to_date is null or to_date >= current_club_date() order by member_type`
  return rows.map(({ memberType }) => memberType)
}
