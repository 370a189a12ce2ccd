// Screens of an edition kind by its definition: list, new draft, edition, form of a row; one route module exports them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ListedEdition } from '../contract/admin.ts'
import { editionClient } from './client.ts'
import type { EditionAnswer, EditionScreens } from './definition.ts'
import { EditionPage } from './edition-page.tsx'
import { EditionList } from './list-page.tsx'
import { NewEdition } from './new-page.tsx'
import { RowPage } from './row-page.tsx'

type Shared = { orgId: string; today: string }
export type EditionData<Row> = Shared &
  (
    | { screen: 'list' | 'new'; editions: ListedEdition[] }
    | { screen: 'edition'; edition: EditionAnswer<Row> }
    | { screen: 'row'; edition: EditionAnswer<Row>; row: number | undefined }
  )

/** @example const screens = editionScreens(tariffEditions); export const clientLoader = screens.clientLoader; export default screens.Screen */
export function editionScreens<Row>(definition: EditionScreens<Row>) {
  return {
    clientLoader: (args: LoaderFunctionArgs) => loadEditions<Row>(definition, args),
    Screen() {
      return <EditionScreen definition={definition} data={useLoaderData<EditionData<Row>>() as EditionData<Row>} />
    },
  }
}

/** For a kind whose definition depends on what its loader has read. */
export function EditionScreen<Row>({ definition, data }: { definition: EditionScreens<Row>; data: EditionData<Row> }) {
  const language = useLanguage()
  const client = editionClient<Row>(definition, apiIn(language), data.orgId)
  const shared = { definition, client, language, today: data.today }
  switch (data.screen) {
    case 'list':
      return <EditionList {...shared} editions={data.editions} />
    case 'new':
      return <NewEdition {...shared} editions={data.editions} />
    case 'edition':
      return <EditionPage key={data.edition.id} {...shared} edition={data.edition} />
    case 'row':
      return <RowPage key={data.row} {...shared} edition={data.edition} row={data.row} />
  }
}

/** The page is known by its address: /staff/tariffs, …/new, …/12, …/12/rows/new, …/12/rows/3. */
export async function loadEditions<Row>(
  definition: Pick<EditionScreens<Row>, 'path' | 'permission'>,
  { request, params }: LoaderFunctionArgs,
): Promise<EditionData<Row>> {
  const { api, orgId: id } = await requireSession('staff', request, definition.permission)
  const shared = { orgId: String(id), today: todayInNepal() }
  const client = editionClient<Row>(definition, api, shared.orgId)
  const { pathname } = new URL(request.url)
  if (params.id === undefined) {
    const screen = pathname.endsWith('/new') ? 'new' : 'list'
    return { ...shared, screen, editions: (await client.list()).data }
  }
  const edition = await client.open(params.id)
  if (!pathname.includes('/rows/')) return { ...shared, screen: 'edition', edition }
  const row = params.row === undefined ? undefined : Number(params.row)
  return { ...shared, screen: 'row', edition, row: row && edition.rows[row - 1] ? row : undefined }
}
