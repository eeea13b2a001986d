import type { Differs, Finding } from '@clubhouse/draw/verify'

/** The links of the chain from the entries to the result, and which findings break each. */
export const LINKS = {
  FORM: ['SHAPE', 'SORTED', 'TWICE', 'DATE', 'NONCES'],
  ENTRIES: ['ENTRY_HASH', 'DRAW_ID'],
  FINGERPRINT: ['PART_HASH', 'ROOT'],
  WORDS: ['WORDS'],
  VALUE: ['MODE', 'CHAIN', 'ROUND', 'SIGNATURE', 'VALUE'],
  SEED: ['SEED'],
  ORDER: ['DATES', 'ORDER'],
  ASSIGNMENT: ['ASSIGNMENT'],
  SENTENCE: ['UNFAIR'],
} as const satisfies Record<string, readonly Differs[]>
export type Link = keyof typeof LINKS

/** Links that exist only after the draw. */
const LATER: readonly Link[] = ['VALUE', 'SEED', 'ORDER', 'ASSIGNMENT', 'SENTENCE']

export interface Checked {
  link: Link
  /** `later`: the draw has no result yet. `unknown`: nothing can be computed from a bundle of another form. */
  state: 'good' | 'differs' | 'later' | 'unknown'
  findings: readonly Finding[]
}

/** The whole chain: each link with what differs in it. */
export function chainOf(findings: readonly Finding[], isDrawn: boolean): Checked[] {
  const isMisshapen = findings.some(({ what }) => what === 'SHAPE')
  return (Object.keys(LINKS) as Link[]).map((link) => {
    const broken = findings.filter(({ what }) => (LINKS[link] as readonly Differs[]).includes(what))
    return { link, findings: broken, state: stateOf(link, broken.length > 0, isMisshapen, isDrawn) }
  })
}

function stateOf(link: Link, isBroken: boolean, isMisshapen: boolean, isDrawn: boolean): Checked['state'] {
  if (isBroken) return 'differs'
  if (isMisshapen) return 'unknown'
  return !isDrawn && LATER.includes(link) ? 'later' : 'good'
}

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether what was typed is the fingerprint, as six words or as digits, however it is spaced. */
export function isFingerprint(typed: string, { entriesRoot, words }: { entriesRoot: string; words: string }): boolean {
  return plain(typed) === plain(words) || plain(typed).replaceAll(' ', '') === entriesRoot
}
