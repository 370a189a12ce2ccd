// Form of a picture's focal point: set by pointer or touch on the picture, or by two sliders, with the cuts that follow.

import { useRef, useState, type PointerEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { focalStep, focusClass, nearestFocus, type FocalPoint } from '#kit/pictures.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn } from '#platform/http-client.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { Button } from '#ui/button.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { MediaApi, MediaItem } from '../contract/api.ts'
import { mediaTranslator } from './translator.ts'

const middle: FocalPoint = { x: 50, y: 50 }

export function FocalPointForm({ item, language }: { item: MediaItem; language: Language }) {
  const t = mediaTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [focus, setFocus] = useState<FocalPoint>(item.focus ?? middle)
  /** A second press meanwhile would name the version of the first. */
  const isSaving = useRef(false)
  const url = urlOf<MediaApi['mediaFile']>('GET /admin/media/{orgId}/{id}/file', { orgId, id: item.id })
  const picture = { url, language, alt: '', lost: t('media.lost') }

  async function save(point: FocalPoint | undefined): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    const sent = { orgId, id: item.id, version: item.focusVersion, ...point }
    const outcome = await apiIn(language).send<MediaApi['focusMedia']>('PUT /admin/media/{orgId}/{id}/focus', sent)
    showOutcome(outcome, { done: t('media.saved'), failed: t('server.failed') })
    await revalidate()
    isSaving.current = false
  }

  return (
    <div className="grid gap-4">
      <p className="measure text-neutral-600">{t('media.focus_help')}</p>
      <PlaceInPicture focus={focus} onPlace={setFocus} picture={picture} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="grid gap-1 font-bold">
            {t(`media.focus_${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              step={focalStep}
              className="min-h-11"
              data-no-draft=""
              value={focus[axis]}
              aria-valuetext={t('media.focus_value', { n: inDigits(String(focus[axis]), language) })}
              onChange={({ target }) => setFocus({ ...focus, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      <figure>
        <figcaption className="mb-1 text-neutral-600">{t('media.focus_cuts')}</figcaption>
        <div className="flex flex-wrap gap-3">
          {['aspect-square w-24', 'aspect-3/2 w-36', 'aspect-20/9 w-52'].map((shape) => (
            <PrivatePicture
              key={shape}
              {...picture}
              className={`${shape} rounded-box object-cover ${focusClass(focus)}`}
            />
          ))}
        </div>
      </figure>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void save(focus)}>
          {t('media.focus_save')}
        </Button>
        {item.focus ? (
          <Button kind="quiet" onClick={() => void save(undefined)}>
            {t('media.focus_remove')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type PlaceProps = {
  focus: FocalPoint
  onPlace: (focus: FocalPoint) => void
  picture: { url: string; language: Language; alt: string; lost: string }
}

/** For pointer and touch; keyboards and screen readers have the sliders, which say the same. */
function PlaceInPicture({ focus, onPlace, picture }: PlaceProps) {
  const [isHeld, setHeld] = useState(false)
  const place = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onPlace(nearestFocus({ x: clientX - box.left, y: clientY - box.top }, box))
  }
  return (
    <div
      aria-hidden="true"
      className="relative w-fit cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
        place(event)
      }}
      onPointerMove={(event) => (isHeld ? place(event) : undefined)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      data-focus-place=""
    >
      <PrivatePicture {...picture} className="pointer-events-none max-h-96 max-w-full rounded-box" />
      <span
        className={`focus-mark pointer-events-none absolute size-6 -translate-1/2 rounded-full border-4 border-white bg-primary-700 shadow ${focusClass(focus)}`}
      />
    </div>
  )
}
