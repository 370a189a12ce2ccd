// Browser entry: hydrates the islands of a public document, or a whole signed-in app.

// Before every other script.
import '#platform/older-browsers.ts'
import { correctedTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'
import { findIslands, hydrateIslands } from '#ui/island/hydrate.tsx'
import { openAroundIslands } from '#shells/around-islands.tsx'
import { islands } from './islands.ts'

// A cached script can run before a document on a slow connection is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
else start()

function start(): void {
  // Before rendering: the server's dates use the same table.
  setMonthTable(correctedTable(yearsOfPage()))
  const islandElements = findIslands()
  if (islandElements.length === 0) return void import('./signed-in-app.tsx')
  openAroundIslands()
  void hydrateIslands(islandElements, islands)
}
