// Configuration of Vitest: which files are tests, and how many run at once.

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The production build of React has no other.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/**/*.test.ts',
      'tools/**/*.test.ts',
      'demonstration/**/*.test.ts',
    ],
    environment: 'node',
    // As the product runs: React draws several times slower in development mode.
    env: { NODE_ENV: 'production' },
    // Vitest would leave one core to itself, and with it half of a machine of two.
    maxWorkers: availableParallelism(),
    globalSetup: ['tests/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
