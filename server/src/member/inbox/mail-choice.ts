import { type MailKind, OPTIONAL_MAILS, OPTIONAL_PUSHES } from '@clubhouse/contract/mail'
import type { Sql } from '../../platform/database.ts'

/** Whether an email of this kind is to be sent to the member: always, unless it is optional and switched off. */
export async function mailWanted(sql: Sql, memberIdx: number, kind: MailKind): Promise<boolean> {
  if (!OPTIONAL_MAILS.includes(kind)) return true
  const [row] = await sql<{ isWanted: boolean }[]>`
    select is_wanted from member_mail_choice where member_idx = ${memberIdx} and kind = ${kind}`
  return row?.isWanted ?? true
}

/** By kind; what is left out keeps its choice. */
export type Choices = Record<string, boolean>

/** The choices of emails and of push notifications for each optional kind. */
export async function kindChoices(sql: Sql, memberIdx: number): Promise<{ mails: Choices; pushes: Choices }> {
  const rows = await sql<{ kind: string; isWanted: boolean; pushWanted: boolean }[]>`
    select kind, is_wanted, push_wanted from member_mail_choice where member_idx = ${memberIdx}`
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return {
    mails: Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, chosen.get(kind)?.isWanted ?? true])),
    pushes: Object.fromEntries(OPTIONAL_PUSHES.map((kind) => [kind, chosen.get(kind)?.pushWanted ?? true])),
  }
}

export async function chooseMails(sql: Sql, memberIdx: number, choices: Choices): Promise<void> {
  await sql`
    insert into member_mail_choice (member_idx, kind, is_wanted)
    select ${memberIdx}, kind, is_wanted::boolean from jsonb_each_text(${sql.json(choices)}) as choice(kind, is_wanted)
    on conflict (member_idx, kind) do update set is_wanted = excluded.is_wanted`
}

export async function choosePushes(sql: Sql, memberIdx: number, choices: Choices): Promise<void> {
  await sql`
    insert into member_mail_choice (member_idx, kind, is_wanted, push_wanted)
    select ${memberIdx}, kind, true, push_wanted::boolean from jsonb_each_text(${sql.json(choices)}) as choice(kind, push_wanted)
    on conflict (member_idx, kind) do update set push_wanted = excluded.push_wanted`
}
