// Console pages of one row of an ordered list: add it, change it with its history, or confirm its removal (`?do=remove`).

import { Link, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ListClient } from './client.ts'
import type { ListScreen, RowAnswer } from './definition.ts'
import { EditHistory } from './history.tsx'
import { Removal } from './removal.tsx'
import { ChangeRowForm, NewRowForm } from './row-form.tsx'
import { listsTranslator } from './translator.ts'

type RowPageProps<Entry> = {
  screen: ListScreen<Entry>
  client: ListClient<Entry>
  /** Absent for a new row. */
  row?: RowAnswer<Entry>
  language: Language
  today: string
}

export function RowPage<Entry>({ screen, client, row, language, today }: RowPageProps<Entry>) {
  const t = listsTranslator(language)
  const [params] = useSearchParams()
  const title = row ? inLanguage(screen.titleOf(row), language).text : screen.texts.new[language]
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/${screen.name}`} className="link inline-block py-2">
          {t('lists.back')}
        </Link>
      </p>
      <PageHeading title={title} />
      {row && params.get('do') === 'remove' ? (
        <Removal {...{ screen, client, row, language }} />
      ) : (
        <>
          {row ? (
            <ChangeRowForm {...{ screen, client, row, language, today }} />
          ) : (
            <NewRowForm {...{ screen, client, language, today }} />
          )}
          {row ? <EditHistory edits={row.edits} language={language} /> : null}
        </>
      )}
    </div>
  )
}
