import type { Finding } from '@clubhouse/draw/verify'
import address from './check-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/**
 * What differs in a bundle. It is computed in the browser, in a worker, or in the page where workers are missing or
 * blocked; the verifier is loaded only now.
 */
export async function check(bundle: unknown, signal: AbortSignal): Promise<Finding[]> {
  const worker = begun()
  if (!worker) return inPage(bundle)
  signal.addEventListener('abort', () => worker.terminate(), { once: true })
  try {
    return await new Promise<Finding[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Finding[]>) => resolve(data), { once: true })
      worker.addEventListener('error', reject, { once: true })
      worker.postMessage(bundle)
    })
  } catch {
    return inPage(bundle)
  } finally {
    worker.terminate()
  }
}

function begun(): Worker | undefined {
  try {
    const { trustedTypes } = window as { trustedTypes?: unknown } as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('draw-verifier', { createScriptURL: () => address })
    return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' })
  } catch {
    return undefined
  }
}

async function inPage(bundle: unknown): Promise<Finding[]> {
  const { verify } = await import('@clubhouse/draw/verify')
  return verify(bundle)
}
