// Public page of one album with its pictures.

import { useLoaderData } from 'react-router'
import { shownMoment, TimeText } from '#ui/time-text.tsx'
import { inLanguage, translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { AlbumPicture } from '../contract/api.ts'
import { albumAddress, picturesOnAPage, viewAddress } from '../contract/addresses.ts'
import { albumsMessages } from '../messages.ts'
import { readAlbum } from '../operations/albums.server.ts'
import { pageAddress, pageIn } from './page-address.ts'

export const handle = { stillMenu: true, parameters: ['page'] } satisfies PageHandle

export const loader = page(async (ctx, { params, request }) => {
  const slug = params.slug ?? ''
  const requested = pageIn(request)
  const found = await readAlbum(ctx, slug, { page: requested, limit: picturesOnAPage })
  const pages = Math.max(1, Math.ceil(found.album.pictureCount / picturesOnAPage))
  const shown = requested > pages ? await readAlbum(ctx, slug, { page: pages, limit: picturesOnAPage }) : found
  return { ...shown, page: Math.min(requested, pages), pages }
})

export default function AlbumPage() {
  const { album, pictures, ...paging } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(albumsMessages, language)
  const title = inLanguage(album.title, language).text
  const text = inLanguage(album.text, language).text
  const facts = (date: string) => `${date} · ${t('albums.count', { n: album.pictureCount })}`
  return (
    <PageArea>
      <PageMeta
        title={title}
        description={text || facts(shownMoment(album.takenOn, language))}
        picture={album.cover?.url}
      />
      <PageHeading
        title={title}
        lead={text || <TimeText at={album.takenOn}>{facts}</TimeText>}
        actions={<ButtonLink href="/gallery">{t('albums.all')}</ButtonLink>}
      />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-5">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} slug={album.slug} eager={place < 4} />
          </li>
        ))}
      </ul>
      <PageLinks {...paging} to={(page) => pageAddress(albumAddress(album.slug), page)} language={language} />
    </PageArea>
  )
}

function Thumbnail({ picture, slug, eager }: { picture: AlbumPicture; slug: string; eager: boolean }) {
  const caption = inLanguage(picture.caption, useLanguage())
  return (
    <figure className="relative">
      <Picture
        address={picture.url}
        width={picture.width}
        height={picture.height}
        blur={picture.blur}
        alt=""
        sizes="(min-width: 1184px) 370px, (min-width: 768px) 33vw, 50vw"
        eager={eager}
        className="aspect-3/2 rounded-box"
      />
      <figcaption className="mt-1 text-sm text-neutral-700" lang={caption.lang}>
        <a
          href={viewAddress(slug, picture.position)}
          className="after:absolute after:inset-0 after:rounded-box hover:underline"
        >
          {caption.text}
        </a>
      </figcaption>
    </figure>
  )
}
