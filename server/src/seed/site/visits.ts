import type { Seeding } from '../seeding.ts'

const DAYS = 730

/** Visits of the past two years, more of them at weekends. A visit can only be counted on its own day. */
export async function seedVisits({ sql }: Seeding): Promise<void> {
  await sql`
    insert into home_view (date, views)
    select d::date, 60 + ('x' || substr(md5(d::date::text), 1, 4))::bit(16)::int % 60
      + case when extract(isodow from d) >= 6 then 70 else 0 end
    from generate_series(current_club_date() - ${DAYS}::int, current_club_date() - 1, interval '1 day') d`
}
