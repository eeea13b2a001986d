import type { Sql } from '../platform/database.ts'
import type { ClubTable, HolidayTable, SiteStateTable } from '../platform/tables.ts'

export async function state(sql: Sql) {
  const [row] = await sql<
    (Pick<SiteStateTable, 'message'> & { state: 0 | 1 | 2 })[]
  >`select state, message from site_state`
  return row!
}

export async function changeState(sql: Sql, state: number, message: string | null): Promise<void> {
  await sql`update site_state set state = ${state}, message = ${message}`
}

type Info = Omit<ClubTable, 'clubIdx' | 'siteCode' | 'naverVerify' | 'googleVerify' | 'logos' | 'single'> & {
  ext: { naverVerify: string; googleVerify: string }
}

export async function info(sql: Sql, clubCode: string): Promise<Info | undefined> {
  const [row] = await sql<Info[]>`
    select club_code, club_name, club_phone_no, club_fax_no, business_no, ceo_name, address, address_detail, zip_code,
      email, currency, time_zone, zone, lang, langs, lat, lng, is_indexed, version,
      jsonb_build_object('naverVerify', naver_verify, 'googleVerify', google_verify) as ext
    from club where club_code = ${clubCode}`
  return row
}

const LOGO_FIELDS = [
  'logoDefaultRl',
  'textDefaultRl',
  'logoDefaultUd',
  'textDefaultUd',
  'logoSimpleRl',
  'textSimpleRl',
  'logoSimpleUd',
  'textSimpleUd',
] as const

/** The eight logo fields; one that is not set is an empty text. */
export async function addition(sql: Sql, clubCode: string) {
  const [row] = await sql<(Pick<ClubTable, 'version'> & { logos: Record<string, string> })[]>`
    select logos, version from club where club_code = ${clubCode}`
  if (!row) return undefined
  const logos = Object.fromEntries(LOGO_FIELDS.map((field) => [field, row.logos[field] ?? ''])) as Record<
    (typeof LOGO_FIELDS)[number],
    string
  >
  return { ...logos, version: row.version }
}

export async function holidays(sql: Sql, lang: string, fromYear: number, toYear: number) {
  return sql<(Pick<HolidayTable, 'date' | 'dayType'> & { name: string })[]>`
    select date, coalesce(name ->> ${lang}, name ->> 'en') as name, day_type from holiday
    where date between make_date(${fromYear}, 1, 1) and make_date(${toYear}, 12, 31) order by date`
}
