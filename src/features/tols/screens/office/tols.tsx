// Console screens of the tols: list, new tol, tol.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { page } from '#platform/page.server.ts'
import { listClient } from '#features/ordered-lists/screens/client.ts'
import type { ListData } from '#features/ordered-lists/screens/screens.tsx'
import { ListScreens, loadList } from '#features/ordered-lists/screens/screens.tsx'
import type { TolEntry } from '../../contract/admin.ts'
import { readPlaces } from '../../operations.server.ts'
import type { Candidate } from './lists.tsx'
import { tolAddress, tolScreen } from './lists.tsx'

export const loader = page(async (ctx) => (await readPlaces(ctx)).zones)

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { api, orgId, language } = await requireSession('staff', args.request, 'organisation:change')
  const [zones, data] = await Promise.all([
    args.serverLoader<typeof loader>(),
    loadList<TolEntry>(tolAddress, 'organisation:change', args),
  ])
  const candidates = data.screen === 'row' ? await readCandidates() : []
  return { zones, data, candidates }

  /** A tol's page asks which other one comes in its place. */
  async function readCandidates(): Promise<Candidate[]> {
    return (await listClient<TolEntry>(tolScreen([], []), api, language, orgId).list()).data
  }
}
clientLoader.hydrate = true as const

export default function Tols() {
  const { zones, data, candidates } = useLoaderData<typeof clientLoader>()
  // The same components in every rendering: others would empty what has been typed.
  const screen = useMemo(() => tolScreen(zones, candidates), [zones, candidates])
  return <ListScreens screen={screen} data={data as ListData<TolEntry>} />
}
