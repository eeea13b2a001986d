import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Processor time of running processes so far, in ms. */
export function processorMs(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const [user, system] = [fields[11], fields[12]]
    return sum + (Number(user) + Number(system)) * TICK_MS
  }, 0)
}

/** Resident memory of running processes in MB. */
export function residentMb(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return sum + Number(kb) / 1024
  }, 0)
}

/** Time on the processor of the main threads of running processes so far, in ms, to the microsecond: what other work on the machine does not change. */
export function ranMs(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0)
}
