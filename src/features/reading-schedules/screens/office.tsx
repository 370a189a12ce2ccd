// Console screens of the reading days: list with the copy of a month, new row, row.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import type { ListData } from '#features/ordered-lists/screens/screens.tsx'
import { ListScreens, loadList } from '#features/ordered-lists/screens/screens.tsx'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { CopyMonth } from './copy-month.tsx'
import { readingDayAddress, readingDayScreen } from './office-list.tsx'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [places, data] = await Promise.all([
    args.serverLoader<typeof loader>(),
    loadList<ReadingDayEntry>(readingDayAddress, 'supply:write', args),
  ])
  return { places, data }
}
clientLoader.hydrate = true as const

export default function ReadingDays() {
  const { places, data } = useLoaderData<typeof clientLoader>()
  const screen = useMemo(() => readingDayScreen(places.tols), [places])
  const list = data as ListData<ReadingDayEntry>
  const copy = list.screen === 'list' ? <CopyMonth entries={list.answer.data} orgId={String(list.orgId)} /> : null
  return <ListScreens screen={screen} data={list} more={copy} />
}
