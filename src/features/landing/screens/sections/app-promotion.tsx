// Home page section: promotion of the mobile app.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { landingMessages } from '../../messages.ts'

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
            <ButtonLink href={appUrl} rel="noopener">
              {t('app.get')}
            </ButtonLink>
          </p>
        ) : (
          <p className="measure mt-1 text-sm">{t('app.soon')}</p>
        )}
      </div>
      <Phone />
    </section>
  )
}

function Phone() {
  return (
    <svg viewBox="0 0 180 190" aria-hidden="true">
      <rect
        x="20"
        y="4"
        width="140"
        height="220"
        rx="18"
        className="fill-primary-950 stroke-secondary-300"
        strokeWidth="3"
      />
      <rect x="30" y="18" width="120" height="190" rx="8" className="fill-white" />
      <rect x="40" y="30" width="62" height="9" rx="4" className="fill-primary" />
      <rect x="40" y="45" width="44" height="6" rx="3" className="fill-neutral-300" />
      <path d="M30 118c20-14 40 12 60 0s40-12 60 0v72H30z" className="fill-secondary-300" />
      <path d="M30 140c20-12 40 12 60 0s40-12 60 0v50H30z" className="fill-secondary" />
      <path d="M90 66s17 19 17 31a17 17 0 0 1-34 0c0-12 17-31 17-31Z" className="fill-secondary-600" />
      <path d="M82 97a8 8 0 0 0 8 8" className="fill-none stroke-white" strokeWidth="3" strokeLinecap="round" />
      <circle cx="138" cy="34" r="8" className="fill-accent" />
    </svg>
  )
}
