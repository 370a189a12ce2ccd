// What do the browser's tab, a bookmark and a search engine say about a page?

import { useDocument } from './page-language.ts'

/** Every screen shows this once: the title becomes "Page · Organisation". Without a title, the organisation alone. */
export function PageMeta({ title, description }: { title?: string; description?: string }) {
  const organisation = useDocument()?.organisation ?? ''
  const whole = [title, organisation].filter(Boolean).join(' · ')
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      {description ? <meta name="description" content={description} /> : null}
    </>
  )
}
