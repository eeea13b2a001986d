/** What one attack on a running product came to. */
export interface Row {
  name: string
  /** Requests or connections of the attack. */
  sent: number
  /** Answers that the attack got. */
  answered: number
  /** The slowest answer to another visitor meanwhile, in milliseconds. */
  worstMs: number
  /** Memory of all processes that serve, in MB. */
  rssBeforeMb: number
  rssAfterMb: number
  verdict: 'holds' | 'fails' | 'not tried'
  /** The numbers behind the verdict, with their aims. */
  detail: string
}

/** A product that is running. */
export interface Target {
  /** Such as http://127.0.0.1:3000. */
  url: string
  /** Of the supervisor. */
  pid: number
}
