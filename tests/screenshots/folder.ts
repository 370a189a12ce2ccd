// The folder of pictures: the latest of every view, and the one before it.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Language } from '#kit/language.ts'
import type { Town } from '../journeys/site.ts'
import type { Scheme } from './options.ts'
import type { Pattern } from './patterns.ts'

/** One picture: a page of an organisation at a width, in a language and a colour scheme. */
export type View = Pattern & { town: Town; width: number; language: Language; scheme: Scheme }

/** Not in the repository. */
export const folder = 'screenshots'
const [latest, previous] = [join(folder, 'latest'), join(folder, 'previous')]

/** @example fileOf(view) // 'damak/public/news--slug/en-light-0390.jpg' */
export function fileOf({ town, area, pattern, language, scheme, width }: View): string {
  const name = pattern === '/' ? 'home' : pattern === '*' ? 'unknown' : pattern.slice(1).replaceAll(/[/:?]/g, '-')
  return `${town}/${area}/${name}/${language}-${scheme}-${String(width).padStart(4, '0')}.jpg`
}

/** Stores a picture; the one taken before becomes the previous one. */
export async function store(view: View, picture: Buffer): Promise<void> {
  const file = fileOf(view)
  for (const kept of [latest, previous]) await mkdir(dirname(join(kept, file)), { recursive: true })
  if (existsSync(join(latest, file))) await rename(join(latest, file), join(previous, file))
  await writeFile(join(latest, file), picture)
}

export type Pair = { file: string; hasPrevious: boolean; differs: boolean }

/** Every picture of the folder, of this run or an earlier one, in the order of its path. */
export async function pairs(): Promise<Pair[]> {
  const entries = await readdir(latest, { recursive: true })
  const files = entries.filter((entry) => entry.endsWith('.jpg')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const before = join(previous, file)
      if (!existsSync(before)) return { file, hasPrevious: false, differs: false }
      return { file, hasPrevious: true, differs: (await hashOf(before)) !== (await hashOf(join(latest, file))) }
    }),
  )
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
