// Screens of an ordered list by its definition: list, new row, row; one route module exports them.

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import type { Permission } from '#root/permissions.ts'
import { useLanguage } from '#ui/page-language.ts'
import { listClient, readListRow } from './client.ts'
import type { ListAnswer, ListScreen, RowAnswer } from './definition.ts'
import { ListPage } from './list-page.tsx'
import { RowPage } from './row-page.tsx'

type Shared = { orgId: number; today: string }
export type ListData<Entry> = Shared &
  ({ screen: 'list'; answer: ListAnswer<Entry> } | { screen: 'new' } | { screen: 'row'; row: RowAnswer<Entry> })

/** The page is known by its address: /staff/tols, /staff/tols/new, /staff/tols/12. */
export async function loadList<Entry>(
  screen: Pick<ListScreen<Entry>, 'path'>,
  permission: Permission,
  { request, params }: LoaderFunctionArgs,
): Promise<ListData<Entry>> {
  const { api, orgId, language } = await requireSession('staff', request, permission)
  const shared = { orgId, today: todayInNepal() }
  const list = screen as ListScreen<Entry>
  if (params.id !== undefined) return { ...shared, screen: 'row', row: await readListRow(list, api, orgId, params.id) }
  if (new URL(request.url).pathname.endsWith('/new')) return { ...shared, screen: 'new' }
  return { ...shared, screen: 'list', answer: await listClient(list, api, language, orgId).list() }
}

/** `above` is shown between the heading and the rows, `more` below the list. */
export function ListScreens<Entry>(props: {
  screen: ListScreen<Entry>
  data: ListData<Entry>
  above?: ReactNode
  more?: ReactNode
}) {
  const { screen, data, above, more } = props
  const language = useLanguage()
  const client = listClient(screen, apiIn(language), language, data.orgId)
  const shared = { screen, client, language, today: data.today }
  switch (data.screen) {
    case 'list':
      return (
        <>
          <ListPage key={screen.name} {...shared} answer={data.answer} above={above} />
          {more}
        </>
      )
    case 'new':
      return <RowPage {...shared} />
    case 'row':
      return <RowPage key={data.row.id} {...shared} row={data.row} />
  }
}
