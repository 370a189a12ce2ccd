// References in Markdown pages: paths of the repository, npm scripts, links, names of code.

import { readdirSync } from 'node:fs'

const top = ['src', 'tools', 'tests', 'bench', 'database', 'demonstration', 'docs']
const layers = ['kit', 'ui', 'platform', 'shells']
const features = readdirSync('src/features')

/** Folders that a path may begin with, and what is before them. */
const beginnings = new Map([
  ...top.map((name) => [name, ''] as const),
  ...layers.map((name) => [name, 'src/'] as const),
  ...features.map((name) => [name, 'src/features/'] as const),
])

/** Paths from the root of the repository; `…` and segments in capitals (`NOUN`) become `*`. */
export function pathsIn(text: string): string[] {
  const found = [...withoutLinks(text).matchAll(/(?<![\w/.#@-])([a-z-]+)\/[\w./*{},…-]+/g)]
  return found.flatMap(([path, folder]) => {
    const before = beginnings.get(folder!)
    return before === undefined ? [] : [`${before}${patternOf(path)}`]
  })
}

/** Names of scripts after `npm run`. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z][\w-]*)/g)].map(([, name]) => name!)
}

/** Relative targets of Markdown links, without fragments. */
export function linksIn(text: string): string[] {
  const prose = text.replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target!)
}

/** Names with an inner capital or underscore in inline code and TypeScript examples. */
export function namesIn(text: string): string[] {
  const fences = /```(\w*)\n([^]*?)```/g
  const examples = [...text.matchAll(fences)].flatMap(([, kind, code]) => (kind?.startsWith('ts') ? [code!] : []))
  const spans = [...text.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  const names = [...examples, ...spans].flatMap((code) => code.match(/(?<![\w./-])[A-Za-z]\w*/g) ?? [])
  return names.filter((name) => /[a-z][A-Z]|[a-z]_[a-z]/.test(name))
}

function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/https?:\/\/\S+/g, '')
}

function patternOf(path: string): string {
  const trimmed = path.replace(/[.,/]+$/, '').replaceAll('…', '*')
  return trimmed.replaceAll(/\b[A-Z][A-Z-]*\b/g, '*')
}
