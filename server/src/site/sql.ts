import type { contract } from '@clubhouse/contract'
import type { DataOf } from '@clubhouse/contract/call'
import type { Sql } from '../platform/database.ts'
import type { ClubTable, HolidayTable, SiteStateTable } from '../platform/tables.ts'

export async function state(sql: Sql) {
  const [row] = await sql<
    (Pick<SiteStateTable, 'message'> & { state: 0 | 1 | 2; translated: Record<string, { message: string }> })[]
  >`select state, message, translated from site_state`
  return row!
}

/** False for a club that was made stopped and never opened since. */
export async function wasOpened(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ wasOpened: boolean }[]>`
    select count(*) = 0 or bool_or(after ->> 'state' = '1' or before ->> 'state' = '1') is true as was_opened
    from audit where noun = 'site-state'`
  return row!.wasOpened
}

export async function changeState(
  sql: Sql,
  state: number,
  message: string | null,
  translated: Record<string, { message: string }>,
): Promise<void> {
  await sql`update site_state set state = ${state}, message = ${message}, translated = ${sql.json(translated)}`
}

export type Info = Omit<
  ClubTable,
  | 'clubIdx'
  | 'siteCode'
  | 'naverVerify'
  | 'googleVerify'
  | 'social'
  | 'logos'
  | 'logoVersion'
  | 'single'
  | 'isDemo'
  | 'taxMail'
  | 'senderMail'
  | 'senderName'
  | 'keepDays'
  | 'translated'
> & {
  translated: DataOf<typeof contract.site.info>['translated']
  ext: { naverVerify: string; googleVerify: string; social: Record<string, string> }
}

const fields = (sql: Sql) => sql`
  club_code, club_name, club_phone_no, club_fax_no, business_no, mail_order_no, ceo_name, address, address_detail,
  zip_code, email, currency, time_zone, zone, lang, langs, lat, lng, is_indexed, translated, version,
  jsonb_build_object('naverVerify', naver_verify, 'googleVerify', google_verify, 'social', social) as ext`

export async function info(sql: Sql, clubCode: string): Promise<Info | undefined> {
  const [row] = await sql<Info[]>`select ${fields(sql)} from club where club_code = ${clubCode}`
  return row
}

export async function lockInfo(sql: Sql): Promise<Info> {
  const [row] = await sql<Info[]>`select ${fields(sql)} from club for no key update`
  return row!
}

export type Settings = Pick<ClubTable, 'taxMail' | 'senderMail' | 'senderName' | 'keepDays'>

export async function settings(sql: Sql): Promise<Settings> {
  const [row] = await sql<Settings[]>`select tax_mail, sender_mail, sender_name, keep_days from club`
  return row!
}

export async function changeInfo(sql: Sql, { ext, ...info }: Info, settings: Settings): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update club set club_name = ${info.clubName}, club_phone_no = ${info.clubPhoneNo}, club_fax_no = ${info.clubFaxNo},
      business_no = ${info.businessNo}, mail_order_no = ${info.mailOrderNo}, ceo_name = ${info.ceoName},
      address = ${info.address}, address_detail = ${info.addressDetail}, zip_code = ${info.zipCode}, email = ${info.email},
      currency = ${info.currency}, time_zone = ${info.timeZone}, zone = ${info.zone}, lang = ${info.lang},
      langs = ${info.langs}, lat = ${info.lat}, lng = ${info.lng}, is_indexed = ${info.isIndexed},
      translated = ${sql.json(info.translated)},
      naver_verify = ${ext.naverVerify}, google_verify = ${ext.googleVerify},
      social = ${sql.json(ext.social)}, tax_mail = ${settings.taxMail},
      sender_mail = ${settings.senderMail}, sender_name = ${settings.senderName}, keep_days = ${settings.keepDays},
      version = version + 1
    returning version`
  return row!.version
}

export async function languages(sql: Sql): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`select key from code where group_id = '101' and is_use`
  return rows.map(({ key }) => key)
}

/** Records that depend on the currency, and on the zone. */
export async function inUse(sql: Sql): Promise<{ bookings: number; teeTimes: number }> {
  const [row] = await sql<{ bookings: number; teeTimes: number }[]>`
    select (select count(*) from booking)::int as bookings, (select count(*) from slot)::int as tee_times`
  return row!
}

export async function holidays(sql: Sql, lang: string, fromYear: number, toYear: number) {
  return sql<(Pick<HolidayTable, 'date' | 'dayType'> & { name: string })[]>`
    select date, coalesce(name ->> ${lang}, name ->> 'en') as name, day_type from holiday
    where date between make_date(${fromYear}, 1, 1) and make_date(${toYear}, 12, 31) order by date`
}
