// Runs a command for operators out of the build: `node tools/run.js people list --org 487`.

import './node-version.js'

process.env.NODE_ENV ||= 'production'

const [name = '', ...args] = process.argv.slice(2)
const { buildForCommand, loadBuild } = await import('./build.ts')
await buildForCommand((line) => process.stderr.write(`${line}\n`))
const { commands } = await loadBuild()
const command = commands[name]
if (command) await (await command())(args)
else {
  process.stderr.write(`There is no command "${name}". Commands are ${Object.keys(commands).join(', ')}.\n`)
  process.exitCode = 1
}
