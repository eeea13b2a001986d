import { parseAmount } from './amount'

/** Amounts are sent in the smallest unit of a currency. */
const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0

/** A typed amount in minor units; NaN for anything else, and for parts of the smallest unit. */
export function minorUnits(typed: string, currency: string): number {
  const { amount, warning } = parseAmount(typed)
  const minor = Math.round(amount * 10 ** digitsOf(currency) * 1000) / 1000
  return warning || !Number.isInteger(minor) ? Number.NaN : minor
}

/** Minor units as digits to type: 18050 is 180.50 in EUR. */
export function majorUnits(minor: number, currency: string): string {
  const digits = digitsOf(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
