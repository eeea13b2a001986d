import type { Seeding } from '../seeding.ts'
import { feats } from './feats.ts'

/** Feats of demo members, who are named in both languages. */
export async function seedHof({ sql, today }: Seeding): Promise<void> {
  const rows = feats.map(({ daysAgo, ...feat }) => ({ ...feat, date: today.subtract({ days: daysAgo }).toString() }))
  await sql`
    with named as (select id, member_idx, jsonb_build_object('ko', name, 'en', other_name) as name from member)
    insert into hof (kind, date, course_idx, hole, distance, club, member_idx, player_name, witness_names, has_consent, state)
    select r.kind, r.date, (select course_idx from course where code = r.course), r.hole, r.distance, r.club,
      n.member_idx, n.name, (select coalesce(jsonb_agg(w.name), '[]') from named w where w.id = any(r.witnesses)),
      r.agrees, 'PUBLISHED'
    from jsonb_to_recordset(${sql.json(rows as never)}) as r(kind text, date date, course text, hole int, distance int,
      club text, player text, witnesses text[], agrees boolean) join named n on n.id = r.player`
}
