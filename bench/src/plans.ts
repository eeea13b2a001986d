import { openDatabase } from '../../server/src/platform/database.ts'
import { explained } from './plans/explain.ts'
import { type Known, statements } from './plans/statements.ts'
import { table } from './table.ts'

// DATABASE_URL=… node bench/src/plans.ts [name] counts pages read, of npm run db:reset -- --seed=large; rolled back.
const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to a database of the product.')
const wanted = process.argv[2]
const database = openDatabase(url, 2)
const [known] = await database<[Known]>`
  select current_club_date() as today, m.member_idx, s.slot_idx, s.date, b.booking_idx
  from booking b join slot s using (slot_idx) join member m using (member_idx)
  where s.date >= current_club_date() + 1 and b.active order by s.date desc limit 1`
const rows = [['statement', 'rows', 'pages', 'ms', 'reads whole']]
for (const [name, run] of Object.entries(statements(known))) {
  if (wanted && !name.includes(wanted)) continue
  for (const { rowsOut, pages, ms, scans, plan } of await explained(database, run)) {
    rows.push([name, String(rowsOut), String(pages), ms.toFixed(2), scans.join(', ')])
    if (wanted) console.log(`\n${name}\n${plan}`)
  }
}
console.log(`\n${table(rows)}`)
await database.end()
