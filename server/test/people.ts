import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { CLUB, type TestClub } from './club.ts'

export async function lastMail(club: TestClub, to: string, kind?: string) {
  const [row] = await club.sql<
    { kind: string; lang: string; subject: string; text: string; secrets: Record<string, string> | null }[]
  >`
    select kind, lang, subject, text, secrets from mail
    where to_email = ${to} and (${kind ?? null}::text is null or kind = ${kind ?? null}) order by mail_idx desc limit 1`
  return row
}

export async function mailsTo(club: TestClub, to: string): Promise<string[]> {
  const rows = await club.sql<{ kind: string }[]>`select kind from mail where to_email = ${to} order by mail_idx`
  return rows.map(({ kind }) => kind)
}

export async function forgetCodes(club: TestClub, email: string): Promise<void> {
  await club.sql`
    update certification set created_at = created_at - interval '2 minutes' where lower(email) = lower(${email})`
}

type Begun = InputOf<typeof contract.certification.begin>

/** Verifies an address with the emailed code. @returns the certToken */
export async function prove(
  club: TestClub,
  purpose: Begun['purpose'],
  email: string,
  more: { ticket?: string; as?: { token: string }; kind?: Begun['kind'] } = {},
): Promise<string> {
  const { as, ...rest } = more
  const begun = await club.ask(
    contract.certification.begin,
    { clubCode: CLUB, kind: 'EMAIL', purpose, ...(rest.ticket ? {} : { email }), ...rest },
    as,
  )
  if (!begun.result) throw new Error(JSON.stringify(begun.body))
  const code = rest.kind === 'STAFF' ? undefined : (await lastMail(club, email, 'CERT_CODE'))?.secrets?.code
  const checked = await club.ask(contract.certification.check, { ticket: begun.data.ticket, code })
  if (!checked.result) throw new Error(JSON.stringify(checked.body))
  await forgetCodes(club, email)
  return checked.data.certToken
}

export async function ticketFor(club: TestClub, id: string, email: string): Promise<string> {
  return (await club.ask(contract.recovery.check, { clubCode: CLUB, id, email })).data.ticket
}
