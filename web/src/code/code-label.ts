import type { CodeGroup } from '@clubhouse/contract/code'

export type Code = CodeGroup['codes'][number]

/** The label of a code: its labels stand in the order of the club's languages; where one is missing English stands in. */
export function labelOf({ keyName, values }: Code, lang: string, langs: readonly string[]): string {
  return values[langs.indexOf(lang)] || values[langs.indexOf('en')] || keyName
}

/** Those that belong to `group`; all of them when no group is named. Source: spec, section 3. */
export function belonging(codes: readonly Code[], group?: string): readonly Code[] {
  return group === undefined ? codes : codes.filter((code) => code.group === group)
}
