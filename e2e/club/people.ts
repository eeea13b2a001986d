import type { Club } from './club.ts'

export const PASSWORD = 'Fairway#2026'

export interface Person {
  memberIdx: number
  id: string
  name: string
}

/**
 * A full member with no session and no suspension yet, one per journey, who has not cancelled a tee time today: it could
 * not be taken again. One weekend booking of a month is left at least.
 * @param dates days on which the member does not play yet, and for which the member is in no draw
 */
export async function someMember(club: Club, ...dates: string[]): Promise<Person> {
  return unused(club, dates, club.sql`true`)
}

/** Like `someMember`, for a journey with a companion: has played with a member who is free on that day. */
export async function someMemberWithCompanion(club: Club, date: string): Promise<Person> {
  const { sql } = club
  return unused(
    club,
    [date],
    sql`exists (select from booking_player mine
      join booking_player other on other.booking_idx = mine.booking_idx and other.member_idx <> mine.member_idx
      join member o on o.member_idx = other.member_idx and o.state = 'ACTIVE'
      where mine.member_idx = m.member_idx and not exists (select from booking_player p
        where p.member_idx = o.member_idx and p.active and p.play_date = ${date}::date))`,
  )
}

async function unused({ sql }: Club, dates: string[], also: ReturnType<Club['sql']>): Promise<Person> {
  const [row] = await sql<{ memberIdx: string; id: string; name: string }[]>`
    select m.member_idx as "memberIdx", m.id, name_in('en', m.name, m.other_name) as name from member m
    where m.member_type = '10' and m.state = 'ACTIVE' and m.id like 'golfer%' and not m.need_more_time
      and not exists (select from session s where s.member_idx = m.member_idx)
      and not exists (select from penalty p where p.member_idx = m.member_idx and p.state = 'ACTIVE')
      and not exists (select from booking b
        where b.member_idx = m.member_idx and b.cancelled_at > club_now() - interval '1 day')
      and not exists (select from booking_player p
        where p.member_idx = m.member_idx and p.active and p.play_date = any (${dates}::text[]::date[]))
      and not exists (select from draw_party p
        where p.member_idx = m.member_idx and p.active and p.play_date = any (${dates}::text[]::date[]))
      and (select count(*) from booking b where b.member_idx = m.member_idx and b.active and b.day_class = 'WEEKEND'
        and exists (select from unnest(${dates}::text[]) day
          where date_trunc('month', day::date) = date_trunc('month', b.play_date))) < 2
      and ${also}
    order by m.id limit 1`
  if (!row) throw new Error('Every full member of the demo club has been used.')
  return { ...row, memberIdx: Number(row.memberIdx) }
}

/** A previous co-player who does not play on the day yet. */
export async function someCompanion({ sql }: Club, me: Person, date: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select name_in('en', m.name, m.other_name) as name from booking_player mine
      join booking_player other on other.booking_idx = mine.booking_idx and other.member_idx <> mine.member_idx
      join member m on m.member_idx = other.member_idx
    where mine.member_idx = ${me.memberIdx} and m.state = 'ACTIVE'
      and not exists (select from booking_player p
        where p.member_idx = m.member_idx and p.active and p.play_date = ${date}::date)
    order by m.id limit 1`
  if (!row) throw new Error(`${me.id} has played with nobody who is free on ${date}.`)
  return row.name
}

/** A member who can close the account. */
export async function freeMember({ sql }: Club): Promise<Person> {
  const [row] = await sql<Person[]>`
    select m.member_idx as "memberIdx", m.id, name_in('en', m.name, m.other_name) as name from member m
    where m.member_type = '10' and m.state = 'ACTIVE'
      and not exists (select from session s where s.member_idx = m.member_idx)
      and not exists (select from penalty p where p.member_idx = m.member_idx and p.state = 'ACTIVE')
      and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date >= current_club_date())
      and not exists (select from team_person p where p.member_idx = m.member_idx and p.active)
    order by m.id desc limit 1`
  return { ...row!, memberIdx: Number(row!.memberIdx) }
}
