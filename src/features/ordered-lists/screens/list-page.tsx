// Console page of an ordered list: its rows with their order, what was removed lately, and the label of sample content.

import { useState, type ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { DragHandle } from '#ui/drag-order/drag-handle.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ListClient } from './client.ts'
import type { ListAnswer, Listed, ListScreen, Removed } from './definition.ts'
import { MoveButtons } from './move-buttons.tsx'
import { listsTranslator } from './translator.ts'
import { useOrder } from './use-order.ts'

type ListPageProps<Entry> = {
  screen: ListScreen<Entry>
  client: ListClient<Entry>
  answer: ListAnswer<Entry>
  language: Language
  today: string
  above?: ReactNode
}
/** Further ones are shown on request: a list may have 500 rows. */
const rowsOnAPage = 50

type DoneKey = 'lists.restored' | 'lists.confirmed'

export function ListPage<Entry>({ screen, client, answer, language, today, above }: ListPageProps<Entry>) {
  const t = listsTranslator(language)
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(rowsOnAPage)
  const [shownPast, setShownPast] = useState(rowsOnAPage)
  const { name, texts, isPast } = screen
  const titleIn = (entry: Entry) => inLanguage(screen.titleOf(entry), language)
  const { data, last, isSaving, move } = useOrder({
    answer,
    client,
    finish,
    textOf: (row, place, total) => t('lists.place', { title: titleIn(row).text, place, total }),
  })
  const past = data.filter((row) => isPast?.(row, today))
  const rows = data.filter((row) => !past.includes(row))

  async function finish(outcome: Outcome<unknown>, done?: DoneKey): Promise<void> {
    if (outcome.kind !== 'done')
      showToast(outcome.kind === 'refused' ? outcome.message : t('server.failed'), { tone: 'danger' })
    else if (done) showToast(t(done), { tone: 'success' })
    await revalidate()
  }

  async function confirm(): Promise<void> {
    await finish(await client.confirm(), 'lists.confirmed')
  }

  async function restore(id: number): Promise<void> {
    await finish(await client.restore(id), 'lists.restored')
  }

  const item = (row: Listed<Entry>, place: number, part: readonly Listed<Entry>[]) => (
    <Row
      key={row.id}
      {...{ screen, row, language }}
      handle={
        screen.isOrdered && part.length > 1 ? (
          <DragHandle {...{ language, isDisabled: isSaving }} onDrop={(to) => void move(row, part, to)} />
        ) : null
      }
    >
      {screen.isOrdered && part.length > 1 ? (
        <MoveButtons
          place={place}
          total={part.length}
          labels={{
            up: t('lists.up', { title: titleIn(row).text }),
            down: t('lists.down', { title: titleIn(row).text }),
          }}
          focus={last?.id === row.id ? last : undefined}
          onMove={(direction) => void move(row, part, place + (direction === 'up' ? -1 : 1), direction)}
        />
      ) : null}
    </Row>
  )
  return (
    <div className="max-w-[60rem]">
      <PageMeta title={texts.title[language]} />
      <PageHeading
        title={texts.title[language]}
        lead={texts.lead[language]}
        actions={
          <Link to={`/staff/${name}/new`} className={buttonClass('primary')}>
            {texts.add[language]}
          </Link>
        }
      />
      {answer.sample && answer.data.length > 0 ? (
        <Callout tone="warning" title={t('lists.sample_list')}>
          <p>{t('lists.sample_list_help')}</p>
          <Button className="mt-2" onClick={() => void confirm()}>
            {t('lists.confirm')}
          </Button>
        </Callout>
      ) : null}
      {above}
      {rows.length === 0 ? (
        <EmptyState title={t('lists.empty')} text={texts.empty[language]} icon="list" />
      ) : (
        partsOf(screen, rows.slice(0, shown)).map(({ label, rows: inPart }) => (
          <div key={label?.en ?? ''} className="mt-3">
            {label ? <h2 className="mt-6 mb-1 text-xl">{label[language]}</h2> : null}
            <ol className="border-t border-neutral-200">{inPart.map(item)}</ol>
          </div>
        ))
      )}
      <ShowMore total={rows.length} {...{ shown, setShown, language }} />
      <output className="sr-only">{last?.text}</output>
      <p className="mt-3">
        <a href={screen.page} className="link inline-block py-2">
          {t('lists.see')}
        </a>
      </p>
      {past.length > 0 ? (
        <details>
          <summary className="link inline-block py-2">{screen.texts.past?.[language]}</summary>
          <ol className="border-t border-neutral-200">{past.slice(0, shownPast).map(item)}</ol>
          <ShowMore total={past.length} shown={shownPast} setShown={setShownPast} language={language} />
        </details>
      ) : null}
      {answer.removed.length > 0 ? (
        <RemovedRows {...{ screen, language }} rows={answer.removed} onRestore={(id) => void restore(id)} />
      ) : null}
    </div>
  )
}

function ShowMore(props: { total: number; shown: number; setShown: (shown: number) => void; language: Language }) {
  const { total, shown, setShown, language } = props
  const t = listsTranslator(language)
  if (total <= shown) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      <span>{t('lists.shown_of', { shown, total })}</span>
      <Button onClick={() => setShown(shown + rowsOnAPage)}>
        {t('lists.show_more', { n: Math.min(rowsOnAPage, total - shown) })}
      </Button>
    </p>
  )
}

/** The rows by the parts of the list; all together where it has none. */
function partsOf<Entry>({ parts }: ListScreen<Entry>, rows: readonly Listed<Entry>[]) {
  if (!parts) return [{ label: undefined, rows }]
  return parts
    .map(({ label, has }) => ({ label, rows: rows.filter((row) => has(row)) }))
    .filter((part) => part.rows.length > 0)
}

type RowProps<Entry> = {
  screen: ListScreen<Entry>
  row: Listed<Entry>
  language: Language
  /** Before the row's title, so that handles are in one line whichever buttons a row has. */
  handle: React.ReactNode
  children: React.ReactNode
}

function Row<Entry>({ screen, row, language, handle, children }: RowProps<Entry>) {
  const t = listsTranslator(language)
  const title = inLanguage(screen.titleOf(row), language)
  const isSample = 'sample' in (row as object) && (row as { sample?: boolean }).sample
  return (
    <li data-row="" className="flex flex-wrap items-center gap-x-3 border-b border-neutral-200 py-2 dense:py-0.5">
      {handle}
      <div className="min-w-0 flex-1 basis-48 lg:flex lg:items-center lg:gap-4">
        <Link
          to={`/staff/${screen.name}/${row.id}`}
          lang={title.lang}
          className="link block w-fit py-2 font-semibold break-words dense:py-1.5 lg:basis-80"
        >
          {title.text}
        </Link>
        <div className="min-w-0 text-sm break-words text-neutral-700 max-lg:inline lg:flex-1">
          {screen.factsOf(row, language)}
        </div>
        {isSample ? (
          <span className="max-lg:ms-2">
            <Tag tone="warning">{t('lists.sample')}</Tag>
          </span>
        ) : null}
      </div>
      {/* On a phone one line below the text, ending where the line does. */}
      <div className="ms-auto flex items-center gap-x-3 max-sm:-me-4">
        {children}
        <Link
          to={`/staff/${screen.name}/${row.id}?do=remove`}
          aria-label={t('lists.remove_one', { title: title.text })}
          className={buttonClass('quiet', 'dense:min-h-9')}
        >
          {t('lists.remove')}
        </Link>
      </div>
    </li>
  )
}

function RemovedRows<Entry>(props: {
  screen: ListScreen<Entry>
  rows: readonly Removed<Entry>[]
  language: Language
  onRestore: (id: number) => void
}) {
  const { screen, rows, language, onRestore } = props
  const t = listsTranslator(language)
  return (
    <Section id="removed" title={t('lists.removed_title')}>
      <ul className="border-t border-neutral-200">
        {rows.map((row) => {
          const title = inLanguage(screen.titleOf(row), language)
          return (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 border-b border-neutral-200 py-2 dense:py-0.5"
            >
              <p className="min-w-0 flex-1 basis-52 break-words">
                <span lang={title.lang}>{title.text}</span>{' '}
                <span className="text-sm text-neutral-600">
                  <TimeText at={row.removedAt}>
                    {(when) =>
                      row.by ? t('lists.removed_by', { when, name: row.by }) : t('lists.removed_when', { when })
                    }
                  </TimeText>
                </span>
              </p>
              <Button aria-label={t('lists.restore_one', { title: title.text })} onClick={() => onRestore(row.id)}>
                {t('lists.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
