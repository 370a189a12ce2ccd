// Examples of the filter panel.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { setFilter, type Filters } from '#kit/table/query.ts'
import type { Example } from '#ui/example.ts'
import { ActiveFilters, FilterPanel } from './filter-panel.tsx'
import type { FilterDefinition } from './filters.ts'

const definitions: Record<Language, FilterDefinition[]> = {
  en: [
    { key: 'name', label: 'Name', type: 'text' },
    {
      key: 'state',
      label: 'State',
      type: 'select',
      options: [
        { value: 'due', label: 'Due' },
        { value: 'paid', label: 'Paid' },
      ],
    },
    { key: 'read', label: 'Day of reading', type: 'date' },
    { key: 'issued', label: 'Issued', type: 'daterange' },
    { key: 'file', label: 'Size of the file', type: 'sizerange' },
  ],
  ne: [
    { key: 'name', label: 'नाम', type: 'text' },
    {
      key: 'state',
      label: 'अवस्था',
      type: 'select',
      options: [
        { value: 'due', label: 'बाँकी' },
        { value: 'paid', label: 'तिरेको' },
      ],
    },
    { key: 'read', label: 'रिडिङको दिन', type: 'date' },
    { key: 'issued', label: 'जारी मिति', type: 'daterange' },
    { key: 'file', label: 'फाइलको आकार', type: 'sizerange' },
  ],
}

export const filterPanelExamples: Example[] = [
  {
    key: 'collapsed',
    title: { en: 'Collapsed, nothing active', ne: 'बन्द, केही सक्रिय छैन' },
    Show: (props) => <Panel {...props} start={{}} />,
  },
  {
    key: 'active',
    title: { en: 'Expanded, three active', ne: 'खुला, तीन सक्रिय' },
    Show: (props) => (
      <Panel
        {...props}
        start={{ state: 'due', issued: { from: '2026-07-17', to: '2026-11-21' }, file: { to: '1572864' } }}
        open
      />
    ),
  },
]

function Panel(props: { language: Language; today: string; start: Filters; open?: boolean }) {
  const { language, today, start, open } = props
  const [values, setValues] = useState(start)
  const panel = {
    filters: definitions[language],
    values,
    language,
    today,
    without: () => '?',
    onFilter: (key: string, value: Parameters<typeof setFilter>[2]) =>
      setValues(
        (now) =>
          setFilter({ page: 1, limit: 10, sortOrder: 'asc', search: '', hidden: [], filters: now }, key, value).filters,
      ),
    onReset: () => setValues({}),
  }
  return (
    <div className="grid gap-3">
      <FilterPanel {...panel} {...(open ? { open } : {})} />
      <ActiveFilters {...panel} />
    </div>
  )
}
