// Preloaded module that writes the paths of all loaded modules to the file LOADED_FILES on exit.

import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const loaded = new Set()

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.add(fileURLToPath(url))
    return next(url, context)
  },
})

process.on('exit', () => writeFileSync(process.env.LOADED_FILES, [...loaded].join('\n')))
