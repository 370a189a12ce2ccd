// Form field that chooses a picture or a PDF file of the media library, in place of an upload.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { Button } from '#ui/button.tsx'
import { ErrorText } from '#ui/form/field-frame.tsx'
import { useFormParts } from '#ui/form/form-context.ts'
import { idsOf } from '#ui/form/ids.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { MediaKind } from '../contract/limits.ts'
import { choiceMessages } from '../messages/choice.ts'
import type { LibraryDialog } from './library-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'

export type LibraryFieldProps = { name: string; kind?: MediaKind; initially?: string; language: Language }

/** A refusal of the choice is shown here. The number of the chosen picture is in a hidden field, which drafts store too. The dialog is loaded when it is opened first. */
export function LibraryField({ name, kind = 'picture', initially = '', language }: LibraryFieldProps) {
  const t = translator(choiceMessages, language)
  const orgId = String(useWho().organisation.id)
  const form = useFormParts()
  const [chosen, setChosen] = useState(initially)
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<{ Part: typeof LibraryDialog }>()

  async function open(): Promise<void> {
    try {
      const { LibraryDialog: Part } = await import('./library-dialog.tsx')
      setDialog({ Part })
      setOpen(true)
    } catch {
      showToast(t('media.not_opened'), { tone: 'danger' })
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        type="hidden"
        name={name}
        value={chosen}
        data-draft=""
        onInput={({ currentTarget }) => setChosen(/^\d{1,15}$/.test(currentTarget.value) ? currentTarget.value : '')}
      />
      <Button id={idsOf(form, name).control} onClick={() => void open()}>
        <Icon name="copy" />
        {t('media.from_library')}
      </Button>
      {chosen ? (
        <>
          <Thumbnail {...{ orgId, language }} file={{ id: Number(chosen), kind }} className="size-16" />
          <output>{t('media.chosen')}</output>
          <Button kind="quiet" onClick={() => setChosen('')}>
            {t('media.not_chosen')}
          </Button>
        </>
      ) : null}
      <ErrorText name={name} />
      {dialog ? (
        <dialog.Part
          {...{ orgId, kind, language }}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            setChosen(String(id))
            setOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}
