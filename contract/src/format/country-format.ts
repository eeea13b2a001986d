export interface CountryFormat {
  thousands: string
  decimal: string
  /** Size of the last group, then of those before it. */
  groups: readonly [number, number]
  signBehind: boolean
}

const COMMA: CountryFormat = { thousands: ',', decimal: '.', groups: [3, 3], signBehind: false }
const POINT: CountryFormat = { ...COMMA, thousands: '.', decimal: ',', signBehind: true }

/** Exceptions to 1,234,567.89. A table of our own, because browsers and servers differ. */
const OTHERS = new Map<string, CountryFormat>([
  ['DE', POINT],
  ['ES', POINT],
  ['IT', POINT],
  ['VN', POINT],
  ['ID', { ...POINT, signBehind: false }],
  ['FR', { ...POINT, thousands: '\u202f' }],
  ['CH', { ...COMMA, thousands: '’' }],
  ['IN', { ...COMMA, groups: [3, 2] }],
])

export function countryFormat([country = '', , thousands = '', decimal = '']: readonly string[]): CountryFormat {
  const own = OTHERS.get(country) ?? COMMA
  return thousands !== '' && decimal !== '' ? { ...own, thousands, decimal } : own
}

/** Formats plain digits for a country: `-1234567.5` is -1,234,567.5. */
export function writeDigits(digits: string, { thousands, decimal, groups }: CountryFormat): string {
  const sign = digits.startsWith('-') ? '-' : ''
  const [whole = '', fraction] = digits.slice(sign.length).split('.')
  const [last, before] = groups
  const parts = [whole.slice(-last)]
  for (let end = whole.length - last; end > 0; end -= before) parts.unshift(whole.slice(Math.max(0, end - before), end))
  return sign + parts.join(thousands) + (fraction === undefined ? '' : decimal + fraction)
}
