import { POOL } from '../../../server/src/platform/connection-share.ts'
import { databasePids } from '../chaos/product.ts'
import { type Field, paired } from '../field.ts'
import { openBaseline, overHttp, type Pairs } from '../hold-and-book.ts'
import { addMembers, type Person } from '../people.ts'
import { processorMs } from '../processes.ts'
import { compare, ROUNDS } from '../throughput.ts'

const PAIRS = 240
const AIMS = { 20: '450/s', 64: 'p99 130 ms' }

/** Holds with their bookings, against the smallest pair with the same guarantees. @returns rows of a table */
export async function measurePairs(field: Field): Promise<string[][]> {
  const rows = [['hold and book', 'ours', 'baseline', 'ratio', 'CPU a pair', 'of the baseline', 'p99 of a hold', 'aim']]
  for (const [clients, aim] of Object.entries(AIMS)) {
    rows.push([`${clients} clients`, ...(await pairsOf(field, Number(clients))), aim])
    console.log(`  ${rows.at(-1)!.join(', ')}`)
  }
  return rows
}

async function pairsOf(field: Field, clients: number): Promise<string[]> {
  const baseline = openBaseline(field.url, POOL)
  const people = await addMembers(field.sql, PAIRS)
  const days = await field.days(ROUNDS * 2 + 2, PAIRS)
  const next = () => paired(people, days.pop()!)
  const overProduct = (pairs: [Person, number][]) => overHttp(field.port, pairs, clients)
  const overDriver = (pairs: [Person, number][]) => baseline.measure(pairs, clients)
  // Code is compiled and plans are made.
  await overProduct(next())
  await overDriver(next())
  const ours = sideOf(() => [...field.product.workers(), ...databasePids(field.dataDir)], overProduct, next)
  const theirs = sideOf(() => [process.pid, ...databasePids(field.dataDir)], overDriver, next)
  const compared = await compare(ours.measure, theirs.measure)
  await baseline.close()
  return [
    `${Math.round(compared.ours)}/s`,
    `${Math.round(compared.baseline)}/s`,
    compared.ratio.toFixed(2),
    `${ours.cpuMs().toFixed(2)} ms`,
    `${theirs.cpuMs().toFixed(2)} ms`,
    `${Math.round(ours.holdP99Ms())} ms`,
  ]
}

/** One of the two sides. @param pids its processes, the database's included */
function sideOf(
  pids: () => number[],
  run: (pairs: [Person, number][]) => Promise<Pairs>,
  next: () => [Person, number][],
) {
  const p99s: number[] = []
  let used = 0
  const measure = async () => {
    const pairs = next()
    const before = processorMs(pids())
    const { perSecond, holdP99Ms } = await run(pairs)
    used += processorMs(pids()) - before
    p99s.push(holdP99Ms)
    return perSecond
  }
  return {
    measure,
    cpuMs: () => used / (ROUNDS * PAIRS),
    /** The median of the rounds. */
    holdP99Ms: () => p99s.sort((a, b) => a - b)[Math.floor(p99s.length / 2)]!,
  }
}
