import type { Random } from '../random.ts'
import type { Seeding } from '../seeding.ts'
import { demoMembers, TYPE_SHARES } from './demo-members.ts'
import { mailOf, nameOf, names } from './names.ts'

const TOWNS = ['Yongin', 'Seongnam', 'Suwon', 'Seoul', 'Hwaseong', 'Gwangju', 'Icheon', 'Anyang']

/** With more members than this, some share a name. */
const MOST_NAMES = 1000

/** The promised members of the demo club, and others to fill the tee sheet. @param count all together */
export async function seedMembers(
  { sql, random, now, today }: Seeding,
  passwordHash: string,
  count: number,
): Promise<void> {
  const others = names(
    random,
    demoMembers.map(({ otherName }) => otherName),
  )
  const generated = Array.from({ length: count - demoMembers.length }, (_, i) => ({
    ...(count > MOST_NAMES ? nameOf(random) : others.next().value),
    id: `golfer${String(i + 1).padStart(4, '0')}`,
    memberType: typeOf(random),
    lang: random.chance(0.8) ? 'ko' : 'en',
    showName: random.chance(0.85),
    needMoreTime: random.chance(0.03),
    age: undefined,
  }))
  const promised = demoMembers.map((one) => ({
    ...one,
    mail: mailOf(one.otherName),
    lang: 'en',
    showName: true,
    needMoreTime: false,
  }))
  const rows = [...promised, ...generated].map((one, i) => ({
    state: 'ACTIVE',
    ...one,
    email: `${one.mail}@example.com`,
    phoneNo: `010-5550-${String(1000 + i).padStart(4, '0')}`,
    // Web members have no membership.
    memberNo: one.memberType === '20' ? null : `${one.memberType}-${String(i + 1).padStart(4, '0')}`,
    birthDate: birthDate(today, random, one.age),
    zipCode: String(random.between(13_000, 18_600)),
    address: `${random.between(1, 240)} ${random.pick(['Hillside', 'Riverside', 'Maple', 'Pine', 'Station'])}-ro, ${random.pick(TOWNS)}`,
    createdAt: now.subtract({ hours: random.between(24 * 40, 24 * 365 * 9) }).toString(),
    lastLoginAt: now.subtract({ minutes: random.between(30, 60 * 24 * 45) }).toString(),
  }))
  await sql`
    insert into member (id, password_hash, name, other_name, email, phone_no, lang, member_type, member_no, state, need_more_time,
      show_name, gender, birth_date, zip_code, address, created_at, last_login_at, password_changed_at)
    select r.id, ${passwordHash}, r.name, r."otherName", r.email, r."phoneNo", r.lang, r."memberType", r."memberNo", r.state,
      r."needMoreTime", r."showName", r.gender, r."birthDate", r."zipCode", r.address, r."createdAt", r."lastLoginAt",
      r."createdAt"
    from jsonb_to_recordset(${sql.json(rows)}) as r(id text, name text, "otherName" text, email text, "phoneNo" text, lang text,
      "memberType" text, "memberNo" text, state text, "needMoreTime" boolean, "showName" boolean, gender text,
      "birthDate" date, "zipCode" text, address text, "createdAt" timestamptz, "lastLoginAt" timestamptz)`
  await sql`
    update member set inactive_at = ${now}::timestamptz - interval '40 days', last_login_at = ${now}::timestamptz - interval '405 days'
    where state = 'DORMANT'`
}

function birthDate(today: Temporal.PlainDate, random: Random, age?: number): string {
  const drawn = { years: random.between(31, 72), days: random.between(0, 364) }
  return today.subtract({ ...drawn, ...(age !== undefined && { years: age }) }).toString()
}

function typeOf(random: Random): string {
  let left = random.next()
  for (const [type, share] of TYPE_SHARES) {
    if (left < share) return type
    left -= share
  }
  return TYPE_SHARES[0]![0]
}
