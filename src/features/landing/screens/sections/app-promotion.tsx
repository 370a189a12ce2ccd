// Home page section: promotion of the mobile app.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { landingMessages } from '../../messages.ts'
// In a file: it takes its colours from the page, and is below the screen of a phone.
import phone from './phone.svg?url'

export function AppPromotion({ appUrl, language }: { appUrl: string; language: Language }) {
  const t = translator(landingMessages, language)
  return (
    <section aria-labelledby="app-title" className="app on-dark screen-only">
      <div>
        <h2 id="app-title" className="text-xl text-white md:text-2xl">
          {t(appUrl ? 'app.title' : 'app.title_soon')}
        </h2>
        <p className="measure mt-1 md:text-lg">{t('app.text')}</p>
        {appUrl ? (
          <p className="mt-3">
            <ButtonLink href={appUrl}>{t('app.get')}</ButtonLink>
          </p>
        ) : (
          <p className="measure mt-1 text-sm">{t('app.soon')}</p>
        )}
      </div>
      <svg viewBox="0 0 180 190" aria-hidden="true">
        <use href={`${phone}#phone`} />
      </svg>
    </section>
  )
}
