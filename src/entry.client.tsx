// Browser entry: hydrates the islands of a public document, or a whole signed-in app.

// Before every other script.
import '#platform/older-browsers.ts'
import { correctedTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'
import { findIslands, hydrateIslands } from '#ui/island/hydrate.tsx'
import { openAroundIslands } from '#shells/around-islands.tsx'
import { islands } from './islands.ts'

let started = documentComplete().then(start)

/** Resolves when every island is hydrated; called again after a failure, it tries again. */
export function hydrated(): Promise<void> {
  started = started.catch(start)
  return started
}

/** A cached script can run before a document on a slow connection is complete. */
async function documentComplete(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

async function start(): Promise<void> {
  // Before rendering: the server's dates use the same table.
  setMonthTable(correctedTable(yearsOfPage()))
  const islandElements = findIslands()
  if (islandElements.length === 0) return void (await import('./signed-in-app.tsx'))
  openAroundIslands()
  await hydrateIslands(islandElements, islands)
}
