// Starts the product: what was built, or with --dev the same modules from their sources.

import './node-version.js'

const development = process.argv.includes('--dev')
// Before anything is imported: React renders ten times slower when it takes itself to be in development.
process.env.NODE_ENV ||= development ? 'development' : 'production'

if (development) {
  const { develop } = await import('./develop.ts')
  await develop()
} else {
  const { buildWhenStale, loadBuild } = await import('./build.ts')
  await buildWhenStale((line) => process.stdout.write(`${line}\n`))
  const { server } = await loadBuild()
  await (await server()).start()
}
