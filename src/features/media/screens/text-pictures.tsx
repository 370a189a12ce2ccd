// Pictures of the media library in a long text: the choice of one, and the address under which the editor shows it.

import { useEffect, useState } from 'react'
import { libraryPictureOf, libraryReference } from '#kit/blocks/plain-text.ts'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { PictureChoice } from '#ui/block-editor/block-editor.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { MediaApi } from '../contract/api.ts'
import { choiceMessages } from '../messages/choice.ts'
import type { LibraryDialog } from './library-dialog.tsx'

/** The dialog, loaded when somebody opens it first. */
export function TextPictures({ language, onChoose, onCancel }: PictureChoice & { language: Language }) {
  const orgId = String(useWho().organisation.id)
  const [dialog, setDialog] = useState<{ Part: typeof LibraryDialog }>()
  useEffect(() => {
    let isLeft = false
    void import('./library-dialog.tsx').then(
      ({ LibraryDialog: Part }) => (isLeft ? undefined : setDialog({ Part })),
      () => showToast(choiceMessages['media.not_opened'][language], { tone: 'danger' }),
    )
    return () => {
      isLeft = true
    }
  }, [language])
  if (!dialog) return null
  return (
    <dialog.Part
      {...{ orgId, language }}
      kind="picture"
      open
      onClose={onCancel}
      onChoose={({ id }) => onChoose(libraryReference(id))}
    />
  )
}

/** The address of a picture of the library by its reference in a text; undefined for one that is stored with the text. */
export function chosenPictureUrl(orgId: string, reference: string): string | undefined {
  const id = libraryPictureOf(reference)
  if (id === undefined) return undefined
  return urlOf<MediaApi['mediaThumbnail']>('GET /admin/media/{orgId}/{id}/thumbnail', { orgId, id })
}
