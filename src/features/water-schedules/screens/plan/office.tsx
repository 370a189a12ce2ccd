// Console screens of the supply plan: list, new draft, edition, form of a rule.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import type { EditionData } from '#features/editions/screens/screens.tsx'
import { EditionScreen, loadEditions } from '#features/editions/screens/screens.tsx'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { DraftedRule } from '../../rules/plan-edition.ts'
import type { Places } from '../office/interruption-fields.tsx'
import { planAddress, planScreens } from './definition.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [places, data] = await Promise.all([
    args.serverLoader<typeof loader>(),
    loadEditions<DraftedRule>(planAddress, args),
  ])
  return { places, data }
}
clientLoader.hydrate = true as const

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export default function SupplyPlan() {
  const { places, data } = useLoaderData<typeof clientLoader>() as { places: Places; data: EditionData<DraftedRule> }
  const definition = useMemo(() => planScreens(places), [places])
  return <EditionScreen definition={definition} data={data} />
}
