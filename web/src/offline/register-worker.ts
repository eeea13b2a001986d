const WORKER = '/offline-worker.js'

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

/** Registers the offline worker; failures are ignored. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { trustedTypes } = window as { trustedTypes?: unknown } as { trustedTypes?: TrustedTypes }
  // The only script URL that a page creates itself.
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => WORKER })
  navigator.serviceWorker.register(policy ? policy.createScriptURL(WORKER) : WORKER).catch(() => undefined)
}
