import { globSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

const FILES = globSync(['*.spec.ts', 'journeys/*.spec.ts'], { cwd: import.meta.dirname }).sort()
/**
 * Two clubs, each with its own product, database and browser, and every second file. A journey always finds what the
 * same journeys left before it; if the next free club took each file, that would depend on the machine's speed.
 */
const CLUBS = [0, 1].map((club) => ({
  name: `club ${club + 1}`,
  testMatch: FILES.filter((_, i) => i % 2 === club).map((file) => `**/e2e/${file}`),
  workers: 1,
}))

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/once.ts',
  projects: CLUBS,
  workers: CLUBS.length,
  // A test that needs a second attempt is a defect.
  retries: 0,
  reporter: 'list',
  // Timeouts must not depend on the load of the machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Service workers are off; the journey about the offline page enables its worker.
    serviceWorkers: 'block',
    // A reader abroad: the club's times stay in its zone.
    timezoneId: 'America/New_York',
    // A failure's page is stored anyway; `--trace=on` records every step of a run.
    trace: 'off',
  },
})
