// Console page of the editions of a kind: those in preparation, and what is published, each with its state.

import { useEffect, useRef } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText, shownMoment } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { ListedEdition } from '../contract/admin.ts'
import { firstDay } from '../contract/states.ts'
import type { EditionClient } from './client.ts'
import type { EditionScreens } from './definition.ts'
import { EditionTag } from './state-tag.tsx'
import { editionsTranslator } from './translator.ts'

type ListProps<Row> = {
  definition: EditionScreens<Row>
  client: EditionClient<Row>
  editions: readonly ListedEdition[]
  language: Language
}

export function EditionList<Row>(props: ListProps<Row>) {
  const { definition, editions, language } = props
  const t = editionsTranslator(language)
  const [params] = useSearchParams()
  const prepared = editions.filter(({ state }) => state === 'draft' || state === 'submitted')
  const published = editions.filter((edition) => !prepared.includes(edition))
  const withdrawn = published.find(
    ({ state, effectiveFrom }) => state === 'coming' && effectiveFrom === params.get('withdraw'),
  )
  const { title, lead } = definition.texts
  return (
    <div className="max-w-[60rem] [&>section]:mt-9">
      <PageMeta title={title[language]} />
      <PageHeading
        title={title[language]}
        lead={lead[language]}
        actions={
          <Link to={`/staff/${definition.name}/new`} className={buttonClass('primary')}>
            {t('editions.new')}
          </Link>
        }
      />
      {withdrawn ? <Withdrawal {...props} day={withdrawn.effectiveFrom} /> : null}
      {prepared.length > 0 ? (
        <Section id="prepared" title={t('editions.in_preparation')}>
          <Editions {...props} editions={prepared} />
        </Section>
      ) : null}
      {editions.length === 0 ? (
        <EmptyState icon="list" title={t('editions.none')} text={t('editions.none_text')} />
      ) : null}
      {published.length > 0 ? (
        <Section id="published" title={t('editions.published')}>
          <Editions {...props} editions={published} />
        </Section>
      ) : null}
    </div>
  )
}

function Editions<Row>({ editions, ...shared }: ListProps<Row>) {
  return (
    <ul className="border-t border-neutral-200">
      {editions.map((edition) => (
        <Edition key={`${edition.id} ${edition.effectiveFrom}`} edition={edition} {...shared} />
      ))}
    </ul>
  )
}

function Edition<Row>({
  definition,
  edition,
  language,
}: Omit<ListProps<Row>, 'editions'> & { edition: ListedEdition }) {
  const t = editionsTranslator(language)
  const { id, state, effectiveFrom, rows, sample, by, at } = edition
  const day =
    effectiveFrom === firstDay ? (
      t('editions.from_first')
    ) : (
      <TimeText at={effectiveFrom}>{(shown) => t('editions.from', { day: shown })}</TimeText>
    )
  const look = 'link inline-block py-2 font-bold dense:py-1.5'
  const isPublic = state === 'coming' || state === 'in-force' || state === 'superseded'
  return (
    <li
      data-row=""
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-neutral-200 py-2 dense:py-0.5"
    >
      <div className="min-w-0 flex-1 basis-full sm:basis-64">
        {id === null ? (
          <a href={definition.page(effectiveFrom)} className={look}>
            {day}
          </a>
        ) : (
          <Link to={`/staff/${definition.name}/${id}`} className={look}>
            {day}
          </Link>
        )}
        <p className="text-sm break-words text-neutral-600">
          {t('editions.count', { count: rows })}
          {by && at ? (
            <>
              {' · '}
              <TimeText at={at}>{(when) => t('editions.by', { name: by, when })}</TimeText>
            </>
          ) : null}
        </p>
      </div>
      {sample ? <Tag tone="warning">{t('editions.sample')}</Tag> : null}
      <EditionTag state={state} language={language} />
      {isPublic && id !== null ? (
        <a href={definition.page(effectiveFrom)} className="link inline-block py-2">
          {t('editions.see')}
        </a>
      ) : null}
      {state === 'coming' ? (
        <Link
          to={`?withdraw=${effectiveFrom}`}
          aria-label={t('editions.withdraw_one', { day: shownMoment(effectiveFrom, language) })}
          className={buttonClass('quiet', 'dense:min-h-9')}
        >
          {t('editions.withdraw')}
        </Link>
      ) : null}
    </li>
  )
}

function Withdrawal<Row>({ definition, client, day, language }: Omit<ListProps<Row>, 'editions'> & { day: string }) {
  const t = editionsTranslator(language)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])

  async function withdraw(): Promise<void> {
    const outcome = await client.withdraw(day)
    showOutcome(outcome, { done: t('editions.withdrawn'), failed: t('server.failed') })
    await navigate(`/staff/${definition.name}`, { replace: true })
    await revalidate()
  }

  return (
    <section aria-labelledby="withdraw-title" className="rounded-box border border-neutral-300 p-5">
      <h2 id="withdraw-title" ref={question} tabIndex={-1} className="text-xl outline-none">
        {t('editions.withdraw_question')}
      </h2>
      <p className="font-bold">
        <TimeText at={day}>{(shown) => t('editions.from', { day: shown })}</TimeText>
      </p>
      <p className="measure mt-1 mb-4 text-neutral-600">{t('editions.withdraw_help')}</p>
      <p className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void withdraw()}>
          {t('editions.withdraw')}
        </Button>
        <Link to={`/staff/${definition.name}`} className={buttonClass('quiet')}>
          {t('editions.cancel')}
        </Link>
      </p>
    </section>
  )
}
