import type { Seal } from '../../platform/token.ts'

const RECEIPT = /^(\d{1,15})\.([\w-]{43})$/

/** What a device gives back when it has shown a notification: good for that one, and for nothing else. Decision 136. */
export const receiptOf = (seal: Pick<Seal, 'sign'>, alertIdx: number) => `${alertIdx}.${seal.sign(signed(alertIdx))}`

/** The alert of a receipt; undefined for one that this deployment did not write. */
export function alertOf(seal: Pick<Seal, 'isSigned'>, receipt: string): number | undefined {
  const [, digits = '', signature = ''] = RECEIPT.exec(receipt) ?? []
  const alertIdx = Number(digits)
  return digits !== '' && seal.isSigned(signed(alertIdx), signature) ? alertIdx : undefined
}

const signed = (alertIdx: number) => `alert shown ${alertIdx}`
