import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

/** A look behind the counter: the data of the running club, and its clock. */
export interface Club {
  sql: postgres.Sql
  /** Moves the club's time forward, for everybody in it. */
  moveClock(seconds: number): Promise<void>
  resetClock(): Promise<void>
  close(): Promise<void>
}

export function openClub({ databaseUrl, url }: { databaseUrl: string; url: string }): Club {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  return {
    sql,
    moveClock: async (seconds) => {
      await sql`update clock set shift = shift + make_interval(secs => ${seconds})`
      await noticed(sql, url)
    },
    resetClock: async () => {
      const { count } = await sql`update clock set shift = '0' where shift <> '0'`
      if (count > 0) await noticed(sql, url)
    },
    close: () => sql.end({ timeout: 5 }),
  }
}

/** The product hears of the new time a moment later; what it says until then would still be of the old one. */
async function noticed(sql: postgres.Sql, url: string): Promise<void> {
  for (let looks = 0; looks < 200; looks++) {
    const [row] = await sql`select extract(epoch from club_now()) * 1000 as now`
    const answer = await fetch(`${url}/hp/api/reservation/calendar/0?clubCode=GC001&month=2000-01`)
    const { data } = (await answer.json()) as { data: { serverTime: string } }
    if (Math.abs(Date.parse(data.serverTime) - Number(row!.now)) < 2000) return
    await pause(25)
  }
  throw new Error("the product does not follow the club's clock")
}
