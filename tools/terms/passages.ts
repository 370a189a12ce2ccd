// Words of a file by place: its identifiers, its comments and its texts, each with its line.

import { basename } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Place } from './retired.ts'

export type Passage = { place: Place; text: string; line: number }

/** Documents have comments only; the code in them counts as identifiers. */
export function passagesOf(file: string, source: string): Passage[] {
  const name: Passage = { place: 'names', text: camelCase(basename(file)), line: 1 }
  if (file.endsWith('.md')) return passagesOfMarkdown(source)
  if (file.endsWith('.css')) return [name, ...passagesOfCss(source)]
  return [name, ...passagesOfScript(file, source)]
}

function passagesOfScript(file: string, source: string): Passage[] {
  const { program, comments } = parseSync(file, source)
  const lineAt = lineCounter(source)
  const found: Passage[] = comments.map(({ value, start }) => ({ place: 'comments', text: value, line: lineAt(start) }))
  const addName = ({ name, start }: { name: string; start: number }) =>
    void found.push({ place: 'names', text: name, line: lineAt(start) })
  const addText = (text: unknown, start: number) => {
    if (typeof text === 'string' && /\s/.test(text.trim())) found.push({ place: 'texts', text, line: lineAt(start) })
  }
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    Literal: ({ value, start }) => addText(value, start),
    JSXText: ({ value, start }) => addText(value, start),
    TemplateElement: ({ value, start }) => addText(value.cooked, start),
  }).visit(program)
  return found
}

function passagesOfCss(source: string): Passage[] {
  const lineAt = lineCounter(source)
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
    place: 'comments',
    text,
    line: lineAt(index),
  }))
}

/** Code, between backticks or in fences for TypeScript, is split into identifiers; the other lines are one passage each paragraph. */
function passagesOfMarkdown(source: string): Passage[] {
  const lineAt = lineCounter(source)
  const found: Passage[] = []
  const code = /^```tsx?$[\s\S]*?^```$|`[^`\n]+`/gm
  for (const { 0: text, index } of source.matchAll(code))
    for (const { 0: name } of text.matchAll(/(?<![\w/.=-])[A-Za-z_]\w*(?![\w/-]|\.\w)/g))
      found.push({ place: 'names', text: name, line: lineAt(index) })
  const prose = source.replaceAll(/^```[\s\S]*?^```$|`[^`\n]+`/gm, (text) => text.replaceAll(/[^\n]/g, ' '))
  for (const { 0: text, index } of prose.matchAll(/\S[^\n]*(\n[^\n]*\S[^\n]*)*/g))
    found.push({ place: 'comments', text, line: lineAt(index) })
  return found
}

function lineCounter(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}

/** @example camelCase('use-settled.test.ts') // 'useSettled' */
function camelCase(file: string): string {
  return file.replace(/\..*$/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
