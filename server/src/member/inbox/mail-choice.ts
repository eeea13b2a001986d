import { type MailKind, OPTIONAL_MAILS } from '@clubhouse/contract/mail'
import type { Sql } from '../../platform/database.ts'

/** Whether an email of this kind is to be sent to the member: always, unless it is optional and switched off. */
export async function mailWanted(sql: Sql, memberIdx: number, kind: MailKind): Promise<boolean> {
  if (!OPTIONAL_MAILS.includes(kind)) return true
  const [row] = await sql<{ isWanted: boolean }[]>`
    select is_wanted from member_mail_choice where member_idx = ${memberIdx} and kind = ${kind}`
  return row?.isWanted ?? true
}

/** The choice for each optional kind. */
export async function mailChoices(sql: Sql, memberIdx: number): Promise<Record<string, boolean>> {
  const rows = await sql<{ kind: string; isWanted: boolean }[]>`
    select kind, is_wanted from member_mail_choice where member_idx = ${memberIdx}`
  const chosen = new Map(rows.map(({ kind, isWanted }) => [kind, isWanted]))
  return Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, chosen.get(kind) ?? true]))
}

export async function chooseMails(sql: Sql, memberIdx: number, choices: Record<string, boolean>): Promise<void> {
  await sql`
    insert into member_mail_choice (member_idx, kind, is_wanted)
    select ${memberIdx}, kind, is_wanted::boolean from jsonb_each_text(${sql.json(choices)}) as choice(kind, is_wanted)
    on conflict (member_idx, kind) do update set is_wanted = excluded.is_wanted`
}
