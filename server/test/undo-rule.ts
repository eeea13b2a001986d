import type { TestClub } from './club.ts'

/** Cancellations count at once, for tests that book and cancel in the same minute. */
export async function countAllCancellations({ sql, platform }: TestClub): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values ('cancel', '{"undoMinutes": 0}')
    on conflict (name) do update set "values" = rule_setting."values" || excluded."values"`
  platform.cache.invalidate('rule')
}
