// Small picture of a file of the media library; a PDF file has an icon.

import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListedMedia, MediaApi } from '../contract/api.ts'

/** Decoration beside the name of the file. */
export function Thumbnail(props: {
  orgId: string
  file: Pick<ListedMedia, 'id' | 'kind'>
  language: Language
  className: string
}) {
  const { orgId, file, language, className } = props
  const frame = `${className} rounded-box object-cover`
  if (file.kind === 'pdf') return <Icon name="file" className={`${className} text-neutral-500`} />
  const url = urlOf<MediaApi['mediaThumbnail']>('GET /admin/media/{orgId}/{id}/thumbnail', { orgId, id: file.id })
  return <PrivatePicture url={url} language={language} alt="" className={frame} lost="–" />
}
