// The table of docs/architecture.md: what each module may import.

import { moduleOf } from './modules.ts'

/** Modules outside the features, of the own feature (its own part always) and of another feature. */
type Row = { below: readonly string[]; own?: readonly string[]; other?: readonly string[] }

const everyPart = ['contract', 'messages', 'rules', 'store', 'operations', 'jobs', 'api', 'screens']
const manifests = ['feature', 'feature.server']
const source = ['kit', 'ui', 'platform', 'shells', 'root', 'permissions', 'roles', 'manifest']
const everything = [...source, 'tools', 'tests', 'bench', 'demonstration']
const stateful = {
  below: ['kit', 'platform'],
  own: ['contract', 'messages', 'rules', 'store', 'operations', 'jobs'],
  other: ['contract', 'rules', 'operations'],
}

export const table: Record<string, Row> = {
  kit: { below: ['kit'] },
  ui: { below: ['kit', 'ui'] },
  platform: { below: ['kit', 'platform'] },
  permissions: { below: [] },
  roles: { below: [], other: ['contract'] },
  manifest: { below: ['kit', 'ui', 'platform'], other: ['contract', 'operations'] },
  contract: { below: ['kit'], other: ['contract'] },
  messages: { below: ['kit'], other: ['contract'] },
  rules: { below: ['kit', 'roles'], own: ['contract'], other: ['contract', 'rules'] },
  store: { below: ['kit', 'platform'], own: ['contract', 'rules'], other: ['contract', 'rules'] },
  operations: stateful,
  jobs: stateful,
  api: { below: ['kit', 'platform'], own: ['contract', 'operations', 'store'], other: ['contract'] },
  'feature.server': {
    below: ['kit', 'platform', 'manifest'],
    own: ['contract', 'operations', 'store', 'jobs', 'api'],
    other: ['contract'],
  },
  feature: { below: ['kit', 'manifest'], own: ['contract', 'messages'], other: ['contract'] },
  screens: {
    below: ['kit', 'ui', 'platform'],
    own: ['contract', 'messages', 'rules', 'store', 'operations'],
    other: ['contract', 'rules', 'operations', 'screens'],
  },
  shells: {
    below: ['kit', 'ui', 'platform', 'shells', 'manifest'],
    other: ['contract', 'rules', 'messages', 'operations', 'screens of sessions'],
  },
  root: { below: source, other: [...everyPart, ...manifests] },
  tools: {
    below: ['kit', 'platform', 'root', 'roles', 'tools'],
    other: ['contract', 'messages', 'rules', 'store', 'operations'],
  },
  demonstration: {
    below: ['kit', 'platform', 'demonstration'],
    other: ['contract', 'rules', 'store', 'operations'],
  },
  tests: { below: everything, own: [...everyPart, ...manifests], other: [...everyPart, ...manifests] },
  bench: { below: everything, other: everyPart },
}

/** Why the table refuses an import, or undefined where it allows it. */
export function tableProblem(from: string, to: string): string | undefined {
  const [importer, imported] = [moduleOf(from), moduleOf(to)]
  const row = table[importer.name]
  if (!row) return `${from}: a feature has no part called ${importer.name}`
  if (imported.name === 'permissions' || isAllowed(importer, imported)) return undefined
  return `${from}: ${importer.name} may not import ${nameOf(imported)} (${to})`
}

type Place = ReturnType<typeof moduleOf>

function isAllowed(importer: Place, imported: Place): boolean {
  const { below, own = [], other = [] } = table[importer.name]!
  if (imported.name === 'tests') return importer.name === 'tests' || below.includes('tests')
  if (!imported.feature) return below.includes(imported.name)
  if (importer.feature === imported.feature) return importer.name === imported.name || own.includes(imported.name)
  return other.includes(imported.name) || other.includes(nameOf(imported))
}

function nameOf({ name, feature }: Place): string {
  return feature ? `${name} of ${feature}` : name
}
