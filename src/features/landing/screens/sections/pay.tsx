// Home page section: payment gateways.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { PaymentGateway } from '#features/organisations/contract/api.ts'
import { Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

export function Pay({ gateways, language }: { gateways: PaymentGateway[]; language: Language }) {
  if (gateways.length === 0) return null
  const t = translator(landingMessages, language)
  return (
    <Section id="pay" title={t('pay.title')}>
      <p className="measure mb-4 text-neutral-700">{t('pay.text')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {gateways.map(({ name, url, logoUrl }) => {
          const shown = inLanguage(name, language)
          return (
            <li key={url}>
              <a href={url} rel="noopener" lang={shown.lang} className="card card-link pay-link">
                {logoUrl ? (
                  <img
                    src={logoUrl}
                    alt={shown.text}
                    width="120"
                    height="40"
                    loading="lazy"
                    className="h-10 w-30 object-contain"
                  />
                ) : (
                  shown.text
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
