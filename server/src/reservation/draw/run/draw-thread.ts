import { parentPort, workerData } from 'node:worker_threads'
import { resultOf } from '@clubhouse/draw/assign'
import type { Seed } from '@clubhouse/draw/bundle'
import { seedHash } from '@clubhouse/draw/order'
import { type Finding, verify } from '@clubhouse/draw/verify'
import type { DrawnBundle, FrozenBundle } from './sql.ts'

export interface DrawWork {
  frozen: FrozenBundle
  seed: Omit<Seed, 'hash'>
}

/** The result, and what the check of the whole bundle found. */
export interface Drawn {
  drawn: DrawnBundle
  findings: Finding[]
}

const { frozen, seed } = workerData as DrawWork
const hash = seedHash(frozen.drawId, frozen.entriesRoot, seed.value)
const drawn = { seed: { ...seed, hash }, result: resultOf(hash, frozen.slots, frozen.entries) }
parentPort!.postMessage({ drawn, findings: verify({ ...frozen, ...drawn }) } satisfies Drawn)
