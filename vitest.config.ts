// Configuration of Vitest: which files are tests, what runs them, and how many run at once.

import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { pureTests } from './tools/pure-tests.ts'
import { sharedTests } from './tools/shared-tests.ts'

const folders = '{src,tests,tools,demonstration}/**'

// Workers read what an earlier one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= 'node_modules/.cache/node'

const everywhere = {
  // As the product runs: React draws several times slower in development mode.
  env: { NODE_ENV: 'production' },
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 60_000,
  setupFiles: ['tests/file-setup.ts'],
}
/** As in production, Node runs the modules themselves; only what has JSX or assets is transformed by Vite. */
const byNode = {
  ...everywhere,
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

const projects: TestProjectInlineConfiguration[] = [
  { test: { ...byNode, name: 'pure', include: pureTests, isolate: false } },
  { test: { ...byNode, name: 'shared', include: sharedTests, isolate: false } },
  {
    test: {
      ...byNode,
      name: 'node',
      include: [`${folders}/*.test.ts`],
      exclude: [...pureTests, ...sharedTests, '**/node_modules/**'],
    },
  },
  {
    // The production build of React has no other.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // They render to text and leave their process as it is: the modules of a worker are transformed once.
    test: { ...everywhere, name: 'components', include: [`${folders}/*.test.tsx`], isolate: false },
  },
]

export default defineConfig({
  test: {
    // Three on two cores: half of the time a worker waits for PostgreSQL or for a process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Of the whole run: every project gets copies of the same database.
    globalSetup: ['tests/database-server.ts'],
    projects,
  },
})
