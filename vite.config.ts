import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { enhancement } from './tools/vite-enhancement.ts'

// What every hydrated page needs anyway goes into two files, and what every table needs into a third: they compress better together, and cost few requests.
const groups = [
  {
    name: 'react',
    // The router's links and forms stay apart: only the signed-in rooms use them.
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/(?!dist\/production\/lib\/dom\/lib)/,
  },
  {
    name: 'shell',
    test: /src\/(shells\/(?!portal|staff|signed-in)|platform\/page|ui\/(breadcrumbs|button|callout|card|empty-state|icon|page-(area|heading)|toast\/(toast|messages))|kit\/(language|format|calendar|phone))/,
  },
  {
    name: 'table',
    test: /src\/(ui\/(data-table\/(data-table|table-|column-menu|cells|use-|grid|rows|server)|filter-panel\/(filter-panel|filters|plain)|settled|use-|here)|kit\/(table\/(address|query|columns|cell-values|messages|selection|timings|data-source)|search-key|page-sizes|refusal))/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), enhancement()],
  build: { target: ['chrome109', 'safari16', 'firefox115'], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './src/server-entry.ts' } } },
  },
})
