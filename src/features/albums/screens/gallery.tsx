// Which albums does the photo gallery hold?

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
import { pageAddress, pageIn } from './asked-page.ts'

export const handle = { stillMenu: true } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const asked = pageIn(request)
  const found = await readAlbums(ctx, { page: asked, limit: albumsOnAPage })
  const pages = Math.max(1, Math.ceil(found.total / albumsOnAPage))
  const shown = asked > pages ? await readAlbums(ctx, { page: pages, limit: albumsOnAPage }) : found
  return { albums: shown.data, page: Math.min(asked, pages), pages }
})

export default function Gallery() {
  const { albums, ...paging } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = translator(albumsMessages, language)
  return (
    <PageArea>
      <PageMeta title={say('albums.title')} description={say('albums.lead')} />
      <PageHeading title={say('albums.title')} lead={say('albums.lead')} />
      {albums.length === 0 ? <EmptyState title={say('albums.empty')} text={say('albums.empty_text')} /> : null}
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
