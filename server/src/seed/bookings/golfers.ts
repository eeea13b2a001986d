import type { Sql } from '../../platform/database.ts'
import type { Golfer } from './member-context.ts'

export async function readGolfers(sql: Sql): Promise<{ promised: (id: string) => Golfer; others: Golfer[] }> {
  const all = await sql<Golfer[]>`
    select member_idx, id, name, other_name, member_type from member where state = 'ACTIVE' order by member_idx`
  return {
    promised: (id) => all.find((golfer) => golfer.id === id)!,
    others: all.filter(({ id }) => id.startsWith('golfer')),
  }
}
