import { type LinkKind, type MailKind, NEWS_LINKS, STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import type { Seal } from '../platform/token.ts'

export const isStoppable = (kind: string): kind is MailKind => STOPPABLE_MAILS.some((one) => one === kind)

const isLinked = (kind: string): kind is LinkKind => isStoppable(kind) || Object.hasOwn(NEWS_LINKS, kind)

/**
 * The value of a link that stops a kind of email, or news on a channel. An address that the member no longer has signs nothing.
 * Decision 132. @param address an email address, the digits of a phone, or for push notifications nothing
 */
export const linkOf = (seal: Pick<Seal, 'sign'>, kind: LinkKind, memberIdx: number, address: string) =>
  `${kind}.${memberIdx}.${seal.sign(signed(kind, memberIdx, address))}`

const LINK = /^([A-Z_]{1,30})\.(\d{1,15})\.([\w-]{43})$/

/** What a link says, not checked yet. @returns undefined for what is no link */
export function readLink(link: string): { kind: LinkKind; memberIdx: number; signature: string } | undefined {
  const [, kind = '', memberIdx, signature = ''] = LINK.exec(link) ?? []
  return isLinked(kind) ? { kind, memberIdx: Number(memberIdx), signature } : undefined
}

export const isLinkOf = (
  seal: Pick<Seal, 'isSigned'>,
  { kind, memberIdx, signature }: NonNullable<ReturnType<typeof readLink>>,
  address: string,
) => seal.isSigned(signed(kind, memberIdx, address), signature)

/** The page for people, and for mail programs the target of their POST. */
export const stopPath = (link: string) => `/unsubscribe?link=${link}`
export const stopUrl = (publicUrl: string, link: string) => publicUrl + stopPath(link)

const signed = (kind: string, memberIdx: number, address: string) =>
  `unsubscribe ${kind} ${memberIdx} ${address.toLowerCase()}`
