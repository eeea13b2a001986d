import { setTimeout as wait } from 'node:timers/promises'
import { signalDatabase } from '../chaos/product.ts'
import { ask, logIn } from './ask.ts'
import type { Target } from './row.ts'
import type { Found } from './tried.ts'

const SILENT_MS = 10_000
const ANSWERED_WITHIN_MS = 3_000
const BACK_WITHIN_MS = 3_000
const EVERY_MS = 200

export async function silentDatabase(target: Target, dataDir: string): Promise<Found> {
  const headers = { authorization: `Bearer ${await logIn(target, 'member3')}` }
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const under: Promise<void>[] = []
  let [sent, answered, worstMs] = [0, 0, 0]
  const read = async () => {
    sent++
    const from = performance.now()
    try {
      const { status } = await ask(target, '/hp/api/info', { headers })
      answered++
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 503 && status !== 200) faults.push(`a read was answered ${status}`)
    } catch (error) {
      faults.push(`a read: ${(error as Error).message}`)
    }
    worstMs = Math.max(worstMs, performance.now() - from)
  }
  signalDatabase(dataDir, 'SIGSTOP')
  try {
    for (const end = performance.now() + SILENT_MS; performance.now() < end; await wait(EVERY_MS)) under.push(read())
  } finally {
    signalDatabase(dataDir, 'SIGCONT')
  }
  const backFrom = performance.now()
  while ((await ask(target, '/hp/api/info', { headers })).status !== 200) await wait(EVERY_MS / 4)
  const backMs = performance.now() - backFrom
  await Promise.all(under)
  if (!statuses.has(503)) faults.push('no read was answered 503')
  if (worstMs > ANSWERED_WITHIN_MS) faults.push(`an answer took ${Math.round(worstMs)} ms`)
  if (backMs > BACK_WITHIN_MS) faults.push(`served again after ${Math.round(backMs)} ms`)
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return { sent, answered, worstMs, faults, detail: `${counts}; served again after ${Math.round(backMs)} ms` }
}
