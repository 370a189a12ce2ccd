// What wakes up in the browser: the islands of a document, or all of a signed-in room?

// Before every other script.
import '#platform/older-browsers.ts'
import { correctedTable, goBy } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'
import { findIslands, hydrateIslands } from '#ui/island/hydrate.tsx'
import { openAroundIslands } from '#shells/around-islands.tsx'
import { islands } from './islands.ts'

// A script kept from an earlier visit is there before the document that a slow line brings.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
else start()

function start(): void {
  // Before anything is rendered: the server's dates went by the same table.
  goBy(correctedTable(yearsOfPage()))
  const islandElements = findIslands()
  if (islandElements.length === 0) return void import('./rooms.tsx')
  openAroundIslands()
  void hydrateIslands(islandElements, islands)
}
