import { parseArgs } from 'node:util'
import { Field } from './field.ts'
import { measureAudit } from './measure/audit.ts'
import { measureDelay } from './measure/delay.ts'
import { measureKeys } from './measure/keys.ts'
import { measureLists } from './measure/lists.ts'
import { measureOffers } from './measure/offers.ts'
import { measurePages } from './measure/pages.ts'
import { measurePairs } from './measure/pairs.ts'
import { measureRush } from './measure/rush.ts'
import { measureWatchers } from './measure/watchers.ts'
import { table } from './table.ts'

// The product's cost as ratios to a baseline, measured side by side in one run. Parts of names run those alone.
// Decision 015.
const PARTS: Record<string, (field: Field) => Promise<string[][]>> = {
  // First, because it needs a club whose table of keys is small.
  keys: measureKeys,
  lists: measureLists,
  pages: measurePages,
  pairs: measurePairs,
  rush: measureRush,
  watchers: measureWatchers,
  offers: measureOffers,
  delay: measureDelay,
  // Last, because it fills the database.
  audit: measureAudit,
}
const { positionals } = parseArgs({ allowPositionals: true })

console.log('Starting the product …')
// One worker against a baseline of one process; the client and the database use the second core.
const field = await Field.open(1)
const tables: string[][][] = []
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.some((asked) => name.includes(asked))) continue
    console.log(`${name} …`)
    tables.push(await measure(field))
  }
} finally {
  await field.close()
}
for (const rows of tables) console.log(`\n${table(rows)}`)
