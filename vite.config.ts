import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { enhancement } from './tools/vite-enhancement.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), enhancement()],
  build: { target: ['chrome109', 'safari16', 'firefox115'], assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './src/server-entry.ts' } } } },
})
