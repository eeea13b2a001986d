const AGAIN_AFTER_MS = 1000
const OVERLOADED = 429

/** A question of the frame that was not answered with data. */
export class NoAnswer extends Error {
  /** HTTP status, or the code of the refusal; 0 when nothing came back. */
  readonly code: string
  constructor(code: string | number) {
    super(`answered ${code}`)
    this.code = String(code)
  }
}

/**
 * Asks what every page asks, as a visitor and without what calls bring along (their shapes, overlays, waiting line).
 * Tries twice. @throws NoAnswer
 */
export async function askPlainly<T>(path: string, method: 'GET' | 'PUT' = 'GET'): Promise<T> {
  try {
    return await once<T>(path, method)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    return once<T>(path, method)
  }
}

async function once<T>(path: string, method: string): Promise<T> {
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const response = await fetch(`/hp/api${path}`, { method, ...body }).catch(() => undefined)
  if (!response) throw new NoAnswer(0)
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer?.result) return answer.data as T
  throw new NoAnswer(response.ok ? (answer?.fail?.code ?? response.status) : response.status)
}

/** Too many questions say nothing about the site. */
export const isOverloaded = (error: unknown): boolean => error instanceof NoAnswer && error.code === String(OVERLOADED)
