import type { Locator } from '@playwright/test'

/** Whether the middle of an element is not under another one. */
export const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
