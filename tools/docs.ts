// `npm run docs`: writes the generated parts of the documentation, the pictures of the architecture and the index of decisions.

import { readFile, writeFile } from 'node:fs/promises'
import { picturesOf } from './architecture/pictures.ts'
import { importsIn, readTexts } from './architecture/sources.ts'
import { decisionsIndex, indexOf, readDecisions } from './decisions.ts'
import { withGenerated } from './generated-text.ts'

/** Pages with generated parts, as they are and as they should be. */
export async function generatedPages(): Promise<{ file: string; present: string; expected: string }[]> {
  const pictures = picturesOf(importsIn(await readTexts()))
  return Promise.all([
    pageWith('docs/architecture.md', pictures),
    pageWith(decisionsIndex, { index: indexOf(await readDecisions()) }),
  ])
}

async function pageWith(file: string, parts: Record<string, string>) {
  const present = await readFile(file, 'utf8')
  return { file, present, expected: withGenerated(present, parts) }
}

if (import.meta.main) for (const { file, expected } of await generatedPages()) await writeFile(file, expected)
