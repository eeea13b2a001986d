import type { Seeding } from '../seeding.ts'

const WORK_IN_DAYS = 5

export async function seedReservedSlots({ sql, today }: Seeding): Promise<void> {
  // Two of those that the club's share keeps.
  await sql`
    update claim set by_share = false, reason = 'Guests of the club', translated = ${sql.json({ ko: { reason: '클럽 초청 고객' } })}::jsonb
    where slot_idx in (
      select slot_idx from (
        select s.slot_idx, row_number() over (partition by s.date order by md5(s.slot_idx::text)) as place
        from claim c join slot s using (slot_idx) join sheet_day d using (date)
        where c.by_share and d.state = 'PUBLISHED' and s.date > ${today.toString()}) picked
      where place <= 2)`
  await sql`
    insert into claim (slot_idx, seat, kind, reason, translated)
    select s.slot_idx, 0, 'BLOCK', 'Bunker work on Hill 4 and 5 until 07:30',
      ${sql.json({ ko: { reason: '힐 4·5번 홀 벙커 작업 (07:30까지)' } })}::jsonb from slot s join course c using (course_idx)
    where s.date = ${today.add({ days: WORK_IN_DAYS }).toString()} and c.code = '3' and s.part = '1' and s.time < '07:30'
    on conflict (slot_idx, seat) do update set kind = 'BLOCK', by_share = false, reason = excluded.reason,
      translated = excluded.translated`
}
