// What of a contract's rows does the browser need: only where to send and how, for the server checks what is sent and answered?

import type { Plugin } from 'vite'
import { parseSync } from 'vite'

const asked = /\/src\/.*\.ts$/
const virtual = 'virtual:no-schemas'
/** Whatever is asked of it, it gives itself: the shapes are still declared, and nothing in the browser reads one. */
const nothing = `export const z = new Proxy(() => z, { get: () => z })`

/** Rows without what only the server and the API document read, and zod's place taken by nothing, in the browser's bundle alone. */
export function contracts(): Plugin {
  return {
    name: 'contracts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? nothing : undefined),
    transform(code, id) {
      if (!asked.test(id.split('?')[0]!) || !code.includes('zod/mini')) return undefined
      return { code: forBrowser(code), map: null, moduleSideEffects: false }
    },
  }
}

/** @example forBrowser("export const oneApi = { ask: { method: 'GET', path: '/a', output: z.string() } }") // without `output` */
export function forBrowser(code: string): string {
  const gone = rowsIn(code).flatMap((row) => row.filter(({ name }) => serverOnly.has(name)))
  const kept = gone
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
  return kept.replace(/import \* as z from ["']zod\/mini["']/, `import { z } from "${virtual}"`)
}

const serverOnly = new Set(['input', 'output', 'summary', 'for', 'also', 'answers', 'largestBody'])

type Span = { name: string; start: number; end: number }
type Node = { type: string; start: number; end: number; [name: string]: unknown }

/** The properties of each row of each exported `…Api`. */
function rowsIn(code: string): Span[][] {
  const body = parseSync('contract.js', code).program.body as unknown as Node[]
  const tables = body.flatMap((statement) => {
    const { declarations = [] } = (statement.declaration ?? {}) as { declarations?: Node[] }
    return declarations.filter(({ id }) => (id as Node & { name: string }).name.endsWith('Api')).map(({ init }) => init)
  })
  return tables.flatMap((table) => propertiesOf(table).map(({ value }) => propertiesOf(value).map(spanOf)))
}

function propertiesOf(value: unknown): Node[] {
  const { type, properties } = value as Node & { properties?: Node[] }
  return type === 'ObjectExpression' ? properties!.filter((one) => one.type === 'Property') : []
}

function spanOf({ key, start, end }: Node): Span {
  return { name: (key as Node & { name?: string }).name ?? '', start, end }
}
