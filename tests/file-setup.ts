// Runs for every test file: cleans up after it, and stores what Node compiled for the next worker, which Vitest ends before Node would do so.

import { flushCompileCache } from 'node:module'
import { afterAll } from 'vitest'
import { cleanUp } from './cleanup.ts'

afterAll(async () => {
  await cleanUp()
  flushCompileCache()
})
