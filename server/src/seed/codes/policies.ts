import { POLICY_DEFAULTS } from '@clubhouse/contract/policy'

export interface Policy {
  key: string
  name: string
  ko: string
  values: readonly string[]
}

/** Formats of amounts, instants and dates. Specification 9.19 to 9.22. */
export const policies: readonly Policy[] = [
  { key: 'C0080', name: 'Country format', ko: '국가 형식', values: POLICY_DEFAULTS.C0080 },
  // Maximum decimals; an amount shows no more than its currency has.
  { key: 'C0130', name: 'Decimal places', ko: '소수점 자릿수', values: POLICY_DEFAULTS.C0130 },
  // 0 half up, 1 down, 2 up.
  { key: 'C0180', name: 'Rounding', ko: '반올림 방식', values: POLICY_DEFAULTS.C0180 },
  { key: 'C0190', name: 'Standard time zone', ko: '표준 시간대', values: POLICY_DEFAULTS.C0190 },
  { key: 'C0200', name: 'Date format', ko: '날짜 형식', values: POLICY_DEFAULTS.C0200 },
]
