import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BaselineContent } from './baseline.ts'
import { Connection, type Reply } from './connection.ts'
import { countAnswers } from './counting.ts'
import { requestOf } from './request.ts'

const CONNECTIONS = 32
export const ROUNDS = 7
/** Short turns, so that other work falls on both; not shorter than a page is kept, or it would be rendered more often. */
const TURN_MS = 500
const TURNS = 9
/** Warm-up until the JIT has compiled; a bare server needs almost none. */
const WARM_UP_MS = 1_500

/** Responses a second on many connections. @param next the bytes of the next request */
async function throughput(port: number, next: () => string, forMs: number): Promise<number> {
  const until = performance.now() + forMs
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => countAnswers(port, next, until)))
  return (counts.reduce((a, b) => a + b) * 1000) / forMs
}

export interface Compared {
  ours: number
  baseline: number
  /** Ours divided by the baseline, the median of the rounds. */
  ratio: number
  /** The same by processor time of the two processes, which other load affects less. */
  cpu?: number
}

/** Alternates two measurements, so that other load affects both. */
export async function compare(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
  times = ROUNDS,
): Promise<Compared> {
  const rounds: Compared[] = []
  for (let i = 0; i < times; i++) {
    const pair = i % 2 === 0 ? [await ours(), await baseline()] : [await baseline(), await ours()].reverse()
    rounds.push({ ours: pair[0]!, baseline: pair[1]!, ratio: pair[0]! / pair[1]! })
  }
  return rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(times / 2)]!
}

/** @param next the bytes of the next request @param reads a query of the bare server before each response */
export async function againstBaseline(
  port: number,
  next: () => string,
  reads?: BaselineContent['reads'],
): Promise<Compared> {
  const connection = new Connection(port)
  const reply = await connection.send(next())
  connection.cut()
  const baseline = await startBaseline(reply, reads)
  const [ours, theirs] = [side(port, next, () => cpuOf(port)), side(baseline.port, next, baseline.cpu)]
  try {
    await throughput(port, next, WARM_UP_MS)
    await throughput(baseline.port, next, WARM_UP_MS)
    const compared = await compare(ours.measure, theirs.measure, TURNS)
    const byCpu = theirs.cpuPerAnswer.map((cpu, turn) => cpu / ours.cpuPerAnswer[turn]!)
    return { ...compared, cpu: byCpu.sort((a, b) => a - b)[Math.floor(TURNS / 2)]! }
  } finally {
    baseline.stop()
  }
}

/** One of the two servers with its processor time by turn. @param cpu seconds since its start */
function side(port: number, next: () => string, cpu: () => Promise<number>) {
  const cpuPerAnswer: number[] = []
  const measure = async () => {
    const before = await cpu()
    const perSecond = await throughput(port, next, TURN_MS)
    cpuPerAnswer.push(((await cpu()) - before) / perSecond)
    return perSecond
  }
  return { measure, cpuPerAnswer }
}

async function cpuOf(port: number): Promise<number> {
  const connection = new Connection(port)
  const { body } = await connection.send(requestOf('GET', '/metrics'))
  connection.cut()
  return Number(/^process_cpu_seconds_total\{worker="\d+"\} (\S+)/m.exec(body.toString())![1])
}

async function startBaseline(
  { head, body }: Reply,
  reads: BaselineContent['reads'],
): Promise<{ port: number; cpu(): Promise<number>; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'baseline.ts'))
  const type = /\r\ncontent-type: ([^\r]+)/i.exec(head)?.[1] ?? 'application/json'
  const heard = () => new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))))
  const port = heard()
  child.send({ body: body.toString('base64'), type, reads } satisfies BaselineContent)
  return {
    port: await port,
    cpu: () => {
      const answer = heard()
      child.send('cpu')
      return answer
    },
    stop: () => child.kill(),
  }
}
