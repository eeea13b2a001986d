import type { TestClub } from '../club.ts'
import { ZONE } from '../template.ts'
import type { Walk } from './walk.ts'

/** So few that others wait. */
export const ADMITTED_AT_ONCE = 2
const DAYS_AHEAD = 2
const JOIN_MS = 30 * 60_000
const CLOSES_MS = 10_000
/** When the tee times of the evening open, by the course. */
const TIMES = { '1': '10:30', '2': '14:00' }

/**
 * The tee times of the evening open through a lobby, for every type of member, two days ahead. The order of its places,
 * which is drawn by a chance that no seed decides, is here that of joining, where people act one after the other: with
 * others a place may be left while they are counted.
 */
export async function openLobbies({ club: { sql, platform }, isAlone }: Walk): Promise<void> {
  await sql`
    insert into opening_rule (member_type, day_class, course_idx, part, pattern, days, time, w05, quota_day, quota_month)
    select r.member_type, r.day_class, c.course_idx, '3', 'ROLLING', ${DAYS_AHEAD}, t.time::time, 'L', r.quota_day, r.quota_month
    from opening_rule r cross join jsonb_each_text(${sql.json(TIMES)}) t(code, time) join course c on c.code = t.code`
  await sql`
    insert into rule_setting (name, "values") values ('lobby', jsonb_build_object('admitted', ${ADMITTED_AT_ONCE}::int))`
  await sql.unsafe(`
    create function lobby_opens_at(s slot) returns timestamptz stable language sql as $$
      select distinct (s.date - r.days + r.time) at time zone '${ZONE}' from opening_rule r
      where r.w05 = 'L' and r.part = s.part and r.course_idx = s.course_idx $$`)
  if (isAlone) await sql.unsafe(ORDER_BY_JOINING)
  platform.cache.invalidate('rule')
}

const ORDER_BY_JOINING = `
  create function order_by_joining() returns trigger language plpgsql as $$
  begin
    new.no := (select count(*) from lobby_place p join lobby l using (lobby_idx) where p.lobby_idx = new.lobby_idx
      and p.left_at is null and p.joined_at < l.closes_at and p.place_idx <= new.place_idx);
    return new;
  end $$;
  create trigger order_by_joining before update of no on lobby_place for each row execute function order_by_joining()`

const dayOf = (club: TestClub, time: string, days: number) =>
  club.today().add({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds

/** The openings of yesterday, today and tomorrow, as instants in milliseconds. */
export const openings = (club: TestClub): number[] =>
  [-1, 0, 1].flatMap((days) => Object.values(TIMES).map((time) => dayOf(club, time, days))).sort((a, b) => a - b)

/** The day whose lobby can be joined now; undefined where none can. */
export function lobbyDate({ club }: Walk): string | undefined {
  const now = club.now()
  const isNear = openings(club).some((at) => at - JOIN_MS <= now && now < at + 5 * 60_000)
  return isNear ? club.today().add({ days: DAYS_AHEAD }).toString() : undefined
}

/** Until a lobby can be joined next, or where members wait in one, until it opens, or now and then closes. */
export async function secondsToLobby({ club, random }: Walk): Promise<number> {
  const now = club.now()
  const [waits] =
    await club.sql`select from lobby join lobby_place using (lobby_idx) where opens_at > club_now() limit 1`
  const before = waits ? random.pick([0, 0, 0, CLOSES_MS]) : JOIN_MS
  const moments = openings(club).map((at) => at - before)
  return Math.ceil((Math.min(...moments.filter((at) => at > now)) - now) / 1000)
}
