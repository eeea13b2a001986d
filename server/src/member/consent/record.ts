import type { Context } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import * as sql from './sql.ts'

/** Channels of news by type of terms. */
export const WAYS = {
  MARKETING: ['mail', 'sms', 'push'],
  MAIL: ['mail'],
  SMS: ['sms'],
  PUSH: ['push'],
} satisfies Record<string, readonly string[]>

const waysOf = (termsType: string) => lookup<readonly string[]>(WAYS, termsType)

export function newsOf(ways: readonly string[]) {
  return { mail: ways.includes('mail'), sms: ways.includes('sms'), push: ways.includes('push') }
}

/** A yes or no to news opens or closes its channels. @returns the numbers in force; others are not recorded */
export async function record(tx: Context, memberIdx: number, answers: readonly sql.Answer[]): Promise<void> {
  for (const { termsType, agreed } of await sql.record(tx.sql, memberIdx, tx.ip, answers)) {
    const ways = waysOf(termsType)
    if (ways) await sql.openWays(tx.sql, memberIdx, ways, agreed)
  }
}

/** Opens and closes channels, and records the answers. @param channel where they were given */
export async function changeWays(
  tx: Context,
  memberIdx: number,
  wanted: Record<string, boolean>,
  channel: sql.Channel = 'WEB',
): Promise<void> {
  const before = await sql.ways(tx.sql, memberIdx)
  const changed = Object.entries(wanted).filter(([way, on]) => before.includes(way) !== on)
  if (changed.length === 0) return
  for (const [way, on] of changed) await sql.openWays(tx.sql, memberIdx, [way], on)
  const after = await sql.ways(tx.sql, memberIdx)
  const said = (type: string) => (waysOf(type) ?? []).some((way) => after.includes(way))
  const terms = await sql.inForce(tx.sql, memberIdx, typesOf(changed.map(([way]) => way)))
  const answers = terms.map(({ termsIdx, termsType }) => ({ termsIdx, agreed: said(termsType) }))
  await sql.record(tx.sql, memberIdx, tx.ip, answers, channel)
}

/** Renews the yes to the terms behind the channels, which stay as they are. */
export async function confirmWays(tx: Context, memberIdx: number, ways: readonly string[]): Promise<void> {
  const terms = await sql.inForce(tx.sql, memberIdx, typesOf(ways))
  const answers = terms.map(({ termsIdx }) => ({ termsIdx, agreed: true }))
  await sql.record(tx.sql, memberIdx, tx.ip, answers)
}

const typesOf = (ways: readonly string[]) =>
  Object.keys(WAYS).filter((type) => ways.some((way) => waysOf(type)?.includes(way)))
