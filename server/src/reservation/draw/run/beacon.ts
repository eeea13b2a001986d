import { isSignature, QUICKNET, roundAt, roundTime } from '@clubhouse/draw/beacon'
import * as z from 'zod'
import type { Context } from '../../../platform/context.ts'
import { limitedText } from '../../../platform/limited-text.ts'
import type { DrawRow } from '../rows.ts'

const TIMEOUT_MS = 8_000
const MOST_BYTES = 10_000

const answer = z.object({ signature: z.string() })

/** What of a draw of days or of a season its round follows from. */
export type BeaconOf = Pick<DrawRow, 'drawAt'> & { drawIdx?: number; seasonIdx?: number }

/** The round whose signature is the value of a draw, and when it is due. */
export function roundOf({ drawAt }: Pick<DrawRow, 'drawAt'>): { round: number; at: Temporal.Instant } {
  const round = roundAt(QUICKNET, drawAt.epochMilliseconds)
  return { round, at: Temporal.Instant.fromEpochMilliseconds(roundTime(QUICKNET, round)) }
}

export const isRound = (row: Pick<DrawRow, 'drawAt'>, signature: string): boolean =>
  isSignature(QUICKNET, roundOf(row).round, signature)

/**
 * Asks drand for the signature of a draw’s round. Whatever answers is checked like a signature that somebody brings.
 * @returns undefined while it cannot be had
 */
export async function askBeacon(
  { drandUrl, log }: Pick<Context, 'drandUrl' | 'log'>,
  row: BeaconOf,
): Promise<string | undefined> {
  const { round } = roundOf(row)
  try {
    const url = `${drandUrl}/${QUICKNET.hash}/public/${round}`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    const text = await limitedText(response, MOST_BYTES)
    if (!response.ok) throw new Error(`the source answered ${response.status}`)
    const { signature } = answer.parse(JSON.parse(text))
    if (!isRound(row, signature)) throw new Error('the source answered another signature')
    return signature
  } catch (error) {
    const problem = String(((error as Error).cause as Error | undefined)?.message ?? (error as Error).message)
    log.warn(
      { problem: problem.slice(0, 300), drawIdx: row.drawIdx, seasonIdx: row.seasonIdx },
      'the beacon could not be read',
    )
    return undefined
  }
}
