// Configuration of Vite: plugins, the browsers and files of the scripts, and the entry of the server.

import { existsSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { icons } from './tools/vite-icons.ts'
import { enhancement } from './tools/vite-enhancement.ts'
import { scriptGroups } from './tools/script-groups.ts'
import { islands } from './tools/vite-islands.ts'
import { publicStyles } from './tools/vite-public-styles.ts'

const scripts = {
  target: ['chrome109', 'safari16', 'firefox115'],
  assetsInlineLimit: 0,
  rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
}

export default defineConfig({
  plugins: [publicStyles(), icons(), tailwindcss(), reactRouter(), enhancement(), islands(scripts)],
  build: { target: scripts.target, assetsInlineLimit: scripts.assetsInlineLimit },
  environments: {
    client: { build: { rolldownOptions: scripts.rolldownOptions } },
    ssr: {
      build: { rolldownOptions: { input: './tools/programs.ts' } },
      resolve: { external: demonstrationPackages() },
    },
  },
})

/** Never looked for by the build, for the demonstration may be there without its packages: it is then left out at the start. */
function demonstrationPackages(): string[] {
  const file = 'demonstration/package.json'
  if (!existsSync(file)) return []
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
}
