import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/**/*.test.ts',
      'tools/**/*.test.ts',
      'demonstration/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: ['tests/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
