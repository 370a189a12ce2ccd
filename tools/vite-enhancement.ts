// Vite plugin: builds the two small scripts of every document without React.

import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const virtual = 'virtual:enhancement'

/**
 * `virtual:enhancement` exports `early` (code to inline in the head) and `path` and `body` of the deferred script,
 * served by the app under its content hash.
 */
export function enhancement(): Plugin {
  return {
    name: 'enhancement',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined
      const early = await bundle('src/shells/enhancement/early.ts', (file) => this.addWatchFile(file))
      const body = await bundle('src/shells/enhancement/enhance.ts', (file) => this.addWatchFile(file))
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
      const path = `/enhance-${hash}.js`
      return `export const early = ${JSON.stringify(early)}; export const path = ${JSON.stringify(path)}; export const body = ${JSON.stringify(body)}`
    },
  }
}

async function bundle(input: string, watch: (file: string) => void): Promise<string> {
  const built = await rolldown({
    input,
    platform: 'browser',
    transform: { target: ['chrome109', 'safari16', 'firefox115'] },
  })
  const { output } = await built.generate({ format: 'iife', minify: true })
  await built.close()
  for (const file of output[0].moduleIds) watch(file)
  return output[0].code.trim()
}
