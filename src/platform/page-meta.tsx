// Title, description and social metadata of a page.

import { sizeAddress } from '#kit/pictures.ts'
import { useCanonical } from './canonical.ts'
import { useDocument } from './page-document.ts'

/** `picture` is the base address of a stored picture's sizes; `publishedOn` the ISO civil date of an article. */
export type PageMetaProps = {
  title?: string
  description?: string
  picture?: string | undefined
  publishedOn?: string
}

/** Every screen renders this once: the title becomes "Page · Organisation". Without a title, the organisation alone. */
export function PageMeta({ title, description, picture, publishedOn }: PageMetaProps) {
  const { organisation = '', language = 'en', origin = '', preview } = useDocument() ?? {}
  const canonical = useCanonical()
  const shared = picture ? sizeAddress(picture, 960, 'webp') : preview
  const whole = [title, organisation].filter(Boolean).join(' · ')
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      {title ? <meta property="og:site_name" content={organisation} /> : null}
      <meta property="og:type" content={publishedOn ? 'article' : 'website'} />
      {publishedOn ? <meta property="article:published_time" content={publishedOn} /> : null}
      <meta property="og:locale" content={language === 'ne' ? 'ne_NP' : 'en_GB'} />
      {canonical ? <meta property="og:url" content={canonical.own} /> : null}
      {description ? <meta name="description" property="og:description" content={description} /> : null}
      {shared ? <meta property="og:image" content={`${origin}${shared}`} /> : null}
    </>
  )
}
