import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Question {
  figuresFor: number
}
interface Answer extends Question {
  /** Undefined when a worker did not answer. */
  text?: string
}

const isAbout = <T extends Question>(message: unknown): message is T =>
  typeof message === 'object' && message !== null && 'figuresFor' in message

/** In the supervisor: lets each worker ask for the figures of all of them. */
export function gatherFigures(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isAbout<Question>(message)) return
    const text = await all.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ figuresFor: message.figuresFor, text } satisfies Answer)
  })
}

/**
 * The workers of a machine share its port, so a request of Prometheus reaches any of them. Each answers for all of them,
 * with a label for each worker: otherwise a counter would seem to begin again whenever another worker answers.
 * Decision 164.
 * @returns reads them, as text for Prometheus; those of this process alone while another worker does not answer
 */
export function figuresOfWorkers(own: Registry): () => Promise<string> {
  if (!cluster.worker) return () => own.metrics()
  own.setDefaultLabels({ worker: String(cluster.worker.id) })
  AggregatorRegistry.setRegistries(own)
  // Answers the supervisor from now on.
  new AggregatorRegistry()
  const waiting = new Map<number, (text?: string) => void>()
  let asked = 0
  process.on('message', (message: unknown) => {
    if (!isAbout<Answer>(message)) return
    waiting.get(message.figuresFor)?.(message.text)
    waiting.delete(message.figuresFor)
  })
  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const figuresFor = ++asked
    waiting.set(figuresFor, resolve)
    process.send!({ figuresFor } satisfies Question)
    return (await promise) ?? own.metrics()
  }
}
