// Console page of one edition: day, rows, comparison with the edition before, check, approval, history.

import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText, shownMoment } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { Check } from './check.tsx'
import { Comparison } from './comparison.tsx'
import { DayForm } from './day-form.tsx'
import { Decision } from './decision.tsx'
import { EditionHistory } from './history.tsx'
import type { EditionPageProps } from './page-props.ts'
import { EditionTag } from './state-tag.tsx'
import { editionsTranslator } from './translator.ts'

export function EditionPage<Row>(props: EditionPageProps<Row>): ReactNode {
  const { definition, edition, language, today } = props
  const { effectiveFrom, state, acts } = edition
  const t = editionsTranslator(language)
  const isPrepared = state === 'draft' || state === 'submitted'
  const title = t('editions.from', { day: shownMoment(effectiveFrom, language) })
  return (
    <div className="max-w-[60rem] [&>section]:mt-9">
      <PageMeta title={`${definition.texts.title[language]}: ${title}`} />
      <p className="mb-3">
        <Link to={`/staff/${definition.name}`} className="link inline-block py-2">
          {t('editions.back')}
        </Link>
      </p>
      <PageHeading
        title={definition.texts.title[language]}
        lead={<TimeText at={effectiveFrom}>{(day) => t('editions.from', { day })}</TimeText>}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <EditionTag state={state} language={language} />
        {isPrepared || state === 'withdrawn' ? null : (
          <a href={definition.page(effectiveFrom)} className="link inline-block py-2">
            {t('editions.see')}
          </a>
        )}
      </p>
      {edition.may.change.ok ? (
        <Section id="day" title={t('editions.day')}>
          <DayForm key={edition.version} {...props} />
        </Section>
      ) : null}
      <Rows {...props} />
      <Section id="comparison" title={t('editions.comparison')}>
        <Comparison {...{ definition, edition, language }} />
      </Section>
      {isPrepared ? (
        <Section id="check" title={t('editions.check')}>
          <Check {...{ definition, edition, language }} />
        </Section>
      ) : null}
      {definition.More ? <definition.More {...{ edition, language, today }} /> : null}
      {isPrepared ? <Decision {...props} /> : null}
      <EditionHistory acts={acts} language={language} />
    </div>
  )
}

function Rows<Row>({ definition, client, edition, language }: EditionPageProps<Row>) {
  const t = editionsTranslator(language)
  const { revalidate } = useRevalidator()
  const { id, version, rows, may } = edition
  const own = `/staff/${definition.name}/${id}/rows`

  async function remove(row: number): Promise<void> {
    const outcome = await client.removeRow({ id, version, row })
    showOutcome(outcome, { done: t('editions.removed'), failed: t('server.failed') })
    await revalidate()
  }

  return (
    <Section id="rows" title={t('editions.rows')}>
      <ol className="border-t border-neutral-200">
        {rows.map((row, index) => {
          const title = definition.titleOf(row, language)
          return (
            <li
              key={`${index} ${definition.keyOf(row)}`}
              data-row=""
              className="flex flex-wrap items-center gap-x-3 border-b border-neutral-200 py-2 dense:py-0.5"
            >
              <div className="min-w-0 flex-1 basis-52">
                {may.change.ok ? (
                  <Link
                    to={`${own}/${index + 1}`}
                    className="link inline-block py-2 font-bold break-words dense:py-1.5"
                  >
                    {title}
                  </Link>
                ) : (
                  <p className="py-2 font-bold break-words dense:py-1.5">{title}</p>
                )}
                <div className="figures text-sm break-words text-neutral-700">{definition.factsOf(row, language)}</div>
              </div>
              {may.change.ok ? (
                <Button
                  kind="quiet"
                  className="dense:min-h-9"
                  aria-label={t('editions.remove_row', { title })}
                  onClick={() => void remove(index + 1)}
                >
                  {t('editions.remove')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ol>
      {may.change.ok ? (
        <p className="mt-3">
          <Link to={`${own}/new`} className={buttonClass()}>
            {t('editions.add_row')}
          </Link>
        </p>
      ) : null}
    </Section>
  )
}
