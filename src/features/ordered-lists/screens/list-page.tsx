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
import { showToast } from '#ui/toast/toasts.ts'
import type { ListClient } from './client.ts'
import type { ListAnswer, Listed, ListScreen } from './definition.ts'
import { ListRow } from './list-row.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { RemovedRows } from './removed-rows.tsx'
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
    <ListRow
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
    </ListRow>
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
