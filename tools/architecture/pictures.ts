// Pictures of docs/architecture.md, drawn from the imports as Mermaid diagrams: layers, modules of a feature, features.

import type { Import } from './imports.ts'
import { isTest, moduleOf } from './modules.ts'

type Edge = readonly [from: string, to: string]

/** Names that the layers' picture leaves out: they import everything, or are names and types for several layers. */
const unrestricted = new Set(['permissions', 'roles', 'manifest', 'tests', 'bench'])

/** The diagrams by the name of their place in the page. */
export function picturesOf(imports: readonly Import[]): Record<string, string> {
  const product = imports.filter(({ from }) => !isTest(from))
  return {
    layers: diagram('TD', product, layerOf),
    modules: diagram('LR', product.filter(isInsideFeature), (file) => moduleOf(file).name),
    features: diagram('LR', product, (file) => moduleOf(file).feature),
  }
}

function layerOf(file: string): string | undefined {
  const { name, feature } = moduleOf(file)
  if (feature) return 'features'
  return unrestricted.has(name) ? undefined : name.replace('root', 'assembly')
}

function isInsideFeature({ from, to }: Import): boolean {
  const { feature } = moduleOf(from)
  return feature !== undefined && feature === moduleOf(to).feature
}

type Naming = (file: string) => string | undefined

/** One arrow for all imports from one name to another; a name without arrows is drawn alone. */
function diagram(direction: 'TD' | 'LR', imports: readonly Import[], nameOf: Naming): string {
  const arrows = withoutShortcuts(edgesBetween(imports, nameOf))
  const joined = new Set(arrows.flat())
  const alone = new Set(imports.flatMap(({ from }) => nameOf(from) ?? []).filter((name) => !joined.has(name)))
  const lines = [...arrows.map(([from, to]) => `${node(from)} --> ${node(to)}`), ...[...alone].toSorted().map(node)]
  return ['```mermaid', `flowchart ${direction}`, ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

/** Files without a name and imports within a name are left out. */
function edgesBetween(imports: readonly Import[], nameOf: Naming): Edge[] {
  const pairs = imports.map(({ from, to }) => [nameOf(from), nameOf(to)])
  const known = pairs.filter((pair): pair is [string, string] => !pair.includes(undefined) && pair[0] !== pair[1])
  const unique = new Map(known.map((edge) => [edge.join(' '), edge]))
  return [...unique.values()].toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))
}

/** @example node('water-quality') // 'water_quality[water-quality]' */
function node(name: string): string {
  const id = name.replaceAll(/\W/g, '_')
  return id === name ? id : `${id}[${name}]`
}

/** The edges that no longer way implies (transitive reduction). The architecture check refuses cycles. */
export function withoutShortcuts(edges: readonly Edge[]): Edge[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return (next.get(from) ?? []).some(([, step]) => reaches(step, to, seen))
  }
  return edges.filter(([from, to]) => !next.get(from)!.some(([, step]) => step !== to && reaches(step, to)))
}
