import { type Field, paired } from '../field.ts'
import { overHttp } from '../hold-and-book.ts'
import { addMembers } from '../people.ts'
import { requestOf } from '../request.ts'
import { againstBaseline, type Compared } from '../throughput.ts'

const PEOPLE = 120
const CLIENTS = 20

/** Lists and pages against a bare server that answers the same bytes. @returns rows of a table */
export async function measureLists(field: Field): Promise<string[][]> {
  const rows = [['what', 'ours', 'baseline', 'ratio', 'by CPU', 'aim']]
  const per = (n: number) => `${Math.round(n)}/s`
  const add = (what: string, { ours, baseline, ratio, cpu }: Compared, aim: string) => {
    console.log(`  ${what}: ${ratio.toFixed(2)}, by CPU ${cpu?.toFixed(2) ?? '-'}`)
    rows.push([what, per(ours), per(baseline), ratio.toFixed(2), cpu?.toFixed(2) ?? '', aim])
  }
  const people = await addMembers(field.sql, PEOPLE)
  for (const day of await field.days(3, PEOPLE)) await overHttp(field.port, paired(people, day), CLIENTS)
  const notices = requestOf('GET', '/hp/api/notice/normal?clubCode=GC001')
  add('cached public list', await againstBaseline(field.port, () => notices), '0.8')
  // The bookings of one member after another, uncached.
  const requests = people.map(({ memberIdx, token }) =>
    requestOf('GET', `/hp/api/my-reservation/bookings/${memberIdx}`, { token }),
  )
  let asked = 0
  const nextList = () => requests[asked++ % requests.length]!
  add('uncached member list', await againstBaseline(field.port, nextList), '0.35')
  const reads = { databaseUrl: field.url, memberIdx: people.map(({ memberIdx }) => memberIdx) }
  add('the same, baseline with the statement', await againstBaseline(field.port, nextList, reads), '0.85')
  const home = requestOf('GET', '/')
  add('home page, kept', await againstBaseline(field.port, () => home), '0.6')
  const zipped = requestOf('GET', '/', { lines: ['accept-encoding: gzip'] })
  add('home page, kept, compressed', await againstBaseline(field.port, () => zipped), '')
  // Unique URLs, so every page is rendered.
  add('home page, rendered', await againstBaseline(field.port, () => requestOf('GET', `/?fresh=${asked++}`)), '')
  add(
    'tee sheet, rendered',
    await againstBaseline(field.port, () => requestOf('GET', `/reservation?fresh=${asked++}`)),
    '',
  )
  return rows
}
