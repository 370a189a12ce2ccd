// Configuration of Playwright: how journeys run, and their Chromium.

import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/machine.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/journeys/product.ts',
  fullyParallel: true,
  // Three on two cores, since each also waits for the network; never more than four, because all share one product.
  workers: Math.min(4, Math.ceil(availableParallelism() * 1.5)),
  timeout: 60_000,
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    bypassCSP: false,
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
