import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'specification/*.test.ts',
            'contract/src/**/*.test.ts',
            'server/src/**/rules.test.ts',
            'web/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          exclude: ['server/src/**/rules.test.ts'],
          globalSetup: ['server/test/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // Timeouts must not depend on the load of the machine.
          expect: { poll: { timeout: 25_000 } },
          pool: 'forks',
          // Files of a process share its modules, because loading the product takes seconds; each file has its own
          // club.
          isolate: false,
        },
      },
    ],
  },
})
