// Form that adds files to the media library: chosen, dropped or photographed, each with its progress.

import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { formatFileSize } from '#kit/format/file-size.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MediaItem } from '../contract/api.ts'
import { maxPicturesOfAForm, mediaMegabytes, mediaTypes } from '../contract/limits.ts'
import { mediaTranslator } from './translator.ts'
import type { ShownUpload } from './use-uploads.ts'
import { useUploads } from './use-uploads.ts'

type AddFilesProps = { orgId: string; language: Language; onAdded: (item: MediaItem) => void }

export function AddFiles({ orgId, language, onAdded }: AddFilesProps) {
  const t = mediaTranslator(language)
  const { uploads, add, retry, cancel } = useUploads({ orgId, language, onAdded })
  const arrived = uploads
    .flatMap((upload) => (upload.state === 'added' && upload.item.kind === 'picture' ? [upload.item.id] : []))
    .slice(0, maxPicturesOfAForm)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  return (
    <section aria-labelledby="add-files" className="screen-only mb-5 dense:mb-2">
      <h2 id="add-files" className="sr-only">
        {t('media.add')}
      </h2>
      <div
        className="flex flex-wrap items-center gap-3 rounded-box border border-dashed border-neutral-400 p-3 dense:p-2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <ChooseFiles label={t('media.choose')} icon="file" multiple onChosen={add} />
        <ChooseFiles label={t('media.take')} icon="camera" camera onChosen={add} />
        <p className="text-neutral-600">{t('media.add_help', { n: formatNumber(mediaMegabytes, language) })}</p>
      </div>
      {uploads.length > 0 ? (
        <ul aria-label={t('media.uploads')} className="mt-2 grid gap-1">
          {uploads.map((upload) => (
            <li key={upload.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">
                {upload.file.name} ({formatFileSize(upload.file.size, language)})
              </span>
              <State {...{ upload, language }} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />
            </li>
          ))}
        </ul>
      ) : null}
      {arrived.length > 1 && uploads.every(({ state }) => state !== 'waiting' && state !== 'sending') ? (
        <p className="mt-2">
          <Link to={`/staff/albums/new?pictures=${arrived.join()}`} className={buttonClass()}>
            {t('media.new_album', { n: arrived.length })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function ChooseFiles(props: {
  label: string
  icon: 'file' | 'camera'
  multiple?: boolean
  camera?: boolean
  onChosen: (files: File[]) => void
}) {
  const { label, icon, multiple = false, camera = false, onChosen } = props
  return (
    <label className={`${camera ? 'for-touch file-camera' : 'file-camera'} ${buttonClass('plain')}`}>
      <Icon name={icon} />
      {label}
      <input
        type="file"
        accept={camera ? 'image/*' : mediaTypes.join()}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          onChosen(files)
        }}
      />
    </label>
  )
}

type StateProps = { upload: ShownUpload; language: Language; onRetry: () => void; onCancel: () => void }

function State({ upload, language, onRetry, onCancel }: StateProps) {
  const t = mediaTranslator(language)
  const { name } = upload.file
  const cancel = (
    <Button kind="quiet" aria-label={t('media.cancel_one', { name })} onClick={onCancel}>
      {t('media.cancel')}
    </Button>
  )
  switch (upload.state) {
    case 'waiting':
      return (
        <>
          <span className="text-neutral-600">{t('media.waiting')}</span>
          {cancel}
        </>
      )
    case 'sending':
      return (
        <>
          <span className="figures text-neutral-600">
            <progress max={1} value={upload.share} aria-label={name} className="align-middle" />{' '}
            {t(upload.isInterrupted ? 'media.interrupted' : 'media.sending', {
              n: formatNumber(Math.floor(upload.share * 100), language),
            })}
          </span>
          {cancel}
        </>
      )
    case 'cancelled':
      return <output className="text-neutral-600">{t('media.cancelled')}</output>
    case 'lost':
      return (
        <>
          <span role="alert" className="text-danger-700">
            {t('media.connection_lost')}
          </span>
          <Button aria-label={t('media.retry_one', { name })} onClick={onRetry}>
            {t('media.retry')}
          </Button>
          {cancel}
        </>
      )
    case 'refused':
      return (
        <span role="alert" className="text-danger-700">
          {upload.message}
        </span>
      )
    case 'added':
      return (
        <>
          <output className="text-success-700">{t(upload.known ? 'media.known' : 'media.arrived')}</output>
          <Link to={`/staff/media/${upload.item.id}`} className="link inline-block py-2">
            {t('media.describe')}
          </Link>
        </>
      )
  }
}
