import { ROUNDING, type Rounding } from '../policy.ts'

/** Rounds digits, not floats: 1.005 becomes 1.01. The sign is ignored, so that charges and refunds are equal. */
export function roundDecimal(value: number | string, scale: number, rounding: Rounding = ROUNDING.halfUp): string {
  const { sign, whole, fraction } = digitsOf(value)
  const kept = `${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`
  const rest = fraction.slice(scale)
  const up = rounding === ROUNDING.up ? /[1-9]/.test(rest) : rounding === ROUNDING.halfUp && rest.charAt(0) >= '5'
  const rounded = (BigInt(kept) + (up ? 1n : 0n)).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? rounded : `${rounded.slice(0, -scale)}.${rounded.slice(-scale)}`
  return /[1-9]/.test(text) ? sign + text : text
}

/** A whole number with its last digits as decimals: 18050 with 2 is 180.50. */
export function shiftDecimal(minor: number, scale: number): string {
  const digits = BigInt(Math.trunc(Math.abs(minor)))
    .toString()
    .padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return minor < 0 ? `-${text}` : text
}

function digitsOf(value: number | string): { sign: string; whole: string; fraction: string } {
  const parts = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]\d+))?$/i.exec(String(value))
  if (!parts) return { sign: '', whole: '0', fraction: '' }
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = parts
  const shift = Number(exponent)
  if (shift >= 0) {
    const moved = fraction.padEnd(shift, '0')
    return { sign, whole: whole + moved.slice(0, shift), fraction: moved.slice(shift) }
  }
  const padded = whole.padStart(1 - shift, '0')
  return { sign, whole: padded.slice(0, shift), fraction: padded.slice(shift) + fraction }
}
