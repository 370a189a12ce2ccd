// Source of a tariff, its fiscal year and its effective date.

import { inLanguage } from '#kit/language.ts'
import type { Tariff } from '../contract/api.ts'
import { TimeText } from '#ui/time-text.tsx'
import { useText } from './text.ts'

export function TariffSource({ tariff }: { tariff: Pick<Tariff, 'source' | 'fiscalYear' | 'effectiveFrom'> }) {
  const { t, digits, language } = useText()
  const { source, fiscalYear, effectiveFrom } = tariff
  const title = inLanguage(source.title, language)
  return (
    <p className="text-neutral-600">
      {title.text ? (
        <>
          {t('tariffs.source')}:{' '}
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
      {t('tariffs.year')} {digits(fiscalYear)},{' '}
      <TimeText at={effectiveFrom}>{(date) => t('tariffs.in_force_from', { date })}</TimeText>
    </p>
  )
}
