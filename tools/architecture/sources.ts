// Source files of the repository with their texts and imports, for the architecture check and the pictures.

import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { importsOf, type Import } from './imports.ts'

const patterns = ['*.ts', '{src,tools,tests,bench,demonstration}/**/*.{ts,tsx,js}']

/** Texts by path from the root of the repository. */
export async function readTexts(): Promise<Map<string, string>> {
  const files = globSync(patterns, { exclude: (path) => path.endsWith('node_modules') })
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}

export function importsIn(texts: ReadonlyMap<string, string>): Import[] {
  return [...texts].flatMap(([file, text]) => importsOf(file, text))
}
