// Page of environment variables in docs, made from their definitions; run it to write the page.

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variables } from '#platform/env.server.ts'

const page = fileURLToPath(new URL('../docs/environment.md', import.meta.url))

export function environmentPage(): string {
  const rows = Object.values(variables).map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback === undefined ? '–' : `\`${fallback}\``} | ${description} |`,
  )
  return `# Environment

Made from \`src/platform/env.server.ts\` by \`node tools/environment.ts\`. An empty variable counts as not set.

| Variable | Default | What it is |
| --- | --- | --- |
${rows.join('\n')}
`
}

/** The page with its columns as narrow as they are made; the formatter widens them. */
export function writtenEnvironmentPage(): string {
  return readFileSync(page, 'utf8').replace(/ +\|/g, ' |').replace(/\| -+/g, '| ---')
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(page, environmentPage())
