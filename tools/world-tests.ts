// Test files that open a world and change nothing else of their process: they share workers, which load the product once.

import { globSync, readFileSync } from 'node:fs'

const opensWorld = /from '(#tests|\.)\/world\.ts'/
/** Environment, globals, timers, month table; processes and instances of the product. */
const changesProcess =
  /\bprocess\.|globalThis|\bvi\.(use|stub|mock|spy|set)|setMonthTable|whole-product|\/product\.ts|child_process/

/** Paths from the root of the repository. `world-tests.test.ts` lists the state of the modules that they share. */
export const worldTests = globSync('{src,tests,tools,demonstration}/**/*.test.ts', {
  exclude: (path) => path.endsWith('node_modules'),
})
  .filter((file) => isWorldTest(readFileSync(file, 'utf8')))
  .toSorted()

function isWorldTest(text: string): boolean {
  return opensWorld.test(text) && !changesProcess.test(text)
}
