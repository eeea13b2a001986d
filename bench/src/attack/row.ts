export interface Row {
  name: string
  sent: number
  answered: number
  /** The slowest response to another visitor, in milliseconds. */
  worstMs: number
  /** Memory of all workers, in MB. */
  rssBeforeMb: number
  rssAfterMb: number
  verdict: 'holds' | 'fails' | 'not tried'
  /** Numbers behind the verdict, with their limits. */
  detail: string
}

export interface Target {
  url: string
  pid: number
}
