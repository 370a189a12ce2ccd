// Console pages of one row of an ordered list: add it, change it with its history, or confirm its removal (`?do=remove`).

import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { restorableDays } from '../rules.ts'
import type { ListClient } from './client.ts'
import type { ListScreen, RowAnswer } from './definition.ts'
import { EditHistory } from './history.tsx'
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

function Removal<Entry>(props: Omit<RowPageProps<Entry>, 'row' | 'today'> & { row: RowAnswer<Entry> }) {
  const { screen, client, row, language } = props
  const t = listsTranslator(language)
  const navigate = useNavigate()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus({ preventScroll: true }), [])

  async function remove(): Promise<void> {
    const outcome = await client.remove(row)
    if (outcome.kind === 'done') {
      showToast(t('lists.removed'), { tone: 'success' })
      return navigate(`/staff/${screen.name}`)
    }
    showToast(outcome.kind === 'refused' ? outcome.message : t('server.failed'), { tone: 'danger' })
    // The page without the question shows the row as it is now.
    if (outcome.kind === 'refused') await navigate(`/staff/${screen.name}/${row.id}`, { replace: true })
  }

  return (
    <section aria-labelledby="remove-title" className="rounded-box border border-neutral-300 p-5">
      <h2 id="remove-title" ref={question} tabIndex={-1} className="text-xl outline-none">
        {t('lists.remove_question')}
      </h2>
      <div className="mt-1">{screen.factsOf(row, language)}</div>
      <p className="measure mt-1 mb-4 text-neutral-600">{t('lists.remove_help', { days: restorableDays })}</p>
      <p className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void remove()}>
          {t('lists.remove')}
        </Button>
        <Link to={`/staff/${screen.name}`} className={buttonClass('quiet')}>
          {t('lists.cancel')}
        </Link>
      </p>
    </section>
  )
}
