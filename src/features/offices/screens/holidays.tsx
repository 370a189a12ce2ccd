// Section of upcoming public holidays; empty without any.

import { weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Holiday } from '../contract.ts'
import { Section } from '#ui/section.tsx'
import { officesMessages } from '../messages.ts'

type Props = { holidays: Holiday[]; language: Language }

export function HolidaysSection({ holidays, language }: Props) {
  if (holidays.length === 0) return null
  return (
    <Section id="holidays" title={translator(officesMessages, language)('contact.holidays')}>
      <HolidayTable holidays={holidays} language={language} />
    </Section>
  )
}

function HolidayTable({ holidays, language }: Props) {
  const t = translator(officesMessages, language)
  return (
    <table className="w-full max-w-2xl max-sm:table-fixed max-sm:wrap-break-word break-inside-avoid border-collapse text-start">
      <caption className="sr-only">{t('contact.holidays')}</caption>
      <thead>
        <tr className="border-b-2 border-neutral-300 text-start">
          <th scope="col" className="py-2 pe-4 text-start max-sm:w-2/5">
            {t('contact.day')}
          </th>
          <th scope="col" className="py-2 text-start">
            {t('contact.date')}
          </th>
        </tr>
      </thead>
      <tbody>
        {holidays.map(({ day, name, sample }) => (
          <tr key={day} className="border-b border-neutral-200 align-top">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {inLanguage(name, language).text}
              {sample ? <span className="text-sm text-neutral-600"> ({t('contact.sample')})</span> : null}
            </th>
            <td className="figures py-2">
              <span className="sm:whitespace-nowrap">
                <TimeText at={day} />,
              </span>{' '}
              {weekdayNames[weekday(day)]![language]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
