// Public page of one document: dates and state, corrections both ways, its file with size, check sum and text.

import { redirect, useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { asIri } from '#kit/format/iri.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { readRecordId } from '#kit/record-id.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import type { PageHandle } from '#platform/page-handle.ts'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { TextOfFile } from '#features/document-texts/screens/text-of-file.tsx'
import { readText } from '#features/document-texts/operations.server.ts'
import type { PublicDocument } from '../contract/api.ts'
import { reportTypes } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { documentPageMessages } from '../messages/page.ts'
import { readDocument } from '../operations/documents.server.ts'
import { Corrections } from './document-corrections.tsx'
import { DocumentData } from './document-data.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { ClosingTag } from './document-notes.tsx'

type Loaded = { document: Pick<PublicDocument, 'type'> }

export const handle = {
  parameters: ['page'],
  under: ({ document }: Loaded) => listOf(document).path,
} satisfies PageHandle

export const loader = page(async (ctx, { params, request }) => {
  const document = await readDocument(ctx, { id: readRecordId(params.id ?? '') ?? 0 })
  const { search, pathname } = new URL(request.url)
  if (!isAt(pathname, document.page)) return redirect(`${document.page}${search}`)
  const text = await readText(ctx, document.id, readRecordId(new URLSearchParams(search).get('page') ?? ''))
  return { document, text, today: inNepal(ctx.now).date }
})

export default function DocumentPage() {
  const { document, text, today } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator({ ...documentMessages, ...documentPageMessages }, language)
  const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
  const size = formatFileSize(document.size, language)
  return (
    <PageArea narrow>
      <PageMeta
        title={title.text}
        description={`${listOf(document).title[language]}: ${title.text}`}
        publishedOn={document.published}
      />
      <DocumentData document={document} language={language} />
      <article>
        <header className="mb-6">
          <p className="mb-1 flex flex-wrap items-center gap-x-3 text-neutral-600">
            <span className="figures">
              <TimeText at={document.published} format="both" />
            </span>
            <ClosingTag document={document} today={today} />
          </p>
          <h1 className="text-3xl break-words" lang={title.lang}>
            {title.text}
          </h1>
        </header>
        <Corrections document={document} />
        <p className="screen-only mb-6">
          <ButtonLink kind="primary" href={asIri(document.url)} download>
            <Icon name="download" />
            {t('documents.download_size', { size })}
          </ButtonLink>
        </p>
        <DocumentFacts document={document} pageCount={text.pageCount} />
        <TextOfFile text={text} address={document.page} />
      </article>
    </PageArea>
  )
}

/** The list that has the document. */
function listOf({ type }: Loaded['document']) {
  return reportTypes.find((list) => list.type === type)!
}

/** With or without the suffix under which programs ask for the data of a page. */
function isAt(pathname: string, address: string): boolean {
  return pathname.replace(/(?:\.data|\/)$/, '') === address
}
