// Public page of the photo gallery: albums, newest first.

import { useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { albumsOnAPage } from '../contract/addresses.ts'
import { albumsMessages } from '../messages.ts'
import { readAlbums } from '../operations/albums.server.ts'
import { AlbumCard } from './album-card.tsx'
import { pageAddress, pageIn } from './page-address.ts'

export const handle = { stillMenu: true, parameters: ['page'] } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const requested = pageIn(request)
  const found = await readAlbums(ctx, { page: requested, limit: albumsOnAPage })
  const pages = Math.max(1, Math.ceil(found.total / albumsOnAPage))
  const shown = requested > pages ? await readAlbums(ctx, { page: pages, limit: albumsOnAPage }) : found
  return { albums: shown.data, page: Math.min(requested, pages), pages }
})

export default function Gallery() {
  const { albums, ...paging } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(albumsMessages, language)
  return (
    <PageArea>
      <PageMeta title={t('albums.title')} description={t('albums.lead')} />
      <PageHeading title={t('albums.title')} lead={t('albums.lead')} />
      {albums.length === 0 ? <EmptyState title={t('albums.empty')} text={t('albums.empty_text')} /> : null}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {albums.map((album, place) => (
          <li key={album.slug}>
            <AlbumCard album={album} eager={place < 3} />
          </li>
        ))}
      </ul>
      <PageLinks {...paging} to={(page) => pageAddress('/gallery', page)} language={language} />
    </PageArea>
  )
}
