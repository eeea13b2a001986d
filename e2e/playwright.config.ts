import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

/** The files of the second club; every other is of the first. A new one goes where a run has less to do. */
const SECOND = [
  'board-access',
  'daylight-saving',
  'journeys/address',
  'journeys/banners',
  'journeys/booking-panel',
  'journeys/change-booking',
  'journeys/codes',
  'journeys/coupons',
  'journeys/dashboard',
  'journeys/desk',
  'journeys/errors',
  'journeys/expired-hold',
  'journeys/find',
  'journeys/frame',
  'journeys/holidays',
  'journeys/ip-blocks',
  'journeys/keyboard',
  'journeys/korean',
  'journeys/languages',
  'journeys/limits',
  'journeys/lost-and-fame',
  'journeys/manager-form',
  'journeys/member-lists',
  'journeys/members',
  'journeys/menus',
  'journeys/office-list',
  'journeys/opening-rules',
  'journeys/outbox',
  'journeys/own-club',
  'journeys/palette',
  'journeys/passkeys',
  'journeys/penalty',
  'journeys/people',
  'journeys/phone',
  'journeys/popup',
  'journeys/postcode',
  'journeys/proof',
  'journeys/question-editor',
  'journeys/questions',
  'journeys/rights',
  'journeys/season-draw',
  'journeys/seo',
  'journeys/session',
  'journeys/site-settings',
  'journeys/slow-scripts',
  'journeys/templates',
  'journeys/today',
  'journeys/two-windows',
  'journeys/unlock',
  'journeys/weight',
  'office-access',
  'people-access',
].map((name) => `**/e2e/${name}.spec.ts`)
/**
 * Two clubs, each with its own product, database and browser. A journey always finds what the same journeys left before
 * it; if the next free club took each file, that would depend on the machine's speed.
 */
const CLUBS = [
  { name: 'club 1', testIgnore: SECOND, workers: 1 },
  { name: 'club 2', testMatch: SECOND, workers: 1 },
]

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
