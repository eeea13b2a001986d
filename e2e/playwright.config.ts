import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/once.ts',
  // Each worker has its own product, database and browser.
  workers: 2,
  // A test that needs a second attempt is a defect, listed as flaky until whole runs of the newest journeys list none.
  retries: 1,
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
