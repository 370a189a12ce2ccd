// Console page of a row of one of the office's lists.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useLocation } from 'react-router'
import { listClient, readListRow } from '#features/ordered-lists/screens/client.ts'
import { RowPage } from '#features/ordered-lists/screens/row-page.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { screenAt } from './addresses.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return { row: await readListRow(screenAt(new URL(request.url).pathname), api, orgId, params.id!) }
}

export default function OfficeRow() {
  const { row } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const screen = screenAt(useLocation().pathname)
  const client = listClient(screen, apiIn(language), language, useWho().organisation.id)
  return <RowPage key={row.id} {...{ screen, client, row, language }} today={todayInNepal()} />
}
