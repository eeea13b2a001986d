export interface TaxNo {
  valid: boolean
  formatted: string
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

/** Ten digits with a check digit. Source: National Tax Service, check digit of 사업자등록번호. */
export function businessNo(typed: string): TaxNo {
  const digits = /^\s*(\d{3})[\s-]?(\d{2})[\s-]?(\d{5})\s*$/.exec(typed)?.slice(1)
  if (!digits) return { valid: false, formatted: typed.trim() }
  const all = [...digits.join('')].map(Number)
  const sum = WEIGHTS.reduce((so, weight, i) => so + weight * all[i]!, Math.floor((all[8]! * 5) / 10))
  const valid = !all.every((digit) => digit === 0) && (10 - (sum % 10)) % 10 === all[9]
  return { valid, formatted: digits.join('-') }
}

/** The numbers exist since the law on distance selling. */
const FIRST_YEAR = 2002

/** Such as `2026-용인처인-01234`, often written `제…호`; it has no check digit. @param thisYear four digits */
export function mailOrderNo(typed: string, thisYear: number): TaxNo {
  const found = /^\s*제?\s*(\d{4})\s*-\s*([가-힣]{2,12})\s*-\s*(\d{1,6})\s*호?\s*$/.exec(typed.normalize('NFC'))
  const [, year, district, no] = found ?? []
  if (!year || !district || !no) return { valid: false, formatted: typed.trim() }
  const valid = Number(year) >= FIRST_YEAR && Number(year) <= thisYear && Number(no) > 0
  return { valid, formatted: `${year}-${district}-${no.padStart(4, '0')}` }
}
