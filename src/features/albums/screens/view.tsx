// Public page of one picture with links to its neighbours.

import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { inLanguage, translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { albumAddress, viewAddress } from '../contract/addresses.ts'
import { albumsMessages } from '../messages.ts'
import { readPicture } from '../operations/albums.server.ts'

export const handle = { stillMenu: true } satisfies PageHandle

export const loader = page((ctx, { params }) => {
  const position = /^[1-9]\d{0,6}$/.test(params.position ?? '') ? Number(params.position) : 0
  return position ? readPicture(ctx, params.slug ?? '', position) : refuse('missing', 'albums.unknown')
})

/** Two buttons fit side by side on the smallest phone. */
const narrowButton = 'max-sm:gap-1 max-sm:px-2 max-sm:text-sm'

/** Plain links; with script the arrow keys, a swipe and Escape follow the same links (`data-viewer`). */
export default function PictureView() {
  const { album, picture } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(albumsMessages, language)
  const caption = inLanguage(picture.caption, language)
  const { position } = picture
  const last = album.pictureCount
  return (
    <PageArea>
      <PageMeta title={caption.text} description={inLanguage(album.title, language).text} picture={picture.url} />
      <figure data-viewer="">
        <Picture
          address={picture.url}
          width={picture.width}
          height={picture.height}
          blur={picture.blur}
          alt={caption.text}
          sizes="(min-width: 1280px) 1200px, 100vw"
          eager
          className="mx-auto max-w-5xl rounded-box lg:max-w-[min(64rem,max(40rem,calc((100dvh-22rem)*1.5)))] print:max-w-full"
        />
        <figcaption className="mt-4 text-center">
          <h1 className="text-xl" lang={caption.lang}>
            {caption.text}
          </h1>
          <p className="figures mt-1 text-neutral-600">{t('albums.place', { n: position, total: last })}</p>
        </figcaption>
      </figure>
      <nav
        aria-label={t('albums.place', { n: position, total: last })}
        className="screen-only mx-auto mt-6 grid max-w-2xl grid-cols-2 gap-3 sm:grid-cols-3"
      >
        {position > 1 ? (
          <ButtonLink href={viewAddress(album.slug, position - 1)} rel="prev" className={`col-start-1 ${narrowButton}`}>
            <Icon name="back" className="size-4" />
            {t('albums.previous')}
          </ButtonLink>
        ) : (
          <DisabledLink className={`col-start-1 ${narrowButton}`}>
            <Icon name="back" className="size-4" />
            {t('albums.previous')}
          </DisabledLink>
        )}
        <ButtonLink
          href={albumAddress(album.slug)}
          rel="up"
          className="max-sm:col-span-2 max-sm:row-start-2 sm:col-start-2"
        >
          {t('albums.to_album')}
        </ButtonLink>
        {position < last ? (
          <ButtonLink
            href={viewAddress(album.slug, position + 1)}
            rel="next"
            className={`col-start-2 sm:col-start-3 ${narrowButton}`}
          >
            {t('albums.next')}
            <Icon name="arrow" className="size-4" />
          </ButtonLink>
        ) : (
          <DisabledLink className={`col-start-2 sm:col-start-3 ${narrowButton}`}>
            {t('albums.next')}
            <Icon name="arrow" className="size-4" />
          </DisabledLink>
        )}
      </nav>
      <p className="needs-script mt-4 text-center text-sm text-neutral-600">
        <span className="screen-only for-keys">{t('albums.keys')}</span>
        <span className="screen-only for-touch">{t('albums.swipe')}</span>
      </p>
    </PageArea>
  )
}

/** Placeholder of a missing link, so that the other buttons do not move. */
function DisabledLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-box border border-dashed border-neutral-300 px-4 py-2 text-center text-neutral-600 ${className}`}
    >
      {children}
    </span>
  )
}
