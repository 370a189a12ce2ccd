// Stores what Node compiled in this worker for the next one; Vitest ends workers before Node would do so itself.

import { flushCompileCache } from 'node:module'
import { afterAll } from 'vitest'

afterAll(() => flushCompileCache())
