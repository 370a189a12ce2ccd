// Form field of several rows of one shape, each with buttons to move and to remove it.

import { movedTo } from '#kit/order.ts'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#kit/language.ts'
import { fillIn } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { useFormParts } from '#ui/form/form-context.ts'
import { publishingTranslator } from '../translator.ts'
import type { KindField, KindValues, RowContentProps } from './definition.ts'
import { MoveButtons, useMovedFocus } from './move-buttons.tsx'
import { rowsOf } from './values.ts'

type RowsProps = {
  field: Extract<KindField, { widget: 'rows' }>
  /** Of the list in the form: `papers`. */
  name: string
  value: unknown
  today: string
  language: Language
  /** The controls of one row. */
  renderRow: (row: RowContentProps) => ReactNode
}

/** A row keeps its key, and with it what was typed, wherever it is moved to; its place is in the names of its controls. */
type Row = { key: number; values: KindValues }

export function RowsField({ field, name, value, today, language, renderRow }: RowsProps) {
  const t = publishingTranslator(language)
  const { saveDraft } = useFormParts()
  const [rows, setRows] = useState<Row[]>(() => storedRows(field, value))
  const nextKey = useRef(rows.length)
  const [news, setNews] = useState('')
  const [added, setAdded] = useState<number>()
  const { list, focusMoved } = useMovedFocus<HTMLFieldSetElement>()
  const nameOf = (index: number) => fillIn(field.row[language], { n: index + 1 }, language)

  useEffect(() => {
    if (added === undefined) return
    list.current
      ?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input:not([type=hidden]), select, textarea)`)
      ?.focus()
  }, [added, list])

  function change(next: Row[], text: string): void {
    setRows(next)
    setNews(text)
    saveDraft()
  }

  function newRow(): Row {
    nextKey.current += 1
    return { key: nextKey.current, values: {} }
  }

  /** A draft has stored which rows there were, in their order: they must be there before it fills them. */
  function restore({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const keys = currentTarget.value.split(',').filter((key) => /^\d{1,4}$/.test(key))
    nextKey.current = Math.max(nextKey.current, ...keys.map(Number))
    const known = new Map(storedRows(field, value).map((row) => [row.key, row]))
    flushSync(() =>
      setRows(keys.slice(0, field.max).map((key) => known.get(Number(key)) ?? { key: Number(key), values: {} })),
    )
  }

  return (
    <fieldset ref={list} className="grid gap-4">
      <legend className="mb-1.5 font-bold text-neutral-900">{field.label[language]}</legend>
      {field.help ? <p className="text-neutral-600">{field.help[language]}</p> : null}
      <input
        type="hidden"
        name={`${name}Rows`}
        data-draft=""
        value={rows.map(({ key }) => key).join()}
        onInput={restore}
      />
      {rows.map(({ key, values }, index) => (
        <fieldset key={key} data-row={key} className="grid gap-4 rounded-box border border-neutral-300 p-4">
          <legend className="sr-only">{nameOf(index)}</legend>
          <div className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="me-auto font-bold">
              {nameOf(index)}
            </span>
            <MoveButtons
              name={nameOf(index)}
              of={key}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => {
                change(
                  movedTo(rows, index, index + step),
                  t('publishing.moved', { name: nameOf(index), n: index + step + 1, total: rows.length }),
                )
                focusMoved(key, step)
              }}
              language={language}
            />
            <Button
              aria-label={`${t('publishing.remove')}: ${nameOf(index)}`}
              onClick={() => {
                const rest = rows.filter((row) => row.key !== key)
                change(rest, t('publishing.removed', { name: nameOf(index) }))
                list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
              }}
            >
              {t('publishing.remove')}
            </Button>
          </div>
          {renderRow({ prefix: `${name}.${index}.`, values, today, language })}
        </fieldset>
      ))}
      {field.add && rows.length < field.max ? (
        <Button
          data-add=""
          className="justify-self-start"
          onClick={() => {
            const row = newRow()
            change([...rows, row], '')
            setAdded(row.key)
          }}
        >
          {field.add[language]}
        </Button>
      ) : null}
      <output className="sr-only">{news}</output>
    </fieldset>
  )
}

function storedRows(field: RowsProps['field'], value: unknown): Row[] {
  const stored = rowsOf(value)
  const all = stored.length > 0 ? stored : Array.from({ length: field.initially ?? 0 }, () => ({}))
  return all.map((values, key) => ({ key, values }))
}
