// Page with the examples of one interface component.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { exampleAddress, exampleParts } from '../contract/parts.ts'
import { examplesMessages } from '../messages.ts'
import tableStyles from '#ui/data-table/tables.css?url'
import { dataTableExamples } from '#ui/data-table/examples.tsx'
import { billColumns } from '#ui/data-table/example-bills.ts'
import { tableParameters } from '#kit/table/address.ts'
import { ShownExamples } from './shown-examples.tsx'
import { TableExamples } from './table-examples.tsx'

export const links = () => [{ rel: 'stylesheet', href: tableStyles }]

/** Each table of the examples has a prefix of its own. */
export const handle = {
  parameters: dataTableExamples.flatMap(({ key }) => tableParameters(billColumns, `${key}-`)),
} satisfies PageHandle

export const loader = page((ctx, { request }) => {
  const { pathname } = new URL(request.url)
  const part = exampleParts.find((part) => exampleAddress(part) === pathname)
  return { part: part ?? refuse('missing', 'request.unknown_path'), today: inNepal(ctx.now).date }
})

export default function ExamplesOfPart() {
  const { part, today } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(examplesMessages, language)
  const title = t(`examples.part.${part}`)
  return (
    <PageArea>
      <PageMeta title={title} description={t(`examples.about.${part}`)} />
      <PageHeading title={title} />
      {part === 'data-table' ? (
        <Island name="table-examples" part={TableExamples} props={{ today }} />
      ) : (
        <Island name="examples" part={ShownExamples} props={{ part, today }} />
      )}
    </PageArea>
  )
}
