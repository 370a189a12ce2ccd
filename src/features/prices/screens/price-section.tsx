// Section of the tariff's page: what services besides the water cost, today or from the day of a coming list.

import { translator } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { priceMessages } from '../messages.ts'
import type { ShownPrices } from '../rules/price-list.ts'
import { PriceTable } from './price-table.tsx'

export function PriceSection({ list, other }: ShownPrices) {
  const language = useLanguage()
  const t = translator(priceMessages, language)
  return (
    <Section id="charges" title={t('prices.title')}>
      <p className="mb-3 text-neutral-600">
        <TimeText at={list.effectiveFrom}>{(day) => t('prices.from', { day })}</TimeText>
      </p>
      {list.rows.some(({ sample }) => sample) ? (
        <div className="mb-4">
          <Callout tone="warning">
            <p>{t('prices.sample')}</p>
          </Callout>
        </div>
      ) : null}
      <div className="max-w-[46rem]">
        <PriceTable prices={list.rows} language={language} />
      </div>
      {other ? (
        <p className="mt-3">
          <a href={`/tariff?prices=${other.day}#charges`} className="link inline-flex min-h-11 items-center">
            {other.coming ? (
              <TimeText at={other.day}>{(day) => t('prices.coming', { day })}</TimeText>
            ) : (
              t('prices.now')
            )}
          </a>
        </p>
      ) : null}
    </Section>
  )
}
