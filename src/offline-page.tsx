// The page that the device keeps for times without a connection: what to do and whom to call, in both languages.

import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#kit/language.ts'
import { otherLanguage, translator } from '#kit/language.ts'
import type { Tenant } from '#platform/context.ts'
import { shellMessages } from '#shells/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BareDocument } from './bare-document.tsx'

type Page = { organisation: Pick<Tenant, 'name' | 'brand' | 'phones'> | undefined; language: Language }

/** The whole document. The reader's language comes first; it may change before the page is shown. */
export function offlinePage(page: Page): string {
  return `<!doctype html>${renderToStaticMarkup(<Offline {...page} />)}`
}

function Offline(page: Page) {
  const t = translator(shellMessages, page.language)
  const other = otherLanguage(page.language)
  const inOther = translator(shellMessages, other)
  return (
    <BareDocument {...page} title={t('offline.title')}>
      <p className="mt-3">{t('offline.text')}</p>
      <p className="mt-6">
        {/* The address that was asked for. */}
        <ButtonLink href="" kind="primary">
          {t('error.retry')}
        </ButtonLink>
      </p>
      <section lang={other} className="mt-8 border-t border-neutral-200 pt-4 text-neutral-700">
        <h2 className="text-lg">{inOther('offline.title')}</h2>
        <p className="mt-1">{inOther('offline.text')}</p>
      </section>
    </BareDocument>
  )
}
