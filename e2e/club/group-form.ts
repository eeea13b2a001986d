import type { Locator, Page } from '@playwright/test'

interface Group {
  name: string
  /** The secretary, whom the president knows. */
  friend: string
  nth: string
  weekday: string
  hour: string
  /** 1 for January: the one in which the group plays. */
  month: number
}

/** Fills the application of a group with two guests, up to its last step. */
export async function fillGroup(page: Page, { name, friend, nth, weekday, hour, month }: Group): Promise<Locator> {
  await page.getByRole('button', { name: 'Apply for the season' }).click()
  const form = page.getByRole('region', { name: 'Apply for a group' })
  await form.getByLabel('Group name').fill(name)
  const secretary = form.getByRole('group', { name: 'Secretary' })
  await secretary.getByRole('combobox', { name: 'Find a member' }).fill(friend)
  await page.getByRole('option', { name: friend }).click()
  await form.getByLabel('Week of the month').selectOption(nth)
  await form.getByLabel('Weekday').selectOption(weekday)
  await form.getByLabel('First tee time from').selectOption(hour)
  for (const guest of ['First Guest', 'Second Guest']) {
    await form.getByLabel('Name of a guest').fill(guest)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const months = form.getByRole('group', { name: 'Months without a date (optional)' }).getByRole('checkbox')
  for (let other = 1; other <= 12; other++) if (other !== month) await months.nth(other - 1).check()
  return form
}
