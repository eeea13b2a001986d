export type Cover =
  /** A test by its file and title, or the title of its group. */
  | { kind: 'test'; file: string; title: string }
  /** A decision record by its name without number; `about` occurs in it. */
  | { kind: 'decision'; record: string; about: string }
  /** Calls or routes that the statement is about. That they exist proves nothing by itself. */
  | Named

interface Named {
  kind: 'calls' | 'routes'
  names: readonly string[]
}

export interface Statement {
  says: string
  by: readonly Cover[]
}

export interface Section {
  number: number
  title: string
  statements: readonly Statement[]
}

export const says = (words: string, ...by: Cover[]): Statement => ({ says: words, by })

export const isNamed = (cover: Cover): cover is Named => cover.kind === 'calls' || cover.kind === 'routes'

/** @param file relative to the repository, such as `web/src/api/retry.test.ts` */
export const test = (file: string, title: string): Cover => ({ kind: 'test', file, title })

/** @param record file name without number and extension */
export const decision = (record: string, about: string): Cover => ({ kind: 'decision', record, about })

export const calls = (...names: string[]): Cover => ({ kind: 'calls', names })

export const routes = (...names: string[]): Cover => ({ kind: 'routes', names })
