import { expect, it } from 'vitest'
import { CallFail } from '../api/call-fail'
import { runEach } from './run-each'

const signal = new AbortController().signal

it('goes on after a refusal and tells which items failed, and why', async () => {
  const steps: number[] = []
  const error = new CallFail(200, { code: 'WRONG_STATE' })
  const each = async (item: number) => {
    if (item === 2) throw error
  }
  const result = await runEach([1, 2, 3], each, { onStep: (over) => steps.push(over), signal })
  expect(result).toEqual({ done: [1, 3], failed: [{ item: 2, error }], stopped: [] })
  expect(steps).toEqual([1, 2, 3])
})

it('waits as long as the server says where there were too many requests', async () => {
  const waited: number[] = []
  let tries = 0
  const each = async () => {
    if (++tries < 3)
      throw new CallFail(429, {}, { statusText: '', requestId: null, retryAfter: tries === 1 ? '7' : null })
  }
  const result = await runEach(['a'], each, { signal, wait: async (ms) => void waited.push(ms) })
  expect(result).toEqual({ done: ['a'], failed: [], stopped: [] })
  expect(waited).toEqual([7000, 5000])
})

it('begins nothing further once it is stopped', async () => {
  const stop = new AbortController()
  const begun: number[] = []
  const each = async (item: number) => {
    begun.push(item)
    stop.abort()
  }
  expect(await runEach([1, 2, 3], each, { signal: stop.signal })).toEqual({ done: [1], failed: [], stopped: [2, 3] })
  expect(begun).toEqual([1])
})
