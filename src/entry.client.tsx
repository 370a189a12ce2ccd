// How do the pages that need React wake up in the browser?

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { correctedTable, goBy } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'

// Before anything is rendered: the server's dates went by the same table.
goBy(correctedTable(yearsOfPage()))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
