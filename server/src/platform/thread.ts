import { Worker } from 'node:worker_threads'

interface Limits {
  seconds: number
  /** JavaScript memory of the thread; what is above ends the thread, not the process. */
  heapMb: number
}

/** Runs work one after another, in the order asked. Work that fails holds up nothing. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

/**
 * Runs a file in a thread of its own, which ends afterwards. @param file posts its result once @param data its `workerData`
 * @throws its error, or an error when it takes too long, needs too much memory or ends without a result
 */
export async function inThread<Result>(file: URL, data: unknown, { seconds, heapMb }: Limits): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const worker = new Worker(file, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: Math.ceil(heapMb / 4) },
  })
  const timer = setTimeout(() => reject(new Error('took too long')), seconds * 1000)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('ended without a result')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
