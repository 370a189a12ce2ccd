// Web app manifest of an organisation’s site.

import { defaultColours } from '#kit/colours/default-colours.ts'
import { inLanguage } from '#kit/language.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { page } from '#platform/page.server.ts'
import { pictureUrl } from '../contract/addresses.ts'

export const loader = page(({ org, language }) => {
  const name = inLanguage(org.name, language)
  const manifest = {
    id: '/',
    name: name.text,
    short_name: shortName(name.text),
    lang: name.lang ?? language,
    dir: 'ltr',
    start_url: `/?lang=${language}`,
    scope: '/',
    display: 'minimal-ui',
    theme_color: org.brand?.primary ?? defaultColours.primary,
    background_color: '#ffffff',
    icons: org.icon
      ? [
          { src: pictureUrl(org.icon.png), type: 'image/png', sizes: '512x512', purpose: 'any' },
          { src: pictureUrl(org.icon.own), sizes: 'any', purpose: 'any' },
        ]
      : [],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      [cacheForHeader]: '86400',
    },
  })
})

/** The first words of the name, up to 16 characters. */
function shortName(name: string): string {
  const parts = name.split(' ')
  const fitting = parts.filter((_, index) => parts.slice(0, index + 1).join(' ').length <= 16)
  return fitting.join(' ') || parts[0]!
}
