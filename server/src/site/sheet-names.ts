import { NAMES_SHOWN_FIRST, type NamesShownTo } from '@clubhouse/contract/reservation/names-shown'
import type { Context } from '../platform/context.ts'

/** Who reads names on the tee sheet: one of the booking rules in rule_setting. */
export async function sheetNames({ sql }: Pick<Context, 'sql'>): Promise<NamesShownTo> {
  const [row] = await sql<{ showNames: NamesShownTo | null }[]>`
    select "values" ->> 'showNames' as show_names from rule_setting where name = 'booking'`
  return row?.showNames ?? NAMES_SHOWN_FIRST
}

export async function changeSheetNames({ sql }: Pick<Context, 'sql'>, showNames: NamesShownTo): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values ('booking', ${sql.json({ showNames })})
    on conflict (name) do update set version = rule_setting.version + 1,
      "values" = rule_setting."values" || excluded."values"`
}
