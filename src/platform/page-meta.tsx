// What do the browser's tab, a bookmark and a search engine say about a page?

import { useLocation } from 'react-router'
import { sizeAddress } from '#kit/pictures.ts'
import { useDocument } from './page-document.ts'

/** `picture` is the address that a kept picture's sizes stand below. */
export type PageWords = { title?: string; description?: string; picture?: string | undefined }

/** Every screen shows this once: the title becomes "Page · Organisation". Without a title, the organisation alone. */
export function PageMeta({ title, description, picture }: PageWords) {
  const { organisation = '', language = 'en', origin = '' } = useDocument() ?? {}
  const { pathname } = useLocation()
  const whole = [title, organisation].filter(Boolean).join(' · ')
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={organisation} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'ne' ? 'ne_NP' : 'en_GB'} />
      <meta property="og:url" content={`${origin}${pathname}`} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={`${origin}${sizeAddress(picture, 960, 'webp')}`} /> : null}
    </>
  )
}
