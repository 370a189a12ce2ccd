// Field of a filter without script: plain controls that the surrounding form submits.

import { typedDate } from '#kit/calendar/date-entry.ts'
import { translator } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { isRange } from '#kit/table/columns.ts'
import { textLimit, type ValueRange } from '#kit/table/query.ts'
import type { FilterFieldProps } from './filter-field.tsx'
import { endLabels } from './filters.ts'
import { SizeInput } from './size-input.tsx'

export function PlainField(props: FilterFieldProps) {
  const { id, name, filter, value, language } = props
  const t = translator(tableMessages, language)
  const text = typeof value === 'string' ? value : ''
  const range: ValueRange = typeof value === 'object' ? value : {}
  if (isRange(filter.type)) {
    const End = filter.type === 'sizerange' ? PlainSize : PlainDate
    const labels = endLabels[filter.type]
    return (
      <fieldset className="filter-range">
        <legend className="filter-label">{filter.label}</legend>
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={`${id}${end}`}>{t(labels[end])}</label>
            <End {...props} id={`${id}${end}`} name={name + suffix[end]} initial={range[end] ?? ''} />
          </div>
        ))}
      </fieldset>
    )
  }
  return (
    <div>
      <label htmlFor={id} className="filter-label">
        {filter.label}
      </label>
      {filter.type === 'date' ? (
        <PlainDate {...props} initial={text} />
      ) : filter.type === 'select' ? (
        <select
          id={id}
          name={name}
          defaultValue={text}
          className="input"
          onChange={(event) => event.target.form?.requestSubmit()}
        >
          <option value="">{t('table.all')}</option>
          {filter.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} name={name} defaultValue={text} maxLength={textLimit} className="input" />
      )}
    </div>
  )
}

const suffix = { from: 'From', to: 'To' } as const

function PlainSize({ id, name, filter, language, initial }: FilterFieldProps & { initial: string }) {
  return <SizeInput {...{ id, name, language }} label={filter.label} bytes={initial} />
}

/** Sent as two values, the calendar and the text, as the date field with script does. */
function PlainDate({ id, name, filter, language, initial }: FilterFieldProps & { initial: string }) {
  const t = translator(tableMessages, language)
  const calendar = language === 'ne' ? 'bs' : 'ad'
  return (
    <div className="filter-pair">
      <select
        aria-label={`${t('table.calendarOf')} (${filter.label})`}
        name={name}
        defaultValue={calendar}
        className="input"
      >
        <option value="bs">{t('table.bs')}</option>
        <option value="ad">{t('table.ad')}</option>
      </select>
      <input
        id={id}
        name={name}
        defaultValue={initial && typedDate(initial, calendar, language)}
        autoComplete="off"
        className="input"
      />
    </div>
  )
}
