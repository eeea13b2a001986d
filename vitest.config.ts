import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Only a test that hangs is ended; the load of the machine must not decide. */
const ENDED_AFTER_MS = 900_000

const UNIT = [
  '*.test.ts',
  'specification/*.test.ts',
  'contract/src/**/*.test.ts',
  'bench/src/**/*.test.ts',
  'draw/src/**/*.test.ts',
  'server/src/**/rules.test.ts',
  'web/src/**/*.test.ts',
]
/** Files that replace globals, modules or the clock, and so must not share them. */
const REPLACING = globSync(UNIT, { cwd: import.meta.dirname }).filter((path) =>
  /import \{[^}]*\bvi\b[^}]*\} from 'vitest'/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
)

export default defineConfig({
  test: {
    // A test waits for the database about a third of its time.
    maxWorkers: availableParallelism() + 2,
    // The document of the screens does not know this element of HTML.
    onConsoleLog: (log) => !log.includes('The tag <search> is unrecognized'),
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: ENDED_AFTER_MS,
          include: UNIT,
          exclude: REPLACING,
          // Loading modules takes most of the time.
          isolate: false,
        },
      },
      { test: { name: 'replacing', testTimeout: ENDED_AFTER_MS, include: REPLACING } },
      // Screens in a document without a browser: what a press and a word typed do.
      {
        test: {
          name: 'dom',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: ENDED_AFTER_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          exclude: ['server/src/**/rules.test.ts'],
          globalSetup: ['server/test/database.ts'],
          testTimeout: ENDED_AFTER_MS,
          hookTimeout: ENDED_AFTER_MS,
          expect: { poll: { timeout: 60_000 } },
          pool: 'forks',
          // Files of a process share its modules, because loading the product takes seconds; each file has its own
          // club.
          isolate: false,
        },
      },
    ],
  },
})
