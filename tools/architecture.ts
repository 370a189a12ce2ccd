// Do the imports point down as the house draws them: kit → ui, platform → features → shells → assembly?

import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { globSync } from 'node:fs'

export type Import = { from: string; to: string; typeOnly: boolean }

/** The room a source file stands in, or undefined for files outside `src`. */
export function roomOf(file: string): { layer: string; feature?: string; room?: string } | undefined {
  const parts = file.split('/')
  if (parts[0] !== 'src') return undefined
  if (parts[1] === 'features' && parts.length > 3)
    return { layer: 'feature', feature: parts[2]!, room: featureRoom(parts[3]!) }
  if (['kit', 'ui', 'platform', 'shells'].includes(parts[1]!)) return { layer: parts[1]! }
  return { layer: 'assembly' }
}

/** What each room may see below (layers), of its own feature, and of another feature. */
const allowed: Record<string, { layers: string[]; own: string[]; other: string[] }> = {
  kit: { layers: ['kit'], own: [], other: [] },
  ui: { layers: ['kit', 'ui'], own: [], other: [] },
  platform: { layers: ['kit', 'platform'], own: [], other: [] },
  shells: {
    layers: ['kit', 'ui', 'platform', 'shells'],
    own: [],
    other: ['contract', 'messages', 'operations', 'rules', 'screens'],
  },
  contract: { layers: ['kit'], own: ['contract', 'messages'], other: ['contract'] },
  messages: { layers: ['kit'], own: ['contract', 'messages'], other: ['contract', 'messages'] },
  rules: { layers: ['kit'], own: ['contract', 'rules'], other: ['contract', 'rules'] },
  store: { layers: ['kit', 'platform'], own: ['contract', 'rules', 'store'], other: ['contract', 'rules'] },
  operations: {
    layers: ['kit', 'platform'],
    own: ['contract', 'messages', 'rules', 'store', 'operations'],
    other: ['contract', 'rules', 'operations'],
  },
  api: {
    layers: ['kit', 'platform'],
    own: ['contract', 'messages', 'rules', 'store', 'operations', 'api'],
    other: ['contract', 'operations'],
  },
  screens: {
    layers: ['kit', 'ui', 'platform'],
    own: ['contract', 'messages', 'rules', 'store', 'operations', 'screens'],
    other: ['contract', 'messages', 'rules', 'operations', 'screens'],
  },
}

/** Why an import is wrong, or undefined when it is right. */
export function objection({ from, to }: Import): string | undefined {
  const here = roomOf(from)
  const there = roomOf(to)
  if (!here || !there || here.layer === 'assembly' || from.includes('.test.')) return undefined
  if (to === 'src/permissions.ts') return undefined
  const rule = allowed[here.layer === 'feature' ? here.room! : here.layer]
  if (!rule) return `${from} stands in no room of the house`
  if (there.layer !== 'feature')
    return rule.layers.includes(there.layer) ? undefined : `${from} must not see ${there.layer} (${to})`
  const rooms = here.feature === there.feature ? rule.own : rule.other
  return rooms.includes(there.room!) ? undefined : `${from} must not see ${there.room} of ${there.feature} (${to})`
}

/** The imports of one file, with package imports (`#kit/…`) and relative ones as paths from the root. */
export function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...found].flatMap(([, typeOnly, named, bare, lazy]) => {
    const target = pathOf(file, (named ?? bare ?? lazy)!)
    return target ? [{ from: file, to: target, typeOnly: Boolean(typeOnly) }] : []
  })
}

/** Features that import one another in a circle, each as a list of names. Type-only imports count. */
export function circles(imports: Import[]): string[][] {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [roomOf(from)?.feature, roomOf(to)?.feature]
    if (a && b && a !== b && !from.includes('.test.')) edges.set(a, (edges.get(a) ?? new Set()).add(b))
  }
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (feature: string, trail: string[]): void => {
    const seen = trail.indexOf(feature)
    if (seen >= 0) return void found.push([...trail.slice(seen), feature])
    if (done.has(feature)) return
    for (const next of edges.get(feature) ?? []) walk(next, [...trail, feature])
    done.add(feature)
  }
  for (const feature of edges.keys()) walk(feature, [])
  return found
}

function featureRoom(name: string): string {
  if (name === 'screens') return 'screens'
  return name.replace(/\.test\.tsx?$/, '').replace(/(\.server)?(\.tsx?)?$/, '')
}

function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('./') || specifier.startsWith('../')) return normalize(join(dirname(file), specifier))
  const match = /^#(kit|ui|platform|features|shells|root)\/(.+)$/.exec(specifier)
  if (!match) return undefined
  return match[1] === 'root' ? `src/${match[2]}` : `src/${match[1]}/${match[2]}`
}

async function check(): Promise<void> {
  const files = globSync('src/**/*.{ts,tsx}')
  const imports = (await Promise.all(files.map(async (file) => importsOf(file, await readFile(file, 'utf8'))))).flat()
  const objections = imports.flatMap((one) => objection(one) ?? [])
  const rounds = circles(imports).map((names) => `features form a circle: ${names.join(' → ')}`)
  for (const line of [...objections, ...rounds]) process.stderr.write(`${line}\n`)
  if (objections.length + rounds.length > 0) process.exit(1)
  process.stdout.write(`architecture: ${files.length} files, ${imports.length} imports, all pointing down\n`)
}

if (import.meta.main) await check()
