// Links to the organisation's social media pages.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'

export function SocialLinks({ organisation, language }: { organisation: Organisation; language: Language }) {
  const t = translator(shellMessages, language)
  const profiles = [
    { url: organisation.facebookUrl, icon: 'facebook', label: t('footer.onFacebook') },
    { url: organisation.youtubeUrl, icon: 'youtube', label: t('footer.onYoutube') },
  ] as const
  const shown = profiles.filter(({ url }) => url)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('footer.followUs')} className="social-links">
      {shown.map(({ url, icon, label }) => (
        <li key={url}>
          <a href={url} aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
