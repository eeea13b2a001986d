import type { TestClub } from '../club.ts'

/** From each state to those that may follow; `new` is how a record begins. Source: docs/rules.md. */
type Machine = Readonly<Record<string, readonly string[]>>

/** Nothing leaves a state that is not named. */
const MACHINES: Readonly<Record<string, Machine>> = {
  booking: {
    new: ['CF'],
    CF: ['CX', 'CL', 'CC', 'CI', 'PL', 'NS'],
    // Back by one step, where the desk pressed by mistake.
    CI: ['CF', 'PL'],
    PL: ['NS'],
    NS: ['CF', 'PL'],
  },
  standby_entry: { new: ['W'], W: ['O', 'A', 'E', 'C'], O: ['W', 'A'] },
  standby_offer: { new: ['OPEN'], OPEN: ['ACCEPTED', 'DECLINED', 'SILENT', 'ENDED'] },
  coupon: {
    new: ['ISSUED'],
    ISSUED: ['RESERVED', 'EXPIRED', 'REVOKED', 'USED'],
    RESERVED: ['ISSUED', 'USED', 'FORFEITED', 'EXPIRED'],
    // A check-in that is undone reserves it; a no-show recorded later takes it, or gives it back in bad weather.
    USED: ['RESERVED', 'FORFEITED', 'ISSUED', 'EXPIRED'],
    // A waived penalty gives it back; a no-show that is undone has it again.
    FORFEITED: ['ISSUED', 'RESERVED', 'USED', 'EXPIRED'],
    // What ended with an account comes back with it.
    REVOKED: ['ISSUED', 'EXPIRED'],
  },
  penalty: {
    new: ['PROPOSED', 'ACTIVE'],
    PROPOSED: ['ACTIVE', 'WAIVED'],
    ACTIVE: ['APPEALED', 'CLEARED', 'WAIVED'],
    APPEALED: ['ACTIVE', 'WAIVED'],
    // Paid, for a no-show that was undone later.
    CLEARED: ['WAIVED'],
  },
  check_in: {
    // Also a round that counts as played, when it is settled.
    new: ['EXPECTED', 'ARRIVED', 'CHECKED_IN', 'FINISHED'],
    EXPECTED: ['ARRIVED', 'CHECKED_IN'],
    ARRIVED: ['EXPECTED', 'CHECKED_IN'],
    CHECKED_IN: ['EXPECTED', 'ARRIVED', 'TEED_OFF'],
    TEED_OFF: ['CHECKED_IN', 'FINISHED'],
  },
  sheet_day: {
    new: ['DRAFT', 'PUBLISHED'],
    DRAFT: ['PUBLISHED'],
    PUBLISHED: ['SUSPENDED', 'CLOSED'],
    SUSPENDED: ['PUBLISHED', 'CLOSED'],
  },
  draw: {
    new: ['PLANNED'],
    PLANNED: ['OPEN', 'REVOKED'],
    OPEN: ['CLOSED', 'REVOKED'],
    // One that closes too late fails in the same moment.
    CLOSED: ['DRAWN', 'REVOKED', 'FAILED'],
    DRAWN: ['PUBLISHED', 'REVOKED'],
    PUBLISHED: ['SETTLED'],
  },
  draw_entry: {
    new: ['SUBMITTED'],
    SUBMITTED: ['WITHDRAWN', 'INELIGIBLE', 'FROZEN', 'ENDED'],
    FROZEN: ['WON', 'NOT_TAKEN', 'LOST', 'ENDED'],
    LOST: ['STANDBY'],
    WON: ['RELEASED'],
  },
}

/** Changes of these are logged in their own transaction. A coupon that is issued is logged with its type. */
const LOGGED: Readonly<Record<string, string>> = {
  booking: 'booking',
  standby_entry: 'standby',
  coupon: 'coupon',
  penalty: 'penalty',
  // Its entries are logged with it from the close on, which `invariant_violations` knows.
  draw: 'draw',
}

/** Notes every change of a state in this club's database, whoever makes it. */
export async function notePassages({ sql }: TestClub): Promise<void> {
  await sql.unsafe(`
    create table passage (noun text, record_idx text, was text, became text, xact xid8 default pg_current_xact_id());
    create function note_passage() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into passage select tg_table_name, to_jsonb(new) ->> tg_argv[0], 'new', new.state;
      elsif new.state <> old.state then
        insert into passage select tg_table_name, to_jsonb(new) ->> tg_argv[0], old.state, new.state;
      end if;
      return null;
    end $$`)
  const keys = {
    booking: 'booking_idx',
    standby_entry: 'waiting_idx',
    standby_offer: 'offer_idx',
    coupon: 'coupon_idx',
    draw: 'draw_idx',
    draw_entry: 'entry_idx',
  }
  const all = { ...keys, penalty: 'penalty_idx', check_in: 'booking_idx', sheet_day: 'date' }
  for (const [table, key] of Object.entries(all))
    await sql.unsafe(`
      create trigger passages after insert or update of state on ${table} for each row execute function note_passage('${key}')`)
}

interface Passage {
  noun: string
  recordIdx: string
  was: string
  became: string
  isLogged: boolean
}

/** @returns a line for each change since the last look that no machine has, or that was not logged with it */
export async function wrongPassages({ sql }: TestClub): Promise<string[]> {
  const passages = await sql<Passage[]>`
    with seen as (delete from passage returning *)
    select s.noun, s.record_idx, s.was, s.became, exists (
      select from audit a where a.xact = s.xact and a.noun = (${sql.json(LOGGED)}::jsonb ->> s.noun)
        and a.record_idx::text = s.record_idx) as is_logged
    from seen s`
  return passages.flatMap(({ noun, recordIdx, was, became, isLogged }) => {
    const what = `${noun} ${recordIdx}: ${was} → ${became}`
    const mustBeLogged = noun in LOGGED && !(noun === 'coupon' && was === 'new')
    return [
      ...(MACHINES[noun]![was]?.includes(became) ? [] : [`${what}, which its machine does not have`]),
      ...(mustBeLogged && !isLogged ? [`${what}, which the audit log does not have`] : []),
    ]
  })
}
