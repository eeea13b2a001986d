import { store } from './store'

const SLOW_MS = 3000
const OPENS_AFTER_MS = 1000
const STAYS_MS = 1000

export const progressOpen = store(false)
let slow = 0
let openedAt = 0
let opening: ReturnType<typeof setTimeout> | undefined

/** Watches one request; call the returned function at its end. */
export function trackProgress(): () => void {
  let counted = false
  const timer = setTimeout(() => {
    counted = true
    if (++slow === 1) opening = setTimeout(open, OPENS_AFTER_MS)
  }, SLOW_MS)
  return () => {
    clearTimeout(timer)
    if (counted && --slow === 0) close()
  }
}

function open(): void {
  openedAt = Date.now()
  progressOpen.set(true)
}

/** Minimum duration, so that it can be read. */
function close(): void {
  clearTimeout(opening)
  const wait = openedAt + STAYS_MS - Date.now()
  if (wait > 0) setTimeout(() => slow === 0 && progressOpen.set(false), wait)
  else progressOpen.set(false)
}
