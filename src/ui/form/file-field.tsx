// How are files and photographs chosen, looked at and taken back before they are sent?

import type { ChangeEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { formatFileSize } from '#kit/format/file-size.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export type FileFieldProps = {
  name: string
  help?: ReactNode
  /** Media types, for the browser's own list: 'image/jpeg,image/png'. */
  accept: string
  /** How many files; 1 unless told. */
  most?: number
  /** Draw photographs anew, smaller and without what the camera wrote beside them. */
  shrink?: boolean
}

type Chosen = { file: File; preview: string | undefined }

/** The browser's own control holds the files, so a form sent without script has them too. */
export function FileField({ name, help, accept, most = 1, shrink = false }: FileFieldProps) {
  const { t, check } = useFormParts()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [preparing, setPreparing] = useState(false)

  usePreviewsReleased(chosen)

  function hold(files: Chosen[]): void {
    const transfer = new DataTransfer()
    for (const { file } of files) transfer.items.add(file)
    input.current!.files = transfer.files
    setChosen(files)
    check(name)
  }

  async function add(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const added = [...(event.currentTarget.files ?? [])]
    setPreparing(true)
    const ready = shrink ? await Promise.all(added.map(shrinkPhoto)) : added
    setPreparing(false)
    hold([...(most > 1 ? chosen : []), ...ready.map(withPreview)])
  }

  return (
    <FieldFrame name={name} help={help}>
      {(control) => (
        <>
          <div className="file-choice">
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              multiple={most > 1}
              onChange={(event) => void add(event)}
              className="input"
            />
            <span aria-hidden="true" className={`needs-script ${buttonClass('plain', 'w-full')}`}>
              <Icon name="file" />
              {t('ui.file.choose')}
            </span>
          </div>
          <output className="text-sm text-neutral-600">{preparing ? t('ui.file.preparing') : null}</output>
          <ChosenFiles files={chosen} onRemove={(one) => hold(chosen.filter((other) => other !== one))} />
        </>
      )}
    </FieldFrame>
  )
}

function ChosenFiles({ files, onRemove }: { files: Chosen[]; onRemove: (one: Chosen) => void }) {
  const { t, language } = useFormParts()
  if (files.length === 0) return null
  return (
    <ul className="grid gap-2 sm:grid-cols-[repeat(2,minmax(0,20rem))]">
      {files.map((one, index) => (
        <li
          key={one.preview ?? `${index}-${one.file.name}`}
          className="flex items-center gap-3 rounded-box border border-neutral-200 p-2"
        >
          {one.preview ? (
            <img src={one.preview} alt="" className="size-16 rounded-box object-cover" />
          ) : (
            <Icon name="file" className="size-10 text-neutral-500" />
          )}
          <span className="min-w-0 flex-1 text-sm">
            <span className="block truncate">{one.file.name}</span>
            <span className="text-neutral-600">{formatFileSize(one.file.size, language)}</span>
          </span>
          <Button kind="quiet" aria-label={t('ui.file.remove', { name: one.file.name })} onClick={() => onRemove(one)}>
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function withPreview(file: File): Chosen {
  return { file, preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined }
}

/** A preview holds the whole picture in memory until it is let go. */
function usePreviewsReleased(chosen: Chosen[]): void {
  const held = useRef<Chosen[]>([])
  useEffect(() => {
    for (const { preview } of held.current) {
      if (preview && !chosen.some((one) => one.preview === preview)) URL.revokeObjectURL(preview)
    }
    held.current = chosen
  }, [chosen])
}
