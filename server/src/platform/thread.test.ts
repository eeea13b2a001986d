import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { inThread, oneAtATime } from './thread.ts'

let made = 0
async function thread(code: string): Promise<URL> {
  const path = join(tmpdir(), `thread-${process.pid}-${made++}.mjs`)
  await writeFile(path, `import { parentPort, workerData } from 'node:worker_threads'\n${code}`)
  return pathToFileURL(path)
}

it('runs work one after another, also after work that failed', async () => {
  const alone = oneAtATime()
  let running = 0
  const most: number[] = []
  const work = (n: number) =>
    alone(async () => {
      most.push(++running)
      await new Promise(setImmediate)
      running--
      if (n === 2) throw new Error('two')
      return n
    })
  const all = await Promise.allSettled([1, 2, 3, 4].map(work))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    1,
    'Error: two',
    3,
    4,
  ])
  expect(most).toEqual([1, 1, 1, 1])
})

it('returns what the thread posts', async () => {
  const file = await thread('parentPort.postMessage(workerData * 2)')
  expect(await inThread(file, 21, { seconds: 60, heapMb: 64 })).toBe(42)
})

it('ends a thread that needs more memory than it may have, and the process goes on', async () => {
  const file = await thread(
    'const all = []; for (;;) all.push(Array(100_000).fill({ n: all.length }).map((o) => ({ ...o })))',
  )
  await expect(inThread(file, null, { seconds: 60, heapMb: 32 })).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  })
})

it('ends a thread that takes too long, throws or says nothing', async () => {
  const limits = { seconds: 60, heapMb: 64 }
  await expect(inThread(await thread('for (;;);'), null, { ...limits, seconds: 0.2 })).rejects.toThrow('took too long')
  await expect(inThread(await thread('throw new Error("no")'), null, limits)).rejects.toThrow('no')
  await expect(inThread(await thread(''), null, limits)).rejects.toThrow('ended without a result')
})
