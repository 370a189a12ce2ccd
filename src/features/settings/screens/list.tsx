// Console page of one of the office's lists.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useLocation } from 'react-router'
import { ListPage } from '#features/ordered-lists/screens/list-page.tsx'
import { listClient } from '#features/ordered-lists/screens/client.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { screenAt } from './addresses.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId, language } = await requireSession('staff', request, 'organisation:change')
  const screen = screenAt(new URL(request.url).pathname)
  return { answer: await listClient(screen, api, language, orgId).list(), today: todayInNepal() }
}

export default function OfficeList() {
  const { answer, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const screen = screenAt(useLocation().pathname)
  const client = listClient(screen, apiIn(language), language, useWho().organisation.id)
  return <ListPage key={screen.name} {...{ screen, client, answer, language, today }} />
}
