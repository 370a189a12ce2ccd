// Modules of the repository: which one a file belongs to.

/** `feature` only below `src/features`. A test file belongs to `tests`, wherever it is. */
export type Module = { name: string; feature?: string }

const layers = new Set(['kit', 'ui', 'platform', 'shells'])
const folders = new Set(['tools', 'tests', 'bench', 'demonstration'])

export function moduleOf(file: string): Module {
  const [top = '', layer = '', feature = '', part = ''] = file.split('/')
  const tested = isTest(file) ? { name: 'tests' } : undefined
  if (top === 'src' && layer === 'features' && part) return { name: partName(part), feature, ...tested }
  if (tested) return tested
  if (file === 'src/permissions.ts') return { name: 'permissions' }
  if (file === 'src/roles.ts') return { name: 'roles' }
  if (file === 'src/manifest.ts') return { name: 'manifest' }
  if (top === 'src') return { name: layers.has(layer) ? layer : 'root' }
  return { name: folders.has(top) ? top : 'tools' }
}

/** The folder within which imports are relative; empty for a file at the top of the repository. */
export function homeOf(file: string): string {
  const parts = file.split('/')
  const depth = parts[0] === 'src' ? (parts[1] === 'features' ? 3 : 2) : 1
  return parts.length > depth ? parts.slice(0, depth).join('/') : parts.slice(0, -1).join('/')
}

export function isTest(file: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file)
}

/** @example partName('operations.server.ts') // 'operations'; a folder's name is the part's: 'screens' */
function partName(fileOrFolder: string): string {
  if (fileOrFolder === 'feature.server.ts') return 'feature.server'
  return fileOrFolder.replace(/\.tsx?$/, '').replace(/\.(server|test|fixture)$/, '')
}
