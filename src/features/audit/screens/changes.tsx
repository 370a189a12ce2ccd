// Recorded fields of an audit row, as labels and values in the reader's language.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { readInstant } from '#kit/calendar/instant.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator, writtenIn, type Language } from '#kit/language.ts'
import { shownMoment, TimeText } from '#ui/time-text.tsx'
import { roleName } from '#features/people/screens/role-names.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { auditMessages } from '../messages.ts'
import { fieldLabel, technicalFields } from './field-labels.ts'

type Recorded = Record<string, unknown>

export function Changes({ changes, language }: { changes: Recorded; language: Language }) {
  const fields = shownFields(changes)
  if (fields.length === 0) return null
  return (
    <details className="open:w-full">
      <summary className="link inline-block py-1 text-sm dense:py-0">
        {translator(auditMessages, language)('audit.changes')}
      </summary>
      <FieldList fields={fields} language={language} />
    </details>
  )
}

function FieldList({ fields, language }: { fields: [string, unknown][]; language: Language }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-box bg-neutral-50 p-3 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-neutral-600">{fieldLabel(name, language)}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">
            <Value value={value} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, language }: { value: unknown; language: Language }) {
  if (isRecorded(value)) {
    const file = fileText(value, language)
    return file ?? <FieldList fields={shownFields(value)} language={language} />
  }
  if (!Array.isArray(value)) return <Text value={value} language={language} />
  return (
    <ul className="grid gap-1">
      {value.map((each, index) => (
        <li key={index}>
          <Value value={each} language={language} />
        </li>
      ))}
    </ul>
  )
}

function Text({ value, language }: { value: unknown; language: Language }) {
  if (typeof value === 'string' && isMoment(value)) return <TimeText at={value} />
  const text = valueText(value, language)
  const lang = writtenIn(text)
  return lang && lang !== language ? <span lang={lang}>{text}</span> : text
}

/** One value without parts. @example valueText('2026-11-21', 'ne') // '२०८३ मङ्सिर ५ गते' */
export function valueText(value: unknown, language: Language): string {
  const t = translator(auditMessages, language)
  if (value === null || value === undefined || value === '') return t('audit.empty')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number') return formatNumber(value, language)
  const text = String(value)
  if (text === 'now' || text === 'later' || text === 'draft') return t(`audit.start_${text}`)
  const role = givenRoles.find((each) => each === text)
  if (role) return roleName(role)[language]
  if (isMoment(text)) return shownMoment(text, language)
  return /^[\d/.:,\s-]+$/.test(text) ? inDigits(text, language) : text
}

function isMoment(text: string): boolean {
  return isIsoDate(text) || readInstant(text) !== undefined
}

function fileText({ file }: Recorded, language: Language): string | undefined {
  return typeof file === 'string' ? valueText(file, language) : undefined
}

function shownFields(changes: Recorded): [string, unknown][] {
  return Object.entries(changes).filter(([name, value]) => !technicalFields.has(name) && value !== undefined)
}

function isRecorded(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
