import type { CodeGroup } from '@clubhouse/contract/code'

export type Code = CodeGroup['codes'][number]

/** A code's label in a language, English where it is missing. Labels are in the order of the club's languages. */
export function labelOf({ keyName, values }: Code, lang: string, langs: readonly string[]): string {
  return values[langs.indexOf(lang)] || values[langs.indexOf('en')] || keyName
}

/** Codes that belong to `group`; all without a group. Specification 3.15. */
export function belonging(codes: readonly Code[], group?: string): readonly Code[] {
  return group === undefined ? codes : codes.filter((code) => code.group === group)
}
