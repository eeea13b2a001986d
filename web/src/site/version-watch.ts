import { say } from '../language/speaking'
import { toastBar } from '../ui/feedback/toast-bar'
import { asksAtLook, offer, pauseMs } from './new-version'

interface Build {
  buildId: string
}

let asked = Date.now()
let offered: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Checks for a new version periodically, and when a tab regains focus. */
export function watchVersion(): () => void {
  const next = () => {
    timer = setTimeout(() => ask().finally(next), pauseMs(Math.random()))
  }
  const look = () => {
    if (asksAtLook(Date.now(), asked)) ask()
  }
  next()
  window.addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', look)
  }
}

async function ask(): Promise<void> {
  if (navigator.onLine === false) return
  asked = Date.now()
  try {
    const { buildId } = await read<Build>('/builds/latest.json')
    const wanted = offer(ownBuild(), buildId, offered)
    // During a rolling deployment another process may answer.
    if (!wanted || (await read<Build>(`/builds/meta/${wanted}.json`)).buildId !== wanted) return
    offered = wanted
    toastBar(say('site.NEW_VERSION'), {
      yes: say('site.RELOAD'),
      no: say('site.LATER'),
      // Never automatic: the page may have input or a hold.
      answer: (yes) => yes && location.reload(),
    })
  } catch (error) {
    console.error('The manifest of the site could not be fetched.', error)
  }
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function ownBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
