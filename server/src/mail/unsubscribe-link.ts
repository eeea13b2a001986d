import { type MailKind, STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import type { Seal } from '../platform/token.ts'

export const isStoppable = (kind: string): kind is MailKind => STOPPABLE_MAILS.some((one) => one === kind)

/** The value of a link that stops a kind of email. An address that the member no longer has signs nothing. Decision 132. */
export const linkOf = (seal: Pick<Seal, 'sign'>, kind: MailKind, memberIdx: number, email: string) =>
  `${kind}.${memberIdx}.${seal.sign(signed(kind, memberIdx, email))}`

const LINK = /^([A-Z_]{1,30})\.(\d{1,15})\.([\w-]{43})$/

/** What a link says, not checked yet. @returns undefined for what is no link */
export function readLink(link: string): { kind: MailKind; memberIdx: number; signature: string } | undefined {
  const [, kind = '', memberIdx, signature = ''] = LINK.exec(link) ?? []
  return isStoppable(kind) ? { kind, memberIdx: Number(memberIdx), signature } : undefined
}

export const isLinkOf = (
  seal: Pick<Seal, 'isSigned'>,
  { kind, memberIdx, signature }: NonNullable<ReturnType<typeof readLink>>,
  email: string,
) => seal.isSigned(signed(kind, memberIdx, email), signature)

/** The whole address: the page for people, and for mail programs the target of their POST. */
export const stopUrl = (publicUrl: string, link: string) => `${publicUrl}/unsubscribe?link=${link}`

const signed = (kind: string, memberIdx: number, email: string) =>
  `unsubscribe ${kind} ${memberIdx} ${email.toLowerCase()}`
