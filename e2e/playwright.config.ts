import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/once.ts',
  // Each with a product, a database and a browser of its own.
  workers: 2,
  // A test that needs a second attempt is a defect.
  retries: 0,
  reporter: 'list',
  // How long a busy machine may take is no part of any journey: only what never comes fails.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Journeys look at what goes over the network; the one about the offline page lets its worker in.
    serviceWorkers: 'block',
    // Somebody abroad: the club's times are the club's, wherever they are read.
    timezoneId: 'America/New_York',
    // What the page held at a failure is kept anyway; a picture of every step costs a tenth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
})
