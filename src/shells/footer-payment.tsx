// Ways to pay in the footer.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { PaymentGateway } from '#features/organisations/contract/api.ts'
import { shellMessages } from './messages.ts'

/** The only place of the ways to pay: the task of the first page leads here. On a phone one row that scrolls sideways. */
export function FooterPayment({ gateways, language }: { gateways: PaymentGateway[]; language: Language }) {
  const t = translator(shellMessages, language)
  if (gateways.length === 0) return null
  return (
    <section id="pay" className="screen-only border-t border-primary-700/60">
      <div className="page-width flex flex-wrap items-center gap-x-6 py-1.5 md:gap-y-3 md:py-6">
        <div>
          <h2 className="text-base text-white">{t('footer.pay')}</h2>
          <p className="text-sm">{t('footer.payText')}</p>
        </div>
        <ul className="footer-partners">
          {gateways.map(({ name, url, logoUrl }) => (
            <li key={url}>
              <a href={url} rel="noopener" className="footer-partner">
                {logoUrl ? (
                  <img
                    src={logoUrl}
                    alt={inLanguage(name, language).text}
                    width="96"
                    height="32"
                    loading="lazy"
                    className="h-8 w-20 object-contain md:w-24"
                  />
                ) : (
                  <span className="font-bold">{inLanguage(name, language).text}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
