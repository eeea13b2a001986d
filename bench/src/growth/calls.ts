import type { Database } from '../../../server/src/platform/database.ts'
import { newToken } from '../../../server/src/platform/token.ts'
import type { Connection } from '../connection.ts'
import { requestOf } from '../request.ts'

const API = '/hp/api'
/** Days ahead of which the calls on many days read. */
const AHEAD = 60

/** A member with a tee time, a manager who may do everything, and records that both clubs have. */
export interface Who {
  memberIdx: number
  name: string
  phoneTail: string
  /** Sessions. */
  member: string
  manager: string
  /** The address of the member's calendar feed. */
  feed: string
  today: string
  until: string
  /** A day on which the member plays, with the tee time and the booking. */
  date: string
  slotIdx: number
  bookingIdx: number
  /** A day for which members stand by, and the entry of one. */
  waitDate: string
  waitingIdx: number
  couponNo: string
  adminIdx: number
  /** A season for groups, and one of its contracts. */
  seasonIdx: number
  contractIdx: number
}

export async function askedBy(sql: Database, line: Connection): Promise<Who> {
  const [found] = await sql<
    [Pick<Who, 'memberIdx' | 'name' | 'phoneTail' | 'today' | 'until' | 'date' | 'slotIdx' | 'bookingIdx'>]
  >`
    select b.member_idx, m.name, right(m.phone_no, 4) as phone_tail, current_club_date() as today,
      current_club_date() + ${AHEAD}::int as until, b.play_date as date, b.slot_idx, b.booking_idx
    from booking b join member m using (member_idx)
    where b.state = 'CF' and b.play_date > current_club_date() + 3 and m.id like 'golfer%' and m.state = 'ACTIVE'
    order by b.play_date, b.booking_idx limit 1`
  const [waits] = await sql<[Pick<Who, 'waitDate' | 'waitingIdx'>]>`
    select date as wait_date, waiting_idx from standby_entry
    where state = 'W' and date > current_club_date() + 3 order by date, waiting_idx limit 1`
  const [coupon] = await sql<[Pick<Who, 'couponNo'>]>`select coupon_no from coupon order by coupon_idx desc limit 1`
  const [group] = await sql<[Pick<Who, 'seasonIdx' | 'contractIdx'>]>`
    select season_idx, contract_idx from team_contract order by season_idx desc, contract_idx limit 1`
  const [admin] = await sql<[{ adminIdx: number }]>`select admin_idx from admin where id = 'manager1'`
  const [member, manager] = [newToken('at'), newToken('at')]
  await sql`
    insert into session (member_idx, admin_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    select m, a, sha256(convert_to(t, 'UTF8')), '2099-01-01', sha256(convert_to('r' || t, 'UTF8')), '2099-01-01'
    from (values (${found.memberIdx}::bigint, null::bigint, ${member}::text), (null, ${admin.adminIdx}, ${manager})) p (m, a, t)`
  const made = await line.send(requestOf('POST', `${API}/info/ical`, { token: member, body: {} }))
  const { url } = JSON.parse(made.body.toString()).data
  return { ...found, ...waits, ...coupon, ...admin, ...group, member, manager, feed: new URL(url).pathname }
}

/** The calendar, the sheet and the lists, as members and managers ask for them. */
export function callsOf(who: Who): Record<string, string> {
  const { memberIdx, today, until, date, slotIdx, bookingIdx, waitDate, waitingIdx } = who
  const get = (token: string) => (path: string) => requestOf('GET', API + path, { token })
  const [mine, office] = [get(who.member), get(who.manager)]
  const scan = (keyword: string) =>
    requestOf('POST', `${API}/manage/frontdesk/scan`, { token: who.manager, body: { keyword } })
  const name = encodeURIComponent(who.name)
  return {
    'member: calendar': mine(`/reservation/calendar/${memberIdx}?clubCode=GC001`),
    'member: calendar of a month': mine(`/reservation/calendar/${memberIdx}?clubCode=GC001&month=${date.slice(0, 7)}`),
    'member: sheet of a day': mine(`/reservation/sheets/${memberIdx}/${date}`),
    'member: one tee time': mine(`/reservation/sheets/${memberIdx}/${date}/${slotIdx}`),
    'member: limits': mine(`/reservation/${memberIdx}/${date}/cnt`),
    'member: upcoming bookings': mine(`/my-reservation/bookings/${memberIdx}`),
    'member: past bookings': mine(`/my-reservation/bookings/${memberIdx}?when=past`),
    'member: one booking': mine(`/reservation/booking/${bookingIdx}`),
    'member: check-in card': mine(`/my-reservation/frontdesk/${memberIdx}`),
    'member: calendar feed': requestOf('GET', who.feed),
    'member: standby entries': mine(`/my-reservation/waitings/${memberIdx}`),
    'member: standby of a day': mine(`/reservation/waitings/${memberIdx}/${waitDate}`),
    'member: coupons': mine(`/coupon/${memberIdx}`),
    'member: coupons that can be used': mine(`/coupon/count/${memberIdx}`),
    'member: penalties': mine(`/my-reservation/penalty/${memberIdx}`),
    'member: enquiries': mine('/voc'),
    'member: messages': mine('/info/messages'),
    'member: unread messages': mine('/info/messages/unread'),
    'member: applications of groups': mine(`/reservation/team/form/${memberIdx}/0`),
    'member: contracts of groups': mine(`/reservation/team/contracts/${memberIdx}`),
    'member: guide': mine('/reservation/guide/GC001'),
    'member: ledger of two months': mine(`/reservation/ledger?from=${today}&to=${until}`),
    'office: days of two months': office(`/manage/days?from=${today}&to=${until}`),
    'office: sheet of a day': office(`/manage/days/${date}`),
    'office: what a suspension would end': office(`/manage/days/${date}/suspend`),
    'office: waivers of a day': office(`/manage/waivers?date=${date}`),
    'office: arrivals of today': office('/manage/frontdesk'),
    'office: arrivals of a day': office(`/manage/frontdesk?date=${date}`),
    'office: arrivals by name': scan(who.name),
    'office: arrivals by phone': scan(who.phoneTail),
    'office: bookings': office('/manage/bookings'),
    'office: bookings of a day': office(`/manage/bookings?date=${date}`),
    'office: bookings of a state': office('/manage/bookings?state=CF'),
    'office: bookings by name': office(`/manage/bookings?keyword=${name}`),
    'office: one booking': office(`/manage/bookings/${bookingIdx}`),
    'office: standby': office('/manage/waitings'),
    'office: standby of a day': office(`/manage/waitings?date=${waitDate}`),
    'office: standby of a state': office('/manage/waitings?state=W'),
    'office: standby of a member': office(`/manage/waitings?memberIdx=${memberIdx}`),
    'office: standby by name': office(`/manage/waitings?keyword=${name}`),
    'office: one standby entry': office(`/manage/waitings/${waitingIdx}`),
    'office: tee times for an entry': office(`/manage/waitings/${waitingIdx}/slots`),
    'office: coupons': office('/manage/coupons'),
    'office: coupons of a state': office('/manage/coupons?state=ISSUED'),
    'office: coupons of a member': office(`/manage/coupons?memberIdx=${memberIdx}`),
    'office: coupons by number': office(`/manage/coupons?keyword=${who.couponNo}`),
    'office: penalties': office('/manage/penalties'),
    'office: penalties to decide': office('/manage/penalties?state=PROPOSED'),
    'office: penalties of a member': office(`/manage/penalties?memberIdx=${memberIdx}`),
    'office: penalties by name': office(`/manage/penalties?keyword=${name}`),
    'office: enquiries': office('/manage/inquiries'),
    'office: enquiries that wait': office('/manage/inquiries?open=true'),
    'office: enquiries of a state': office('/manage/inquiries?state=CLOSED'),
    'office: enquiries by name': office(`/manage/inquiries?keyword=${name}`),
    'office: applications of groups': office('/manage/team-forms'),
    'office: applications of a season': office(`/manage/team-forms?seasonIdx=${who.seasonIdx}`),
    'office: contracts of groups': office('/manage/team-contracts'),
    'office: one contract': office(`/manage/team-contracts/${who.contractIdx}`),
    'office: dates of a season': office(`/manage/team-dates?seasonIdx=${who.seasonIdx}`),
    'office: figures of the month': office('/dashboard'),
    'office: report of the season': office('/dashboard/report'),
    'office: members': office('/manage/members'),
    'office: members of a state': office('/manage/members?state=ACTIVE'),
    'office: members by name': office(`/manage/members?keyword=${name}`),
    'office: tee times of a member': office(`/manage/members/${memberIdx}/tee-times`),
    'office: outbox': office('/manage/outbox'),
    'office: outbox of a state': office('/manage/outbox?state=FAILED'),
    'office: audit log': office('/manage/audit'),
    'office: audit log of a noun': office('/manage/audit?noun=booking'),
    'office: audit log of a record': office(`/manage/audit?noun=booking&recordIdx=${bookingIdx}`),
    'office: audit log of a member': office(`/manage/audit?memberIdx=${memberIdx}`),
    'office: audit log of a manager': office(`/manage/audit?adminIdx=${who.adminIdx}`),
    'office: what waits': office('/manage/attention'),
  }
}
