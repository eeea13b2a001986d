import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [360, 1440]

/** For `test.use`: colours that fade into each other would be measured half way. What axe finds says where it is. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' }, trace: 'off' } as const

/** Everything that axe finds on the page as it stands, in light and dark, narrow and wide. */
export async function isAccessible(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze()
      const found = violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}  ${node.html.slice(0, 160)}`),
        why: nodes[0]?.failureSummary,
      }))
      expect.soft(found, `${what}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** Nothing of the page can be reached only by scrolling sideways. */
export async function fitsSideways(page: Page, what: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(over, `${what}, ${width} px`).toBeLessThanOrEqual(0)
  }
}
