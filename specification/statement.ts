/** What covers a statement of the specification. */
export type Cover =
  /** A test by its file and its title, or that of its group. */
  | { kind: 'test'; file: string; title: string }
  /** A decision record by its name without number; `about` stands in it. */
  | { kind: 'decision'; record: string; about: string }
  /** Calls or routes of the specification; a test of the contract compares them with the product. */
  | { kind: 'calls' | 'routes'; names: readonly string[] }

export interface Statement {
  /** In our own words. */
  says: string
  by: readonly Cover[]
}

export interface Section {
  /** As in the specification. */
  number: number
  title: string
  statements: readonly Statement[]
}

export const says = (words: string, ...by: Cover[]): Statement => ({ says: words, by })

/** @param file below the folder of the product, such as `web/src/api/retry.test.ts` */
export const test = (file: string, title: string): Cover => ({ kind: 'test', file, title })

/** @param record file name without number and ending */
export const decision = (record: string, about: string): Cover => ({ kind: 'decision', record, about })

export const calls = (...names: string[]): Cover => ({ kind: 'calls', names })

export const routes = (...names: string[]): Cover => ({ kind: 'routes', names })
