// Page on which staff put the items of a published kind in order; each move is saved immediately.

import { movedTo } from '#kit/order.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { DragHandle } from '#ui/drag-order/drag-handle.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ItemOrder, OrderedItem } from '../../contract/order.ts'
import type { AdminRow } from '../columns.ts'
import { StateTag } from '../status.tsx'
import { publishingTranslator } from '../translator.ts'
import type { KindItem, KindRows, KindScreens } from './definition.ts'
import type { Step } from './move-buttons.tsx'
import { MoveButtons, useMovedFocus } from './move-buttons.tsx'

type OrderProps<Item extends KindItem, Row extends AdminRow> = {
  definition: KindScreens<Item, Row>
  orgId: string
  order: ItemOrder
  language: Language
}

export function KindOrder<Item extends KindItem, Row extends AdminRow>(props: OrderProps<Item, Row>) {
  const { definition, orgId, language } = props
  const { name, path, texts } = definition
  const t = publishingTranslator(language)
  const [order, setOrder] = useState(props.order)
  const [news, setNews] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { list, focusMoved } = useMovedFocus<HTMLDivElement>()
  const groups = groupsIn(order.items, definition.order?.groups ?? [])

  /** `step` is absent when the item was dragged: the focus is then where it was. */
  async function move(group: Group, index: number, to: number, step?: Step): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const moved = movedTo(group.items, index, to)
    const items = groups.flatMap((each) => (each === group ? moved : each.items))
    // A dragged item stays where it was dropped.
    if (!step) setOrder({ ...order, items })
    const outcome = await apiIn(language).send<KindRows['order']>(`PUT ${path}/order`, {
      orgId,
      items: items.map(({ id }) => id),
      version: order.version,
    })
    setSaving(false)
    if (outcome.kind === 'done') {
      setOrder(outcome.value)
      const item = group.items[index]!
      setNews(
        t('publishing.moved', {
          name: inLanguage(item.title, language).text,
          n: to + 1,
          total: group.items.length,
        }),
      )
      if (step) focusMoved(item.id, step)
      return
    }
    setOrder(order)
    showToast(outcome.kind === 'refused' ? outcome.message : t('publishing.not_reached'), { tone: 'danger' })
    if (outcome.kind === 'lost') return
    const now = await apiIn(language).send<KindRows['readOrder']>(`GET ${path}/order`, { orgId })
    if (now.kind === 'done') setOrder(now.value)
  }

  return (
    <div className="max-w-[58rem]">
      <PageMeta title={`${texts.title[language]}: ${t('publishing.order')}`} />
      <p className="mb-3">
        <Link to={`/staff/${name}`} className="link inline-block py-2">
          {texts.back[language]}
        </Link>
      </p>
      <PageHeading title={`${texts.title[language]}: ${t('publishing.order')}`} lead={t('publishing.order_lead')} />
      {order.items.length === 0 ? <p className="text-neutral-700">{t('publishing.order_none')}</p> : null}
      <div ref={list} className="grid gap-8" aria-busy={isSaving}>
        {groups.map((group) => (
          <section key={group.value} aria-labelledby={group.label && `group-${group.value}`}>
            {group.label ? (
              <h2 id={`group-${group.value}`} className="mb-2 text-lg">
                {group.label[language]}
              </h2>
            ) : null}
            <ol className="grid divide-y divide-neutral-200 rounded-box border border-neutral-200">
              {group.items.map((item, index) => {
                const title = inLanguage(item.title, language)
                return (
                  <li key={item.id} className="flex flex-wrap items-center gap-2 px-3 py-2">
                    {group.items.length > 1 ? (
                      <DragHandle
                        language={language}
                        isDisabled={isSaving}
                        onDrop={(to) => void move(group, index, to)}
                      />
                    ) : null}
                    <span lang={title.lang} className="min-w-0 flex-1 basis-48 break-words">
                      {title.text}{' '}
                      {item.state === 'published' ? null : <StateTag state={item.state} language={language} />}
                    </span>
                    <MoveButtons
                      name={title.text}
                      of={item.id}
                      isFirst={index === 0}
                      isLast={index === group.items.length - 1}
                      onMove={(step) => void move(group, index, index + step, step)}
                      language={language}
                    />
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </div>
      <output className="sr-only">{news}</output>
    </div>
  )
}

type Group = { value: string; label?: { en: string; ne: string }; items: OrderedItem[] }

/** The groups that have items, in the sequence of the definition. */
function groupsIn(items: readonly OrderedItem[], groups: readonly Omit<Group, 'items'>[]): Group[] {
  if (groups.length === 0) return items.length > 0 ? [{ value: 'all', items: [...items] }] : []
  return groups
    .map((group) => ({ ...group, items: items.filter((item) => item.group === group.value) }))
    .filter((group) => group.items.length > 0)
}
