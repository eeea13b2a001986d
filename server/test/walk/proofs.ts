import { contract } from '@clubhouse/contract'
import type { Ledger } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Bundle } from '@clubhouse/draw/bundle'
import { verify } from '@clubhouse/draw/verify'
import type { TestClub } from '../club.ts'
import { wrongDays } from './days.ts'
import { wrongChanges } from './kept.ts'
import { wrongPassages } from './machines.ts'

type Member = Awaited<ReturnType<TestClub['member']>>

/** Everything that must hold after every step. @returns a line for each breach */
export async function breaches(club: TestClub): Promise<string[]> {
  const proofs = [violations, beyondTheView, wrongPassages, wrongChanges, wrongDays]
  return (await Promise.all(proofs.map((proof) => proof(club)))).flat()
}

async function violations({ sql }: TestClub): Promise<string[]> {
  const rows = await sql<{ invariant: string; record: string; what: string }[]>`
    select invariant, record, what from invariant_violations`
  return rows.map(({ invariant, record, what }) => `${invariant} ${record}: ${what}`)
}

/** Breaches of rules that bookings keep among one another, which the view leaves to locks and indexes. */
async function beyondTheView({ sql }: TestClub): Promise<string[]> {
  const rows = await sql<{ breach: string }[]>`
    with by_rules as (
      -- What a manager made with rules set aside, or moved, is beyond the limits of its member; so is what a group plays,
      -- and what two accounts of one person had.
      select b.* from booking b where b.active and b.member_idx is not null and b.type <> 'T'
        and not b.set_aside && '{QUOTA_DAY,QUOTA_MONTH,TYPE_NOT_ALLOWED}'
        and not exists (select from audit a where a.noun = 'booking' and a.record_idx = b.booking_idx and a.call = 'bookingManage.move')
        and not exists (select from member_merge m where m.kept_idx = b.member_idx))
    select format('member %s: %s bookings on %s, at most %s', b.member_idx, count(*), b.play_date, r.quota_day) as breach
    from by_rules b join member m using (member_idx)
      join opening_rule r on r.member_type = m.member_type and r.day_class = b.day_class and r.part is null
    where r.quota_day is not null group by b.member_idx, b.play_date, r.quota_day having count(*) > r.quota_day
    union all
    select format('member %s: %s bookings of %s in %s, at most %s', b.member_idx, count(*), b.day_class,
      to_char(b.play_date, 'YYYY-MM'), r.quota_month)
    from by_rules b join member m using (member_idx)
      join opening_rule r on r.member_type = m.member_type and r.day_class = b.day_class and r.part is null
    where r.quota_month is not null group by b.member_idx, b.day_class, to_char(b.play_date, 'YYYY-MM'), r.quota_month
    having count(*) > r.quota_month
    union all
    select format('member %s plays %s times in part %s on %s', p.member_idx, count(*), s.part, s.date)
    from booking_player p join booking b using (booking_idx) join slot s using (slot_idx)
    where b.active and p.member_idx is not null group by p.member_idx, s.part, s.date having count(*) > 1
    union all
    select format('booking %s is not on the day and part of its tee time', b.booking_idx)
    from booking b join slot s using (slot_idx) where b.active and (b.play_date, b.part) <> (s.date, s.part)
    union all
    select format('seat %s of tee time %s is in bookings %s', seat, b.slot_idx, array_agg(b.booking_idx))
    from booking b cross join unnest(b.seats) seat where b.active group by b.slot_idx, seat having count(*) > 1
    union all
    select format('coupon %s is in bookings %s', b.coupon_idx, array_agg(b.booking_idx))
    from booking b where b.coupon_idx is not null and b.state in ('CF', 'CI', 'PL') group by b.coupon_idx having count(*) > 1
    union all
    select format('coupon %s is in a booking of another member', c.coupon_idx)
    from coupon c join booking b using (booking_idx)
    where c.state in ('RESERVED', 'USED') and c.member_idx is distinct from b.member_idx
    union all
    -- Two accounts of one person may stand by more often, but not twice for a day.
    select format('member %s stands by %s times, %s of them on one day', e.member_idx, sum(e.n), max(e.n))
    from (
      -- Where a draw was lost it is beyond the limit of own entries.
      select member_idx, date, count(*) as n, count(*) filter (where draw_entry_idx is null) as own from standby_entry
      where state in ('W', 'O') and date >= current_club_date() group by member_idx, date) e
    group by e.member_idx having max(e.n) > 1
      or sum(e.own) > 3 and not exists (select from member_merge m where m.kept_idx = e.member_idx)
    union all
    select format('suspensions %s and %s of member %s overlap', p.penalty_idx, q.penalty_idx, p.member_idx)
    from penalty p join penalty q on q.member_idx = p.member_idx and q.penalty_idx > p.penalty_idx
    where p.state in ('ACTIVE', 'APPEALED') and q.state in ('ACTIVE', 'APPEALED') and p.code <> 'W8' and q.code <> 'W8'
      and p.until_date is not null and q.until_date is not null
      and p.interrupted_date is null and q.interrupted_date is null
      -- Each account served its own.
      and not exists (select from member_merge m where m.kept_idx = p.member_idx)
      and daterange(p.from_date, p.until_date, '[]') && daterange(q.from_date, q.until_date, '[]')
    union all
    select format('member %s is in entries %s for %s', p.member_idx, array_agg(p.entry_idx), p.play_date)
    from draw_party p join draw d using (draw_idx) where p.active and d.state not in ('REVOKED', 'FAILED')
    group by p.member_idx, p.play_date having count(*) > 1
    union all
    select format('date %s of a group is a skip, though the club closed its tee times', d.date_idx)
    from team_date d where d.is_counted and d.date < current_club_date() and d.accepted_at is null and exists (
      select from claim c join slot s using (slot_idx) where c.team_date_idx = d.date_idx and s.is_shut)
    union all
    select format('the kept sums of %s differ from its tee times', k.date)
    from day_fill k where not exists (select from count_fill(array[k.date]) c where c = k)`
  return rows.map(({ breach }) => breach)
}

/**
 * Whoever checks a published draw finds nothing, and its entries are what it says. A draw is looked at once, for its
 * result never changes. @param seen draws that were looked at
 */
export async function wrongDraws(club: TestClub, seen: Set<number>): Promise<string[]> {
  const published = await club.sql<{ drawIdx: number; places: unknown[] }[]>`
    select draw_idx, (
      select coalesce(jsonb_agg(jsonb_build_array(pseudonym, place, slot_idx) order by play_date, place), '[]') from draw_entry e
      where e.draw_idx = d.draw_idx and place is not null) as places
    from draw d where published_at is not null and draw_idx <> all(${[...seen]}::bigint[]) order by draw_idx`
  const faults: string[] = []
  for (const { drawIdx, places } of published) {
    const bundle = (await club.ask(contract.drawPost.proof, { drawIdx })).data as unknown as Bundle
    faults.push(...verify(bundle).map((finding) => `draw ${drawIdx}: ${JSON.stringify(finding)}`))
    const drawn = bundle.result.dates.flatMap((date) =>
      date.places.map(({ pseudonym, place, slotIdx = null }) => [pseudonym, place, slotIdx]),
    )
    if (JSON.stringify(drawn) !== JSON.stringify(places))
      faults.push(`draw ${drawIdx}: its entries are not as it was drawn`)
    seen.add(drawIdx)
  }
  return faults
}

interface SlotNow {
  slotIdx: number
  date: string
  isPast: boolean
  mode: string
  capacity: number
  seat: number | null
  kind: string | null
  holder: number | null
  memberType: string | null
  /** Freed, and taken by nobody yet, or offered to a member whose time to answer is over. */
  isFreed: boolean
}

/** What members read must be what the claims say: the ledger and the sheet. @returns a line for each breach */
export async function wronglyShown(club: TestClub, as: Member): Promise<string[]> {
  const slots = await club.sql<SlotNow[]>`
    select s.slot_idx, s.date, s.starts_at <= club_now() as is_past, s.mode, s.capacity, c.seat, c.kind, c.holder, m.member_type,
      c.freed_at is not null and (c.kind = 'BLOCK' or c.expires_at < club_now()) as is_freed
    from slot s join sheet_day d using (date)
      left join claim c on c.slot_idx = s.slot_idx and case
        when c.frees_at is not null then c.frees_at > club_now() else c.kind <> 'HOLD' or c.expires_at >= club_now() end
      left join booking b on b.booking_idx = c.booking_idx left join member m on m.member_idx = b.member_idx
    where d.state = 'PUBLISHED' and s.date >= current_club_date() and not s.is_shut order by s.date, s.slot_idx, c.seat`
  const days = Map.groupBy(slots, ({ date }) => date)
  const faults: string[] = []
  for (const [date, ofDay] of days) {
    const bySlot = [...Map.groupBy(ofDay, ({ slotIdx }) => slotIdx).values()]
    const { data: sheet } = await club.ask(contract.sheet.forMember, { memberIdx: as.memberIdx, date }, as)
    faults.push(...wrongSlots(sheet.slots, bySlot, as).map((what) => `sheet of ${date}, ${what}`))
    if (sheet.slots.length > bySlot.length) continue
    const counted = countedOf(bySlot)
    const { data: ledgers } = await club.ask(contract.ledger.days, { from: date, to: date }, as)
    for (const [where, ledger] of [
      ['sheet', sheet.ledger],
      ['ledger', ledgers[0]?.ledger],
    ] as const)
      if (JSON.stringify(sorted(ledger)) !== JSON.stringify(sorted(counted)))
        faults.push(`${where} of ${date}: ${JSON.stringify(ledger)} in place of ${JSON.stringify(counted)}`)
  }
  return faults
}

const sorted = (ledger: Ledger | undefined) => ledger && Object.entries(ledger).sort()

const KINDS = { DRAW: 'draw', TEAM: 'team', HOUSE: 'house', BLOCK: 'blocked' } as const

/** How the tee times of a day were given out, by the first claim of each: held is open, and freed is taken. */
function countedOf(slots: SlotNow[][]): Ledger {
  const counts: Ledger = {
    total: slots.length,
    member: 0,
    draw: 0,
    team: 0,
    house: 0,
    blocked: 0,
    nonMember: 0,
    open: 0,
  }
  for (const claims of slots) {
    const first = claims.find(({ kind }) => kind !== null && kind !== 'HOLD')
    const kind = first?.kind as keyof typeof KINDS | 'BOOKING' | undefined
    if (!kind) counts.open++
    else if (first!.isFreed) counts.member++
    else if (kind !== 'BOOKING') counts[KINDS[kind]]++
    else if (first!.memberType === null || first!.memberType === '20') counts.nonMember++
    else counts.member++
  }
  return counts
}

/** Of an exclusive tee time the state that its claim makes; of a shared one the seats in use. */
function wrongSlots(
  shown: { slotIdx: number; state: string; taken: number }[],
  slots: SlotNow[][],
  { memberIdx }: Member,
): string[] {
  const seen = new Map(shown.map((one) => [one.slotIdx, one]))
  return slots.flatMap((claims) => {
    const [one] = claims as [SlotNow]
    const found = seen.get(one.slotIdx)
    if (!found) return [`tee time ${one.slotIdx} is not shown`]
    if (one.mode === 'SHARED') {
      const used = claims.filter(({ kind }) => kind !== null).length
      return used === found.taken ? [] : [`tee time ${one.slotIdx}: ${found.taken} seats taken in place of ${used}`]
    }
    const wanted = stateOf(one, memberIdx)
    return wanted.includes(found.state)
      ? []
      : [`tee time ${one.slotIdx}: ${found.state} in place of ${wanted.join(', ')}`]
  })
}

const FREE = ['OPEN', 'NOT_OPEN', 'NOT_FOR_YOU']

/** Members see what was freed as taken, until everyone may have it. */
function stateOf({ kind, holder, isPast, isFreed }: SlotNow, me: number): readonly string[] {
  if (isPast) return ['PAST']
  if (kind === null) return FREE
  if (isFreed) return ['BOOKED']
  if (kind === 'HOLD') return [holder === me ? 'MINE_HELD' : 'HELD']
  return [kind === 'BOOKING' ? 'BOOKED' : kind === 'BLOCK' ? 'BLOCKED' : kind]
}
