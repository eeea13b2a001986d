import { latest, one } from '@clubhouse/contract/build'
import { reload } from '../api/lost-chunk'
import { AS_VISITOR, ask } from '../api/transport'
import { say } from '../language/speaking'
import { toastBar } from '../ui/feedback/toast-bar'
import { asksAtLook, offer, pauseMs } from './new-version'

let asked = Date.now()
let offered: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Checks for a new version periodically, and when a tab regains focus. */
export function watchVersion(): () => void {
  const next = () => {
    timer = setTimeout(() => check().finally(next), pauseMs(Math.random()))
  }
  const look = () => {
    if (asksAtLook(Date.now(), asked)) check()
  }
  next()
  window.addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', look)
  }
}

async function check(): Promise<void> {
  if (navigator.onLine === false) return
  asked = Date.now()
  try {
    const { buildId } = await ask(latest, {}, AS_VISITOR)
    const wanted = offer(ownBuild(), buildId, offered)
    // During a rolling deployment another process may answer.
    if (!wanted || (await ask(one, { buildId: wanted }, AS_VISITOR)).buildId !== wanted) return
    offered = wanted
    toastBar(say('site.NEW_VERSION'), {
      yes: say('site.RELOAD'),
      no: say('site.LATER'),
      // Never automatic: the page may have input or a hold.
      answer: (yes) => yes && reload(),
    })
  } catch (error) {
    console.error('The manifest of the site could not be fetched.', error)
  }
}

function ownBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
