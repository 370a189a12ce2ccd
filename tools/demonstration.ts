// The optional demonstration workspace: found and loaded only where it is installed.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Resources } from '#platform/resources.server.ts'

export type Demonstration = {
  /** Fills an installation without organisations: with everything, or after a failure with nothing. */
  loadWhenEmpty(resources: Resources, say: (line: string) => void): Promise<void>
  password: string
  listSignIns(database: Resources['database']): Promise<string[]>
}

/** The demonstration, or undefined where its folder or its packages are not installed. */
export async function findDemonstration(folder = resolve('demonstration')): Promise<Demonstration | undefined> {
  const entry = resolve(folder, 'load.ts')
  if (!existsSync(entry)) return undefined
  try {
    return (await import(pathToFileURL(entry).href)) as Demonstration
  } catch (error) {
    if (isMissingPackage(error)) return undefined
    throw error
  }
}

/** `npm install --workspaces=false` leaves the folder without its packages; a missing file of ours is a bug. */
function isMissingPackage(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_MODULE_NOT_FOUND' && message.startsWith('Cannot find package')
}
