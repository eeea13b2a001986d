import type { Database } from '../../platform/database.ts'
import { COUNTED_TABLES, countRows } from '../../platform/row-count.ts'
import { addSharedDays, PAST_DAYS } from '../reservation/sheets.ts'
import type { Seeding } from '../seeding.ts'
import { bookEverything } from './full-days.ts'
import { seedRecords } from './records.ts'
import { teamPrices } from './team-prices.ts'

const CLAIMS = 2_000_000
const COLLECTED = {
  ...{ entries: 200_000, entriesAhead: 600, coupons: 200_000, penalties: 30_000, mails: 30_000 },
  ...{ inquiries: 20_000, messages: 400_000, groups: 80 },
}
/** One statement per season: small enough for memory, large enough to be fast. */
const DAYS_AT_ONCE = 120

export async function seedYears(seeding: Seeding): Promise<void> {
  const { sql, today, log } = seeding
  const prices = await teamPrices(seeding)
  // Events of past days would notify nobody, so triggers are off.
  await sql`alter table claim disable trigger claim_noted`
  let to = today.subtract({ days: PAST_DAYS + 1 })
  let claims = 0
  let reported = 0
  while (claims < CLAIMS) {
    const from = to.subtract({ days: DAYS_AT_ONCE - 1 })
    await addSharedDays(seeding, from, to)
    claims += await bookEverything(seeding, from, to, prices)
    to = from.subtract({ days: 1 })
    if (claims - reported >= CLAIMS / 10) {
      reported = claims
      log(`${claims.toLocaleString('en')} claims, back to ${from}.`)
    }
  }
  await sql`alter table claim enable trigger claim_noted`
  await seedRecords(sql, COLLECTED)
}

export async function tidyUp(database: Database): Promise<void> {
  const one = await database.reserve()
  try {
    await one`set statement_timeout = 0`
    await one`vacuum analyze`
    // What the job does in two nights: it notes the highest numbers, and counts up to them.
    for (const table of [...COUNTED_TABLES, ...COUNTED_TABLES])
      await database.begin((sql) => countRows(sql, table, { waitSeconds: 0 }))
  } finally {
    await one`reset statement_timeout`
    one.release()
  }
}
