import { DATE_FORMATS, MOST_DECIMALS, POLICY_DEFAULTS, ROUNDING } from '@clubhouse/contract/policy'

/** How one of the four values of a policy is typed; undefined where it has no meaning, or follows from the others. */
export type PolicyField =
  | { kind: 'code'; group: string }
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly string[] }

const text = { kind: 'text' } as const
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, i) => String(i))

/** By policy and number of the value. Specification 9.19 to 9.22. */
export const POLICY_FIELDS: Readonly<Record<string, Readonly<Record<string, PolicyField>>>> = {
  // Country, locale, and separators that replace the country's own.
  C0080: { '0': { kind: 'code', group: '100' }, '1': text, '2': text, '3': text },
  C0130: { '0': { kind: 'choice', options: upTo(MOST_DECIMALS) } },
  C0180: { '0': { kind: 'choice', options: Object.values(ROUNDING) } },
  // The second value is the offset of the first.
  C0190: { '0': { kind: 'code', group: '104' }, '2': text },
  // The second value is the format of the first.
  C0200: { '0': { kind: 'choice', options: upTo(DATE_FORMATS.length - 1) } },
}

/** The four values as they are sent: one that follows from another is left to the server. */
export const fourOf = (key: string, values: Readonly<Record<string, unknown>>): string[] =>
  ['0', '1', '2', '3'].map((no) => (POLICY_FIELDS[key]?.[no] ? String(values[no] ?? '').trim() : ''))

/** What a value of a policy is in a new club. */
export const defaultOf = (key: string, no: string): string =>
  (POLICY_DEFAULTS as Readonly<Record<string, readonly string[]>>)[key]?.[Number(no)] ?? ''
