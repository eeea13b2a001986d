import postgres from 'postgres'

/** A look behind the counter: the data of the running club, and its clock. */
export interface Club {
  sql: postgres.Sql
  /** Moves the club's time forward, for everybody in it. */
  moveClock(seconds: number): Promise<void>
  resetClock(): Promise<void>
  close(): Promise<void>
}

export function openClub(databaseUrl: string): Club {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  return {
    sql,
    moveClock: async (seconds) => {
      await sql`update clock set shift = shift + make_interval(secs => ${seconds})`
    },
    resetClock: async () => {
      await sql`update clock set shift = '0' where shift <> '0'`
    },
    close: () => sql.end({ timeout: 5 }),
  }
}
