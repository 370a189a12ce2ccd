// Console page to add a row to one of the office's lists.

import type { LoaderFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import { listClient } from '#features/ordered-lists/screens/client.ts'
import { RowPage } from '#features/ordered-lists/screens/row-page.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { screenAt } from './addresses.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  await requireSession('staff', request, 'organisation:change')
  return null
}

export default function NewRow() {
  const language = useLanguage()
  const screen = screenAt(useLocation().pathname)
  const client = listClient(screen, apiIn(language), language, useWho().organisation.id)
  return <RowPage {...{ screen, client, language }} today={todayInNepal()} />
}
