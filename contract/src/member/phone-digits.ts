/** Fewer digits are no phone number. */
const SHORTEST = 7

/**
 * The digits by which a phone number is known, however it is written: +82 10-5550-0177, 8210 5550 0177 and full-width
 * digits are 01055500177. Numbers of other countries keep their country code. Null for what is no phone number.
 */
export function phoneDigits(written: string | null | undefined): string | null {
  const dialled = (written ?? '').normalize('NFKC').replace(/[^\d+]/g, '')
  const national = dialled.replace(/^(?:\+|00)820?/, '0').replace(/^820?(?=1\d{8,9}$)/, '0')
  const digits = national.replaceAll('+', '')
  return digits.length >= SHORTEST ? digits : null
}
