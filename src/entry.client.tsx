// What wakes up in the browser: the islands of a document, or all of a signed-in room?

import { correctedTable, goBy } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'
import { islandsHere, wake } from '#ui/island/wake.tsx'
import { openAroundIslands } from '#shells/around-islands.tsx'
import { islands } from './islands.ts'

// Before anything is rendered: the server's dates went by the same table.
goBy(correctedTable(yearsOfPage()))

const places = islandsHere()
if (places.length === 0) void import('./rooms.tsx')
else {
  openAroundIslands()
  void wake(places, islands)
}
