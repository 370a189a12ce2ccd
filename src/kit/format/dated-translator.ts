// Translator that writes civil days among the values of a message in the reader's calendar.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { translator, type Language, type Messages, type MessageValues, type Translate } from '#kit/language.ts'
import { formatDate } from './dates.ts'

/**
 * For messages whose values come from rules, which know days as 'YYYY-MM-DD': reasons of refusals and issues of fields.
 * @example datedTranslator({ 'x.since': { en: 'since {on}', ne: '{on}देखि' } }, 'ne')('x.since', { on: '2026-11-21' }) // '२०८३ मङ्सिर ५ गतेदेखि'
 */
export function datedTranslator<M extends Messages>(messages: M, language: Language): Translate<M> {
  const translate = translator(messages, language) as (key: string, values?: MessageValues) => string
  return (key, ...values) => translate(key, withWrittenDays(values[0] as MessageValues | undefined, language))
}

function withWrittenDays(values: MessageValues | undefined, language: Language): MessageValues | undefined {
  if (!values) return undefined
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && isIsoDate(value) ? formatDate(value, language) : value]
  })
  return Object.fromEntries(written) as MessageValues
}
