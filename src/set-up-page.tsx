// Pages of an installation without organisations: the form that sets it up, and what follows; in the language of the address.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#kit/language.ts'
import { languages, translator } from '#kit/language.ts'
import { installationsMessages } from '#features/installations/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { BareHead } from './bare-document.tsx'
import icon from './icon.svg?url'
import { SetUpForm } from './set-up-form.tsx'

/** The whole document with the form; `again`: as it was refused. */
export function setUpPage(language: Language, again?: ShownAgain): string {
  const t = translator(installationsMessages, language)
  const other = languages.find((each) => each !== language)!
  return documentOf(
    language,
    t('installations.title'),
    <>
      <p className="mt-3">{t('installations.lead')}</p>
      <p className="mt-1 mb-6">
        <a href={`/?lang=${other}`} lang={other} className="link inline-block py-2">
          {t('installations.other_language')}
        </a>
      </p>
      <SetUpForm again={again} language={language} />
      <p className="mt-8 text-neutral-600">{t('installations.on_server')}</p>
      <p className="mt-2 rounded-box bg-neutral-100 p-3 text-sm">
        <code lang="en">{addOrganisation}</code>
      </p>
    </>,
  )
}

/** The whole document after the set-up: the administrator's code, once. */
export function setUpDonePage(language: Language, activationCode: string): string {
  const t = translator(installationsMessages, language)
  return documentOf(
    language,
    t('installations.done'),
    <>
      <p className="mt-3">{t('installations.done_text')}</p>
      <p className="mt-4 mb-6">
        {t('installations.activation')}: <strong className="figures text-xl whitespace-nowrap">{activationCode}</strong>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/login/activate" kind="primary">
          {t('installations.choose_password')}
        </ButtonLink>
        <ButtonLink href="/">{t('installations.to_website')}</ButtonLink>
      </p>
    </>,
  )
}

const addOrganisation = 'npm run organisation -- add --id 600 --host water.example --name-en "…" --name-ne "…"'

/** There is no organisation yet whose name, menu or colours could frame it. */
function documentOf(language: Language, title: string, children: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <PageLanguage value={language}>
      <html lang={language}>
        <BareHead title={title} brand={null} />
        <body>
          <header className="bg-primary py-4">
            <div className="page-width">
              <img src={icon} alt="" width="48" height="48" />
            </div>
          </header>
          <main className="page-width max-w-[46rem] py-8">
            <h1 className="text-3xl">{title}</h1>
            {children}
          </main>
        </body>
      </html>
    </PageLanguage>,
  )}`
}
