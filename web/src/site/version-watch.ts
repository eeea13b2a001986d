import { say } from '../language/speaking'
import { toastBar } from '../ui/feedback/toast-bar'
import { asksAtLook, offer, pauseMs } from './new-version'

interface Build {
  buildId: string
}

let asked = Date.now()
let offered: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks now and then, and when somebody comes back to the tab, whether there is a newer version of the site. */
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
    // While versions are being exchanged another process may answer, which does not have it yet.
    if (!wanted || (await read<Build>(`/builds/meta/${wanted}.json`)).buildId !== wanted) return
    offered = wanted
    toastBar(say('site.NEW_VERSION'), {
      yes: say('site.RELOAD'),
      no: say('site.LATER'),
      // Only ever by hand: what is typed or held here is the person's.
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

/** As the build names itself in every page. */
function ownBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
