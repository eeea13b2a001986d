import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

export interface Club {
  sql: postgres.Sql
  now(): Promise<number>
  moveClock(seconds: number): Promise<void>
  /** Sets the club's clock. @param at such as 2027-03-01T09:00 in the zone of the club */
  setClock(at: string): Promise<void>
  resetClock(): Promise<void>
  releaseHolds(): Promise<void>
  close(): Promise<void>
}

export async function openClub({ databaseUrl, url }: { databaseUrl: string; url: string }): Promise<Club> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const [clock] = await sql<{ shift: string }[]>`select shift::text from clock`
  const now = async () => {
    const [row] = await sql`select extract(epoch from club_now()) * 1000 as now`
    return Number(row!.now)
  }
  return {
    sql,
    now,
    moveClock: async (seconds) => {
      await sql`update clock set shift = shift + make_interval(secs => ${seconds})`
      await noticed(now, url)
    },
    setClock: async (at) => {
      await sql`
        update clock set shift = ${at}::text::timestamp at time zone (select zone from club) - statement_timestamp()`
      await noticed(now, url)
    },
    resetClock: async () => {
      const { count } = await sql`
        update clock set shift = ${clock!.shift}::text::interval where shift <> ${clock!.shift}::text::interval`
      if (count === 0) return
      await noticed(now, url)
      await reopenDays(sql)
    },
    releaseHolds: async () => {
      await sql`delete from claim where kind = 'HOLD'`
    },
    close: () => sql.end({ timeout: 5 }),
  }
}

/** Days that the job closed because the clock had passed them are ahead again. */
async function reopenDays(sql: postgres.Sql): Promise<void> {
  // A run that began before the clock went back may still close days.
  const isRunning = () => sql`select from job where name = 'keep-horizon' and held_until is not null`
  while ((await isRunning()).length > 0) await pause(25)
  await sql`update sheet_day set state = 'PUBLISHED' where state = 'CLOSED' and date >= current_club_date()`
}

/** Waits until every process knows the new time. */
async function noticed(now: () => Promise<number>, url: string): Promise<void> {
  for (;;) {
    const { headers } = await fetch(`${url}/hp/api/site/state?clubCode=GC001`)
    if (Math.abs(Number(headers.get('club-time')) - (await now())) < 1000) return
    await pause(25)
  }
}
