import { shiftDecimal } from '@clubhouse/contract/format/decimal'

/** The price of an offer. @param minor in the smallest unit of the currency */
export function priceOf(minor: number | string, currency: string) {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  return { price: shiftDecimal(Number(minor), digits ?? 0), priceCurrency: currency }
}
