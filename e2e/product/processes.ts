import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

interface Process {
  pid: number
  parent: number
  state: string
}

function list(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), state: state ?? '' }
  })
}

/** A process and all its known descendants. */
export function family(pid: number): number[] {
  const all = list()
  const below = (parent: number): number[] => [
    parent,
    ...all.filter((one) => one.parent === parent).flatMap((one) => below(one.pid)),
  ]
  return below(pid)
}

/** The running ones of some processes, without zombies. */
export function alive(pids: readonly number[]): number[] {
  const running = new Set(list().flatMap(({ pid, state }) => (state.startsWith('Z') ? [] : [pid])))
  return pids.filter((pid) => running.has(pid))
}

/** Waits until none of them runs. @returns those still running at the timeout */
export async function gone(pids: readonly number[], patienceMs = 5000): Promise<number[]> {
  const until = Date.now() + patienceMs
  while (alive(pids).length > 0 && Date.now() < until) await pause(50)
  return alive(pids)
}
