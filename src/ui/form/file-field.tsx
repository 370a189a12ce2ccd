// File field: files and photographs are chosen, previewed and removed before they are sent.

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
  /** Media types for the browser's file dialog: 'image/jpeg,image/png'. */
  accept: string
  /** Maximum number of files; 1 by default. */
  max?: number
  /** Re-encode photographs smaller and without metadata. */
  shrink?: boolean
  /** Offer the camera by a button of its own on a device that is touched. */
  camera?: boolean
}

type Chosen = { file: File; preview: string | undefined }

/** The browser's own control holds the files, so that a form without script submits them too. */
export function FileField({ name, help, accept, max = 1, shrink = false, camera = false }: FileFieldProps) {
  const { t, check } = useFormParts()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [preparing, setPreparing] = useState(false)

  usePreviewsReleased(chosen)

  function setFiles(files: Chosen[]): void {
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
    setFiles([...(max > 1 ? chosen : []), ...ready.map(withPreview)])
  }

  return (
    <FieldFrame name={name} help={help}>
      {(control) => (
        <>
          <div className="flex flex-wrap gap-2">
            <div className="file-choice">
              <input
                {...control}
                ref={input}
                type="file"
                accept={accept}
                multiple={max > 1}
                onChange={(event) => void add(event)}
                className="input"
              />
              <span aria-hidden="true" className={`needs-script ${buttonClass('plain', 'w-full')}`}>
                <Icon name="file" />
                {t('ui.file.choose')}
              </span>
            </div>
            {camera ? <Camera onTaken={(event) => void add(event)} /> : null}
          </div>
          <output className="text-sm text-neutral-600">{preparing ? t('ui.file.preparing') : null}</output>
          <ChosenFiles files={chosen} onRemove={(item) => setFiles(chosen.filter((other) => other !== item))} />
        </>
      )}
    </FieldFrame>
  )
}

/** Not sent itself: the photograph joins those that were chosen. */
function Camera({ onTaken }: { onTaken: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const { t } = useFormParts()
  return (
    <label className={`needs-script for-touch file-camera ${buttonClass('plain')}`}>
      <Icon name="camera" />
      {t('ui.file.camera')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        data-no-draft=""
        onChange={onTaken}
        className="sr-only"
      />
    </label>
  )
}

function ChosenFiles({ files, onRemove }: { files: Chosen[]; onRemove: (item: Chosen) => void }) {
  const { t, language } = useFormParts()
  if (files.length === 0) return null
  return (
    <ul className="grid gap-2 sm:grid-cols-[repeat(2,minmax(0,20rem))]">
      {files.map((item, index) => (
        <li
          key={item.preview ?? `${index}-${item.file.name}`}
          className="flex items-center gap-3 rounded-box border border-neutral-200 p-2"
        >
          {item.preview ? (
            <img src={item.preview} alt="" className="size-16 rounded-box object-cover" />
          ) : (
            <Icon name="file" className="size-10 text-neutral-500" />
          )}
          <span className="min-w-0 flex-1 text-sm">
            <span className="block truncate">{item.file.name}</span>
            <span className="text-neutral-600">{formatFileSize(item.file.size, language)}</span>
          </span>
          <Button
            kind="quiet"
            aria-label={t('ui.file.remove', { name: item.file.name })}
            onClick={() => onRemove(item)}
          >
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

/** A preview keeps the whole picture in memory until its URL is revoked. */
function usePreviewsReleased(chosen: Chosen[]): void {
  const previous = useRef<Chosen[]>([])
  useEffect(() => {
    for (const { preview } of previous.current) {
      if (preview && !chosen.some((item) => item.preview === preview)) URL.revokeObjectURL(preview)
    }
    previous.current = chosen
  }, [chosen])
}
