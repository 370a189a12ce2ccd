// Filters of the audit log: search, action, days; the person is chosen in the list.

import { Form } from 'react-router'
import { translator, type Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { auditMessages } from '../messages.ts'

type FilterValues = { search: string; action: string; actorId: string; from: string; to: string }

export function Filters(props: {
  filters: FilterValues
  labels: Record<string, string>
  unread: boolean
  language: Language
}) {
  const { filters, labels, unread, language } = props
  const t = translator(auditMessages, language)
  const actions = Object.entries(labels).toSorted(([, a], [, b]) => a.localeCompare(b, language))
  return (
    <search>
      <Form
        method="get"
        className="mb-5 grid items-end gap-3 dense:mb-2 sm:grid-cols-2 lg:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1fr)_minmax(8rem,14rem)_minmax(8rem,14rem)_auto]"
      >
        <Labelled label={t('audit.search')}>
          <input
            name="search"
            type="search"
            defaultValue={filters.search}
            className="input font-normal dense:min-h-9 dense:py-1"
          />
        </Labelled>
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
        {filters.actorId ? <input type="hidden" name="actor" value={filters.actorId} /> : null}
        <Button type="submit">{t('audit.filter_button')}</Button>
        {unread ? <p className="text-danger-700 sm:col-span-full">{t('audit.day_wrong')}</p> : null}
      </Form>
    </search>
  )
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="grid gap-1.5 font-semibold dense:gap-0.5 dense:text-sm">
      {label}
      {children}
    </label>
  )
}
