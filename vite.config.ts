// Configuration of Vite: plugins, the chunks of the browser's scripts, and the entry of the server.

import { existsSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { icons } from './tools/vite-icons.ts'
import { enhancement } from './tools/vite-enhancement.ts'
import { islands } from './tools/vite-islands.ts'
import { publicStyles } from './tools/vite-public-styles.ts'

// What every island needs goes into two files, what every table and every form needs into one more each, and the router, which only the
// signed-in apps need, into another: they compress better together, and cost few requests.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'island',
    test: /src\/(entry\.client|islands|platform\/(older-browsers|page-calendar|sign-out-redirect|browser-(locale|session)|http-client|api-(request|answer|base))|shells\/(around-islands|session-guard|typed-text)|ui\/(island|button|callout|icon|time-text|use-hydrated|page-(address|language)|toast\/(toast|messages)|form\/(draft|unsaved)|close-outside)|kit\/(language|declared-query|format|calendar|phone|refusal|text|search-|page-sizes))/,
  },
  // Also needed where there is no form and no table.
  { name: 'validation', test: /src\/(kit\/(validation\/|inputs)|platform\/messages)/ },
  { name: 'table-messages', test: /src\/kit\/table\/messages/ },
  {
    name: 'form',
    test: /src\/(ui\/form\/(form|definition|use-|text-fields|field-frame)|platform\/send-form)/,
  },
  {
    name: 'table',
    test: /src\/(ui\/(data-table\/(data-table|table-|column-menu|cells|use-|grid|rows|server)|filter-panel\/(filter-panel|filters|plain)|debounced-|use-|plain-click)|kit\/(table\/(address|query|columns|cell-values|selection|timings|data-source)))/,
  },
]

export default defineConfig({
  plugins: [publicStyles(), icons(), tailwindcss(), reactRouter(), enhancement(), islands()],
  build: { target: ['chrome109', 'safari16', 'firefox115'], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
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
