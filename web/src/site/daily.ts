import { increment } from '@clubhouse/contract/dashboard'
import { holidays } from '@clubhouse/contract/site'
import { serverNow } from '../api/clock'
import { AS_VISITOR, ask } from '../api/transport'
import type { Club } from '../language/club'
import { clubDay, isDue } from './once-a-day'

const HOLIDAYS = 'Holidays'
const HOLIDAYS_READ = 'holidaysRead'
const OFFLINE_KEPT = 'offlineKept'
const VIEW_COUNTED = 'homeViewed'

/** Daily work at the first visit: counts the day, reads the holidays, refreshes the offline page. */
export async function doDaily({ clubCode, zone }: Club, lang: string): Promise<void> {
  const today = clubDay(serverNow(), zone)
  await Promise.allSettled([
    onceOn(VIEW_COUNTED, today, () => ask(increment, { clubCode }, AS_VISITOR)),
    onceOn(HOLIDAYS_READ, today, async () => {
      const read = await ask(holidays, { clubCode, lang }, AS_VISITOR)
      localStorage.setItem(HOLIDAYS, JSON.stringify(read))
    }),
    onceOn(OFFLINE_KEPT, today, async () => navigator.serviceWorker?.controller?.postMessage('keep')),
  ])
}

/** Marked first, so that two tabs do it once; a failure is retried at the next start. */
async function onceOn(name: string, today: string, act: () => Promise<unknown>): Promise<void> {
  if (!isDue(localStorage.getItem(name), today)) return
  localStorage.setItem(name, today)
  try {
    await act()
  } catch {
    localStorage.removeItem(name)
  }
}
