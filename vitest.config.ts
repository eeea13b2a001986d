import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Of its own accord, Vitest leaves one core idle.
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
          // How long a busy machine may take is no part of any test: only what never comes fails.
          expect: { poll: { timeout: 25_000 } },
          pool: 'forks',
          // Files of a process share its modules: each has a club of its own, and loading the product takes seconds.
          isolate: false,
        },
      },
    ],
  },
})
