import type { TestClub } from '../club.ts'

const DELAYS = ['delay.make', 'delay.undo']
const MOVES = ['bookingManage.move', 'change.move']
const MADE = ['dayManage.generate']
const CHANGED = [...MADE, 'slotManage.change']
const HOLIDAYS = ['holiday.create', 'holiday.change', 'holiday.remove', 'holiday.undo']
/** Whatever has an entry of the record in the audit log, and is no delay. */
const ITSELF = 'ITSELF'

/**
 * What a record was made with, and which calls may change it, as the audit log names them. Nothing else does: a holiday
 * leaves the price of a booking, and a day that is made again the time of a tee time.
 */
const CHANGED_BY: Readonly<Record<string, Readonly<Record<string, readonly string[] | typeof ITSELF>>>> = {
  booking: {
    ...{
      state: ITSELF,
      price: ITSELF,
      slot_idx: MOVES,
      play_date: MOVES,
      part: MOVES,
      day_class: MOVES,
      names_due_at: MOVES,
    },
    free_cancel_until: [...MOVES, ...DELAYS],
  },
  slot: {
    ...{ date: [], course_idx: [], time: DELAYS, starts_at: DELAYS, is_dropped: DELAYS, part: MADE },
    ...{ turn_course_idx: CHANGED, mode: CHANGED, holes: CHANGED, capacity: CHANGED, min_players: CHANGED },
  },
  sheet_day: { day_type: [...MADE, ...HOLIDAYS], day_class: [...MADE, ...HOLIDAYS] },
}
const KEYS: Readonly<Record<string, string>> = { booking: 'booking_idx', slot: 'slot_idx', sheet_day: 'date' }

/** Notes every change of these fields in this club's database. */
export async function noteChanges({ sql }: TestClub): Promise<void> {
  await sql.unsafe(`
    create table field_change (no int generated always as identity, noun text, record_idx text, field text, was text, became text,
      xact xid8 default pg_current_xact_id());
    create function note_change() returns trigger language plpgsql as $$
    declare was jsonb := to_jsonb(old); became jsonb := to_jsonb(new);
    begin
      insert into field_change (noun, record_idx, field, was, became)
      select tg_table_name, became ->> tg_argv[0], f, was ->> f, became ->> f
      from unnest(string_to_array(tg_argv[1], ',')) f where was -> f is distinct from became -> f;
      return null;
    end $$;
    create view net_change as
      select xact, noun, record_idx, field, (array_agg(was order by no))[1] as was, (array_agg(became order by no desc))[1] as became
      from field_change group by xact, noun, record_idx, field
      having (array_agg(was order by no))[1] is distinct from (array_agg(became order by no desc))[1]`)
  for (const [table, fields] of Object.entries(CHANGED_BY))
    await sql.unsafe(`
      create trigger changes after update on ${table} for each row
        execute function note_change('${KEYS[table]}', '${Object.keys(fields).join(',')}')`)
}

/** @returns a line for each change of a field by what must leave it, and for each that an undo did not take back */
export async function wrongChanges({ sql }: TestClub): Promise<string[]> {
  const [changes, undone] = await Promise.all([
    sql<Change[]>`
      select noun, record_idx, field, calls, own from net_change c
        left join lateral (
          select coalesce(array_agg(distinct a.call order by a.call), '{}') as calls,
            coalesce(array_agg(a.call) filter (where a.noun = c.noun and a.record_idx::text = c.record_idx), '{}') as own
          from audit a where a.xact = c.xact) a on true
      order by noun, record_idx, field`,
    sql<{ breach: string }[]>`
      with deed as (
        select a.record_idx, a.xact, a.call from audit a where a.noun = 'delay' and a.call in ('delay.make', 'delay.undo')),
      back as (
        select m.record_idx as delay_idx, m.xact as made, u.xact as undone from deed m join deed u using (record_idx)
        where m.call = 'delay.make' and u.call = 'delay.undo'),
      made as (
        select b.delay_idx, c.noun, c.record_idx, c.field, c.was, c.became from back b join net_change c on c.xact = b.made),
      undone as (
        select b.delay_idx, c.noun, c.record_idx, c.field, c.became as was, c.was as became
        from back b join net_change c on c.xact = b.undone)
      select format('delay %s was undone: %s of %s %s was %s before it, %s with it, %s after it', delay_idx, field, noun, record_idx,
        m.was, coalesce(m.became, u.became), u.was) as breach
      from made m full join undone u using (delay_idx, noun, record_idx, field)
      where (m.was, m.became) is distinct from (u.was, u.became) and case noun
        when 'slot' then exists (select from slot s where s.slot_idx = record_idx::bigint)
        -- What had another state or tee time in between is as that left it.
        else not exists (
          select from field_change f where f.noun = 'booking' and f.record_idx = coalesce(m.record_idx, u.record_idx)
            and f.field in ('state', 'slot_idx') and f.xact > (select made from back where back.delay_idx = coalesce(m.delay_idx, u.delay_idx)))
        end`,
  ])
  return [
    ...changes
      .filter(isWrong)
      .map(({ noun, recordIdx, field, calls }) => `${noun} ${recordIdx}: ${field} changed by ${calls}`),
    ...undone.map(({ breach }) => breach),
  ]
}

interface Change {
  noun: string
  recordIdx: string
  field: string
  /** Of all entries of the transaction, and of those of the record. */
  calls: string[]
  own: string[]
}

function isWrong({ noun, field, calls, own }: Change): boolean {
  const by = CHANGED_BY[noun]![field]!
  return by === ITSELF ? !own.some((call) => !DELAYS.includes(call)) : !calls.some((call) => by.includes(call))
}
