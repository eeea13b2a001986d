import { timeZoneKey } from '../codes/time-zones.ts'
import { type Seeding, ZONE } from '../seeding.ts'

const NAME = 'Greenhill Country Club'
const KOREAN = {
  clubName: '그린힐 컨트리클럽',
  ceoName: '박서연',
  address: '경기도 용인시 처인구 그린힐로 12',
  addressDetail: '클럽하우스',
}

/** The club itself. Its row marks a database as seeded. */
export async function seedClub({ sql, clubCode, siteCode }: Seeding): Promise<void> {
  await sql`
    insert into club (club_idx, club_code, site_code, club_name, club_phone_no, club_fax_no, business_no, ceo_name, address,
      address_detail, zip_code, email, currency, time_zone, zone, lang, langs, lat, lng, translated)
    values (1, ${clubCode}, ${siteCode}, ${NAME}, '031-555-0100', '031-555-0101', '123-45-67891', 'Seo-yeon Park',
      '12 Greenhill-ro, Yongin', 'Clubhouse', '17000', 'hello@greenhill.example', 'KRW', ${timeZoneKey('+09:00')}, ${ZONE},
      'en', '{en,ko}', 37.2411, 127.1776, ${sql.json({ ko: KOREAN })})`
}
