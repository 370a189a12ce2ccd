// Configuration of Playwright: how journeys run, and their Chromium.

import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/machine.ts'

const executablePath = findChromium()
/** The journeys that take minutes: begun last, they would end alone while the other workers wait. */
const walks = /\/(every-page|office-lists|published-kinds|signed-in-pages)\.spec\.ts$/
const components = /\/(axe|data-table|example-form|examples)\.spec\.ts$/

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/journeys/product.ts',
  fullyParallel: true,
  projects: [
    { name: 'walks', testMatch: walks },
    // Examples of components, without sessions or stored settings between them: one context for all tests of a worker takes a quarter of the time off.
    { name: 'components', testMatch: components, use: { reuseContext: true } },
    { name: 'tasks', testIgnore: [walks, components] },
  ],
  // Three on two cores, since each also waits for the network; never more than four, because all share one product.
  workers: Math.min(4, Math.ceil(availableParallelism() * 1.5)),
  timeout: 60_000,
  // A journey that passes only the second time is listed as flaky at the end, and is to be mended: decision 199.
  retries: 1,
  // Five seconds are not enough for a hydrated page where ten programs share two cores.
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }], ['./tests/journeys/failed-page.ts']],
  use: {
    bypassCSP: false,
    // Less than a journey has, so that the error names the action which found nothing to act on.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Requests of pages are counted and answered by journeys; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP *.test 127.0.0.1, MAP *.localhost 127.0.0.1',
      ],
    },
  },
})
