import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../journey.ts'
import { goOn } from './go-on.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const IS_FULL = process.env.ACCESS === 'full'
/** Leaves the page wide. `npm run proof:access` checks every width in both themes, other runs one width per theme. */
const LOOKS: readonly (readonly [width: number, colorScheme: 'light' | 'dark'])[] = IS_FULL
  ? [360, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => [width, theme] as const))
  : [
      [360, 'dark'],
      [1440, 'light'],
    ]

/** For `test.use`: animated colours would be measured midway. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const

export async function isAccessible(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
    await axeFindsNothing(page, `${what}, ${width} px, ${colorScheme}`, { type: 'tag', values: RULES })
  }
}

/** Opens each address within the page, which is open. */
export async function areAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await goOn(page, address)
    await isAccessible(page, address)
  }
}

/** Of colours that depend on a date; web/src/reservation/sheet/slots/contrast.test.ts has the pairs. @param nth the theme */
export async function hasContrast(page: Page, what: string, nth: number): Promise<void> {
  const themes = ['light', 'dark'] as const
  for (const colorScheme of IS_FULL ? themes : [themes[nth % 2]!]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await axeFindsNothing(page, `${what}, ${colorScheme}`, { type: 'rule', values: ['color-contrast'] })
  }
}

/** Of a page that is read in sunlight, without the frame around it: 7:1 in place of 4.5:1. */
export async function isReadableInSunlight(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
    await axeFindsNothing(
      page,
      `${what}, ${colorScheme}`,
      { type: 'rule', values: ['color-contrast-enhanced'] },
      'main',
    )
  }
}

/** Frames are left out: the only ones show an email, which refuses scripts. */
async function axeFindsNothing(page: Page, what: string, runOnly: axe.RunOnly, within = 'html'): Promise<void> {
  // Once for each document: to inject it costs as much as a look at a short page.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const found = await page.evaluate(
    async ({ options, within }) => {
      // A button half under the header is no fault of the page, and a tee sheet that arrives scrolls to its time.
      window.scrollTo(0, 0)
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, options)
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}  ${node.html.slice(0, 160)}`),
        why: nodes[0]?.failureSummary,
      }))
    },
    { options: { runOnly, iframes: false, resultTypes: ['violations'] } satisfies axe.RunOptions, within },
  )
  expect.soft(found, what).toEqual([])
}

export async function fitsSideways(page: Page, what: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(over, `${what}, ${width} px`).toBeLessThanOrEqual(0)
  }
}
