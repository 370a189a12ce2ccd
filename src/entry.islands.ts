// Browser entry of public documents: hydrates their islands. The build has Preact in place of React in it (`tools/vite-islands.ts`).

// Before every other script.
import '#platform/older-browsers.ts'
import { pageReady } from '#platform/page-ready.ts'
import { findIslands, hydrateIslands } from '#ui/island/hydrate.tsx'
import { openAroundIslands } from '#shells/around-islands.tsx'
import { islands } from './islands.ts'

let started = pageReady().then(start)

/** Resolves when every island is hydrated; called again after a failure, it tries again. */
export function hydrated(): Promise<void> {
  started = started.catch(start)
  return started
}

async function start(): Promise<void> {
  openAroundIslands()
  await hydrateIslands(findIslands(), islands)
}
