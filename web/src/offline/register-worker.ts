const WORKER = '/offline-worker.js'

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

/** Lets this browser keep the page that says that there is no network. Nothing is lost where it cannot. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { trustedTypes } = window as { trustedTypes?: unknown } as { trustedTypes?: TrustedTypes }
  // The only address of a script that this page ever names itself.
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => WORKER })
  navigator.serviceWorker.register(policy ? policy.createScriptURL(WORKER) : WORKER).catch(() => undefined)
}
