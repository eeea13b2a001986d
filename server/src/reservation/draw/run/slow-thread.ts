import { createDiffieHellman } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { PRIME, ROOT_POWER, slowStep, slowText } from '@clubhouse/draw/slow'

/** A computation of the slow function: where it is, and how many steps are left. */
export interface SlowWork {
  /** 512 hexadecimal digits. */
  x: string
  steps: number
  /** After so many steps it says where it is. */
  every: number
}

/** After `done` steps since the beginning of this thread. */
export interface SlowProgress {
  done: number
  x: string
}

const { x: from, steps, every } = workerData as SlowWork
try {
  // Of this thread alone: bookings come first.
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // A machine that does not allow it computes all the same.
}
// OpenSSL computes the power as a shared secret.
const bytes = (value: bigint) => Buffer.from(slowText(value), 'hex')
const exchange = createDiffieHellman(bytes(PRIME), 2)
exchange.setPrivateKey(bytes(ROOT_POWER))
const power = (base: bigint) => BigInt(`0x${exchange.computeSecret(bytes(base)).toString('hex')}`)

let x = BigInt(`0x${from}`)
for (let done = 1; done <= steps; done++) {
  x = slowStep(x, power)
  if (done % every === 0 || done === steps) parentPort!.postMessage({ done, x: slowText(x) } satisfies SlowProgress)
}
