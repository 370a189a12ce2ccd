// Index of the decisions, made from the first lines of their pages.

import { readdir, readFile } from 'node:fs/promises'

export const decisionsFolder = 'docs/decisions'
export const decisionsIndex = `${decisionsFolder}/README.md`

/** A decision's page: the name of its file and its text. */
export type Decision = { name: string; text: string }

export async function readDecisions(): Promise<Decision[]> {
  const names = (await readdir(decisionsFolder)).filter((name) => name !== 'README.md').toSorted()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${decisionsFolder}/${name}`, 'utf8') })))
}

/** A list entry a decision: number, title, and what took its place. */
export function indexOf(decisions: readonly Decision[]): string {
  return decisions.map(entryOf).join('\n')
}

function entryOf({ name, text }: Decision): string {
  const [heading = '', , dated = ''] = text.split('\n')
  const [number, title] = heading.replace('# ', '').split(' · ')
  const successor = /Superseded by (\d{3})/.exec(dated)?.[1]
  return `- [${number}](${name}) ${title}${successor ? ` (superseded by ${successor})` : ''}`
}
