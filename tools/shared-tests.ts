// Test files that leave their process as it is: they share workers, which load the product once.

import { globSync, readFileSync } from 'node:fs'
import { isolated, pureTests } from './pure-tests.ts'

/** Environment, globals, timers, month table; processes and instances of the product. */
const changesProcess =
  /\bprocess\.|globalThis|\bvi\.(use|stub|mock|spy|set)|setMonthTable|whole-product|\/product\.ts|child_process/

/** One reaches every island, and with them the state of a browser; the other takes so long that it must not begin last. */
const alone = ['tools/vite-islands.test.ts', 'demonstration/load.test.ts']
const others = new Set([...isolated, ...pureTests, ...alone])

/** Paths from the root of the repository. `shared-tests.test.ts` lists the state of the modules that they share. */
export const sharedTests = globSync('{src,tests,tools,demonstration}/**/*.test.ts', {
  exclude: (path) => path.endsWith('node_modules'),
})
  .filter((file) => !others.has(file) && !changesProcess.test(readFileSync(file, 'utf8')))
  .toSorted()
