import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/once.ts',
  // Each with a product, a database and a browser of its own.
  workers: 2,
  // A machine that is busy elsewhere can make one miss its time. What needed its second try is listed as flaky.
  retries: 1,
  reporter: 'list',
  // A slow machine makes a journey long, not wrong.
  timeout: 120_000,
  expect: { timeout: 8000 },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Journeys look at what goes over the network; the one about the offline page lets its worker in.
    serviceWorkers: 'block',
    // Somebody abroad: the club's times are the club's, wherever they are read.
    timezoneId: 'America/New_York',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
})
