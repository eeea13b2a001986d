import type { Seeding } from '../seeding.ts'

const SINCE_DAYS = 10
const LENGTH_DAYS = 60

export async function seedPenalty({ sql, today }: Seeding): Promise<void> {
  const from = today.subtract({ days: SINCE_DAYS })
  const until = from.add({ days: LENGTH_DAYS - 1 })
  await sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason, translated)
    select member_idx, 'W2', 'ACTIVE', ${from.toString()}, ${until.toString()}, 'Cancelled the day before play',
      ${sql.json({ ko: { reason: '이용일 전날 취소' } })}
    from member where id = 'penalty1'`
}
