// The page of an installation without organisations: what is missing and the command that adds it, in both languages.

import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#kit/language.ts'
import { languages, translator } from '#kit/language.ts'
import { shellMessages } from '#shells/messages.ts'
import { Card } from '#ui/card.tsx'
import { BareHead } from './bare-document.tsx'
import icon from './icon.svg?url'

/** The whole document; there is no organisation whose name, menu or language choice could frame it. */
export function emptyInstallationPage(): string {
  return `<!doctype html>${renderToStaticMarkup(<EmptyInstallation />)}`
}

function EmptyInstallation() {
  return (
    <html lang="en">
      <BareHead
        title={languages.map((language) => translator(shellMessages, language)('installation.empty')).join(' · ')}
        brand={null}
      />
      <body>
        <header className="bg-primary py-4">
          <div className="page-width">
            <img src={icon} alt="" width="48" height="48" />
          </div>
        </header>
        <main className="page-width grid gap-6 py-8 md:grid-cols-2 md:py-12">
          {languages.map((language) => (
            <Explanation key={language} language={language} />
          ))}
        </main>
      </body>
    </html>
  )
}

const addOrganisation = 'npm run organisation -- add --id 600 --host water.example --name-en "…" --name-ne "…"'

function Explanation({ language }: { language: Language }) {
  const t = translator(shellMessages, language)
  const Heading = language === 'en' ? 'h1' : 'h2'
  return (
    <div lang={language} className="grid">
      <Card>
        <Heading className="text-2xl">{t('installation.empty')}</Heading>
        <p className="mt-3">{t('installation.empty_text')}</p>
        <p className="mt-4 rounded-box bg-neutral-100 p-3 text-sm">
          <code lang="en">{addOrganisation}</code>
        </p>
      </Card>
    </div>
  )
}
