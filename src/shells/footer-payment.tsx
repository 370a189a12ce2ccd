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
    <section id="pay" className="footer-payment screen-only">
      <div className="page-width">
        <div>
          <h2>{t('footer.pay')}</h2>
          <p>{t('footer.payText')}</p>
        </div>
        <ul>
          {gateways.map(({ name, url, logoUrl }) => (
            <li key={url}>
              <a href={url}>
                {logoUrl ? (
                  <img src={logoUrl} alt={inLanguage(name, language).text} width="96" height="32" loading="lazy" />
                ) : (
                  <b>{inLanguage(name, language).text}</b>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
