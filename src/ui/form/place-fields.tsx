// Fields for a location in Nepal: ward, tol, landmark, and optionally the device's position.

import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from './choice-fields.tsx'
import type { Control } from './controls.ts'
import { changeControl } from './controls.ts'
import { useFormParts } from './form-context.ts'
import type { Suggestion } from './suggest-field.tsx'
import { SuggestField } from './suggest-field.tsx'
import { NumberField, TextField } from './text-fields.tsx'

export type PlaceNames = {
  ward: string
  tol: string
  landmark?: string
  neighbour?: string
  customerNumber?: string
  /** Two hidden fields that the device fills in on the reader's request. */
  latitude?: string
  longitude?: string
}

/** A tol that is suggested, with its ward. */
export type SuggestedTol = Suggestion & { ward: number }

type PlaceProps = {
  legend: string
  help?: ReactNode
  names: PlaceNames
  /** The number of wards, for a select instead of a number field. */
  wards?: number
  tols?: readonly SuggestedTol[]
}

/** Text first; a position is optional. */
export function PlaceFields({ legend, help, names, wards, tols }: PlaceProps) {
  const { language } = useFormParts()
  const options = Array.from({ length: wards ?? 0 }, (_, index) => ({
    value: String(index + 1),
    label: inDigits(String(index + 1), language),
  }))
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-bold text-title">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="side-by-side grid items-start gap-x-4 gap-y-5 sm:grid-cols-[11rem_1fr]">
        {wards ? <SelectField name={names.ward} options={options} /> : <NumberField name={names.ward} />}
        <TolInput name={names.tol} ward={names.ward} tols={tols} />
      </div>
      {names.landmark ? <TextField name={names.landmark} /> : null}
      {names.neighbour ? <TextField name={names.neighbour} /> : null}
      {names.customerNumber ? <TextField name={names.customerNumber} width="short" autoComplete="off" /> : null}
      {names.latitude && names.longitude ? <Position latitude={names.latitude} longitude={names.longitude} /> : null}
    </fieldset>
  )
}

/** A tol by its name, typed or taken from the suggestions; one that is taken fills in its ward. */
export function TolInput({
  name,
  ward,
  tols = [],
}: {
  name: string
  ward: string
  tols?: readonly SuggestedTol[] | undefined
}) {
  const { id, language, t } = useFormParts()
  if (tols.length === 0) return <TextField name={name} autoComplete="address-level3" />

  function fillWard(taken: SuggestedTol): void {
    const control = document.getElementById(`${id}-${ward}`) as Control
    const isSelect = control instanceof HTMLSelectElement
    const number = String(taken.ward)
    changeControl(control, () => (control.value = isSelect ? number : inDigits(number, language)))
  }

  return (
    <SuggestField
      name={name}
      autoComplete="address-level3"
      suggestions={tols}
      listLabel={t('ui.place.matches')}
      onTaken={fillWard}
    />
  )
}

type Found = 'no' | 'looking' | 'failed' | { metres: number }

function Position({ latitude, longitude }: { latitude: string; longitude: string }) {
  const { t, language, initial } = useFormParts()
  const north = useRef<HTMLInputElement>(null)
  const east = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found>('no')

  function setPosition(lat: string, lon: string): void {
    north.current!.value = lat
    east.current!.value = lon
  }

  function locate(): void {
    setFound('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition(coords.latitude.toFixed(6), coords.longitude.toFixed(6))
        setFound({ metres: Math.ceil(coords.accuracy) })
      },
      () => setFound('failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }

  function remove(): void {
    setPosition('', '')
    setFound('no')
  }

  return (
    <div className="needs-script grid justify-items-start gap-1.5">
      <input ref={north} type="hidden" name={latitude} defaultValue={initial(latitude)[0] ?? ''} />
      <input ref={east} type="hidden" name={longitude} defaultValue={initial(longitude)[0] ?? ''} />
      <Button onClick={locate}>
        <Icon name="map" />
        {t('ui.place.locate')}
      </Button>
      <output className="text-neutral-600">
        {found === 'looking' ? t('ui.place.locating') : null}
        {found === 'failed' ? t('ui.place.not_located') : null}
        {typeof found === 'object' ? t('ui.place.located', { n: formatNumber(found.metres, language) }) : null}
      </output>
      {typeof found === 'object' ? (
        <Button kind="quiet" className="-ms-4" onClick={remove}>
          {t('ui.place.remove')}
        </Button>
      ) : null}
    </div>
  )
}
