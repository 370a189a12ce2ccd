// Whose tariff is it, of which year, and where can a reader check it?

import { inLanguage } from '#kit/language.ts'
import type { Tariff } from '../contract/api.ts'
import { useWords } from './words.ts'

export function TariffSource({ tariff }: { tariff: Pick<Tariff, 'source' | 'fiscalYear' | 'effectiveFrom'> }) {
  const { say, date, digits, language } = useWords()
  const { source, fiscalYear, effectiveFrom } = tariff
  const title = inLanguage(source.title, language)
  return (
    <p className="text-neutral-600">
      {title.text ? (
        <>
          {say('tariffs.source')}:{' '}
          {source.url ? (
            <a href={source.url} lang={title.lang} className="link">
              {title.text}
            </a>
          ) : (
            <span lang={title.lang}>{title.text}</span>
          )}
          <br />
        </>
      ) : null}
      {say('tariffs.year')} {digits(fiscalYear)}, {say('tariffs.in_force_from', { date: date(effectiveFrom) })}
    </p>
  )
}
