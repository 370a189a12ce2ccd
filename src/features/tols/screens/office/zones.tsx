// Console screens of the supply zones: list, new zone, zone.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { listClient } from '#features/ordered-lists/screens/client.ts'
import type { ListData } from '#features/ordered-lists/screens/screens.tsx'
import { ListScreens, loadList } from '#features/ordered-lists/screens/screens.tsx'
import type { ZoneEntry } from '../../contract/admin.ts'
import type { Candidate } from './lists.tsx'
import { zoneAddress, zoneScreen } from './lists.tsx'

export async function clientLoader(args: LoaderFunctionArgs) {
  const { api, orgId, language } = await requireSession('staff', args.request, 'organisation:change')
  const data = await loadList<ZoneEntry>(zoneAddress, 'organisation:change', args)
  const candidates = data.screen === 'row' ? await readCandidates() : []
  return { data, candidates }

  /** A zone's page asks which other one comes in its place. */
  async function readCandidates(): Promise<Candidate[]> {
    return (await listClient<ZoneEntry>(zoneScreen([]), api, language, orgId).list()).data
  }
}

export default function Zones() {
  const { data, candidates } = useLoaderData<typeof clientLoader>()
  const screen = useMemo(() => zoneScreen(candidates), [candidates])
  return <ListScreens screen={screen} data={data as ListData<ZoneEntry>} />
}
