// Filters of the audit log: search, person, action, outcome, days; the item is chosen in the list or on its page.

import { useState } from 'react'
import { Form } from 'react-router'
import { inDigits, inLanguage, translator, type Bilingual, type Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { auditMessages } from '../messages.ts'

/** Somebody who acted. */
export type Actor = { id: number; name: Bilingual }

type FilterValues = Record<'search' | 'action' | 'actorId' | 'from' | 'to' | 'outcome' | 'item', string>

export function Filters(props: {
  filters: FilterValues
  labels: Record<string, string>
  people: readonly Actor[]
  unread: boolean
  language: Language
}) {
  const { filters, labels, people, unread, language } = props
  const [person, setPerson] = useState(filters.actorId)
  const t = translator(auditMessages, language)
  const actions = Object.entries(labels).toSorted(([, a], [, b]) => a.localeCompare(b, language))
  return (
    <search>
      <Form
        method="get"
        className="mb-5 grid items-end gap-3 dense:mb-2 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(8rem,1fr))_11rem_repeat(2,minmax(7rem,10rem))_auto]"
      >
        <Labelled label={t('audit.search')}>
          <input
            name="search"
            type="search"
            defaultValue={filters.search}
            className="input font-normal dense:min-h-9 dense:py-1"
          />
        </Labelled>
        <div className="grid gap-1.5 font-bold dense:gap-0.5 dense:text-sm">
          <label htmlFor="audit-person">{t('audit.who')}</label>
          <Select
            id="audit-person"
            name="actor"
            label={t('audit.who')}
            language={language}
            options={[{ value: '', label: t('audit.everybody') }, ...optionsOf(people, language)]}
            value={person}
            onChange={setPerson}
          />
        </div>
        <Labelled label={t('audit.action')}>
          <select name="action" defaultValue={filters.action} className="input font-normal dense:min-h-9 dense:py-1">
            <option value="">{t('audit.all_actions')}</option>
            {actions.map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label={t('audit.outcome')}>
          <select name="outcome" defaultValue={filters.outcome} className="input font-normal dense:min-h-9 dense:py-1">
            <option value="">{t('audit.any_outcome')}</option>
            <option value="done">{t('audit.done')}</option>
            <option value="refused">{t('audit.refused')}</option>
          </select>
        </Labelled>
        {(['from', 'to'] as const).map((end) => (
          <Labelled key={end} label={t(`audit.${end}`)}>
            <input
              name={end}
              defaultValue={filters[end]}
              placeholder={t('audit.day_help')}
              className="input font-normal dense:min-h-9 dense:py-1"
            />
          </Labelled>
        ))}
        {filters.item ? <input type="hidden" name="item" value={filters.item} /> : null}
        <Button type="submit">{t('audit.filter_button')}</Button>
        {unread ? <p className="text-danger-700 sm:col-span-full">{t('audit.day_wrong')}</p> : null}
      </Form>
    </search>
  )
}

/** Two people of one name have their numbers beside it. */
function optionsOf(people: readonly Actor[], language: Language) {
  const named = people.map(({ id, name }) => ({ id, text: inLanguage(name, language).text }))
  return named.map(({ id, text }) => {
    const isShared = named.some((other) => other.text === text && other.id !== id)
    return { value: String(id), label: isShared ? `${text} (${inDigits(String(id), language)})` : text }
  })
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="grid gap-1.5 font-bold dense:gap-0.5 dense:text-sm">
      {label}
      {children}
    </label>
  )
}
