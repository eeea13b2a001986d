import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { logIn } from './log-in.ts'
import type { Person } from './people.ts'
import type { TeeTime } from './tee-times.ts'

export function line(page: Page, { time, course }: TeeTime): Locator {
  return page.getByRole('button', { name: new RegExp(`^${time}, .*, ${course}$`) })
}

export function sheetAddress({ date, courseIdx }: TeeTime): string {
  return `/reservation?date=${date}&course=${courseIdx}`
}

export function holdPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^You hold / })
}

/** The hold at the lower edge of other pages, and of the sheet on a phone. */
export function dock(page: Page): Locator {
  return page.getByRole('region', { name: 'Your hold' })
}

/** Names the day, the time and the price: “Book Thu 10 Dec, 06:30 · ₩730,000”. */
export function bookButton(panel: Page | Locator): Locator {
  return panel.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, \d\d:\d\d · / })
}

/** The booking of a tee time on my page; time and course alone may match another day. */
export function bookingCard(page: Page, { date, time, course }: TeeTime): Locator {
  return page
    .getByRole('article')
    .filter({ hasText: `${time} ${course}` })
    .filter({ has: page.locator(`time[datetime^="${date}"]`) })
}

/** Logs in and holds the tee time; the form is open. @param enter how to log in */
export async function hold(page: Page, person: Person, teeTime: TeeTime, enter = logIn): Promise<Locator> {
  await enter(page, person.id, sheetAddress(teeTime))
  await line(page, teeTime).click()
  const panel = holdPanel(page)
  await expect(bookButton(panel)).toBeVisible()
  return panel
}
