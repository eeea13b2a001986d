import { mayPass, pause, waitBefore } from './retry'

const OVERLOADED = 429
const NOTHING_CAME = 0

export class NoAnswer extends Error {
  /** HTTP status, or the code of the refusal; 0 without a response. */
  readonly code: string
  readonly againIn: number | undefined
  constructor(code: string | number, againIn?: number) {
    super(`answered ${code}`)
    this.code = String(code)
    this.againIn = againIn
  }
}

/** As a visitor. A read is retried once, and once more without a response; a write never. @throws NoAnswer */
export async function askPlainly<T>(path: string, method: 'GET' | 'PUT' = 'GET'): Promise<T> {
  try {
    return await once<T>(path, method)
  } catch (error) {
    if (method !== 'GET' || !(error instanceof NoAnswer) || error.againIn === undefined) throw error
    await pause(error.againIn)
    return once<T>(path, method)
  }
}

async function once<T>(path: string, method: string): Promise<T> {
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const response = await fetch(`/hp/api${path}`, { method, ...body }).catch(() => undefined)
  if (!response) throw new NoAnswer(NOTHING_CAME, waitBefore(null, Date.now()))
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer?.result) return answer.data as T
  if (response.ok) throw new NoAnswer(answer?.fail?.code ?? response.status)
  const mayAgain = mayPass(response.status)
  throw new NoAnswer(
    response.status,
    mayAgain ? waitBefore(response.headers.get('retry-after'), Date.now()) : undefined,
  )
}

/** A 429 says nothing about the site. */
export const isOverloaded = (error: unknown): boolean => error instanceof NoAnswer && error.code === String(OVERLOADED)
