// Is this Node new enough to run the product? If so, hand over; if not, say so in one line.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Khanepani needs Node 22.22 or newer and this is ${process.versions.node}; on Linux "npm install" brings one, elsewhere please install it.\n`,
  )
  process.exit(1)
}

const mode = process.argv.includes('--dev') ? 'development' : 'production'
// Before anything is imported: React renders ten times slower when it takes itself to be in development.
process.env.NODE_ENV ||= mode

const { start } = await import('./start.ts')
await start(mode)
