// Home page section: photo albums.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Album } from '#features/albums/contract/api.ts'
import { AlbumCard } from '#features/albums/screens/album-card.tsx'
import { Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

export function GalleryStrip({ albums, language }: { albums: Album[]; language: Language }) {
  if (albums.length === 0) return null
  const t = translator(landingMessages, language)
  return (
    <Section id="gallery" title={t('gallery.title')} more={{ href: '/gallery', label: t('gallery.more') }}>
      <ul className="album-strip">
        {albums.map((album) => (
          <li key={album.slug}>
            <AlbumCard album={album} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
