// The page of a request that was refused because too many are being answered: what to do, in the reader's language.

import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Tenant } from '#platform/context.ts'
import { shellMessages } from '#shells/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BareDocument } from './bare-document.tsx'

type Page = { organisation: Pick<Tenant, 'name' | 'brand' | 'phones'> | undefined; language: Language; isForm: boolean }

/** The whole document. */
export function busyPage(page: Page): string {
  return `<!doctype html>${renderToStaticMarkup(<Busy {...page} />)}`
}

function Busy({ isForm, ...page }: Page) {
  const t = translator(shellMessages, page.language)
  if (isForm)
    return (
      <BareDocument {...page} title={t('again.title')}>
        <p className="mt-3">{t('busy.form')}</p>
      </BareDocument>
    )
  return (
    <BareDocument {...page} title={t('busy.title')}>
      <p className="mt-3">{t('busy.text')}</p>
      <p className="mt-6">
        {/* The address of this page itself. */}
        <ButtonLink href="" kind="primary">
          {t('error.retry')}
        </ButtonLink>
      </p>
    </BareDocument>
  )
}
