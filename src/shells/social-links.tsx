// Links to the organisation's social media pages.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { shellMessages } from './messages.ts'

const iconPaths = {
  facebook: 'M14 8h3V4h-3c-2.5 0-4 1.7-4 4v2H7v4h3v8h4v-8h3l.7-4H14V8.5c0-.3.2-.5.5-.5Z',
  youtube:
    'M21.6 7.5c-.2-1-.9-1.7-1.8-1.9C18.2 5.2 12 5.2 12 5.2s-6.2 0-7.8.4c-.9.2-1.6.9-1.8 1.9C2 9 2 12 2 12s0 3 .4 4.5c.2 1 .9 1.7 1.8 1.9 1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4c.9-.2 1.6-.9 1.8-1.9.4-1.5.4-4.5.4-4.5s0-3-.4-4.5ZM10 15V9l5.2 3L10 15Z',
}

export function SocialLinks({ organisation, language }: { organisation: Organisation; language: Language }) {
  const t = translator(shellMessages, language)
  const profiles = [
    { url: organisation.facebookUrl, iconPath: iconPaths.facebook, label: t('footer.onFacebook') },
    { url: organisation.youtubeUrl, iconPath: iconPaths.youtube, label: t('footer.onYoutube') },
  ].filter(({ url }) => url)
  if (profiles.length === 0) return null
  return (
    <ul aria-label={t('footer.followUs')} className="screen-only flex gap-1">
      {profiles.map(({ url, iconPath, label }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="social-link">
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
              <path d={iconPath} />
            </svg>
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
