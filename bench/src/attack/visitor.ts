import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './row.ts'

const EVERY_MS = 20

/** Requests the home page repeatedly during an action. @returns the times of all responses, sorted */
export async function visitDuring(url: string, happens: () => Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let isOver = false
  const visits = (async () => {
    while (!isOver) {
      times.push(await visit(url, agent))
      await wait(EVERY_MS)
    }
  })()
  // A failed visit is thrown after the attack has cleaned up.
  visits.catch(() => {})
  try {
    await happens()
  } finally {
    isOver = true
  }
  await visits
  agent.destroy()
  return times.sort((a, b) => a - b)
}

/** Another address than the attack's, with its own rate limit. */
function visit(url: string, agent: Agent): Promise<number> {
  const from = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { agent, localAddress: '127.0.0.2' }, (response) => {
    response.resume().once('end', () => resolve(performance.now() - from))
  }).once('error', reject)
  return promise
}

export const p99 = (sorted: number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0

export function rssMb({ pid }: Target): number {
  const list = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  const workers = list.split('\n').filter((line) => line.includes('main.ts'))
  return Math.round(workers.reduce((sum, line) => sum + Number.parseInt(line, 10), 0) / 1024)
}
