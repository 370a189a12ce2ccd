// Card of an album: cover, title, day and number of pictures.

import { TimeText } from '#ui/time-text.tsx'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { Album } from '../contract/api.ts'
import { albumAddress } from '../contract/addresses.ts'
import { albumsMessages } from '../messages.ts'

export function AlbumCard({ album, eager = false, level = 2 }: { album: Album; eager?: boolean; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const language = useLanguage()
  const t = translator(albumsMessages, language)
  const title = inLanguage(album.title, language)
  return (
    <div className="card album-card">
      {album.cover ? (
        <Picture
          address={album.cover.url}
          width={album.cover.width}
          height={album.cover.height}
          blur={album.cover.blur}
          focus={album.cover.focus}
          alt=""
          sizes="(min-width: 1024px) 400px, (min-width: 480px) 50vw, 100vw"
          eager={eager}
          className="aspect-3/2"
        />
      ) : null}
      <div>
        <Heading lang={title.lang}>
          <a href={albumAddress(album.slug)} className="whole-card">
            {title.text}
          </a>
        </Heading>
        <p>
          <TimeText at={album.takenOn} /> · {t('albums.count', { n: album.pictureCount })}
        </p>
      </div>
    </div>
  )
}
