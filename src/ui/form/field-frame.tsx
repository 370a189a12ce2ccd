// Frame of a control: label above, help and error below.

import type { ReactNode } from 'react'
import { ErrorLine } from './error-line.tsx'
import { useFormParts } from './form-context.ts'
import { idsOf } from './ids.ts'

/** Attributes of a control that connect it with its help and its error for screen readers. */
export type ControlProps = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FrameProps = {
  name: string
  shown?: string | undefined
  help?: ReactNode
  extra?: boolean
  /** Content below the error that is not related to it. */
  after?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A control with its label. `extra`: the control itself renders an element with the id `idsOf(…).extra`. */
export function FieldFrame({ name, shown, help, extra = false, after, children }: FrameProps) {
  const control = useControl(name, help !== undefined, extra)
  return (
    <div className="field">
      <div>
        <label htmlFor={control.id} className="font-bold text-neutral-900">
          <LabelText name={name} shown={shown} />
        </label>
        <HelpText name={name}>{help}</HelpText>
      </div>
      <div>
        {children(control)}
        <ErrorText name={name} />
        {after}
      </div>
    </div>
  )
}

/**
 * Several controls under one legend; the first has the id that the error summary links to. `titled`: a heading directly above has
 * the same text, so the legend is visually hidden.
 */
export function GroupFrame(props: Omit<FrameProps, 'shown'> & { titled?: boolean }) {
  const { name, help, titled = false, children } = props
  const control = useControl(name, help !== undefined, false)
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="grid gap-1.5">
      <legend className={titled ? 'sr-only' : 'mb-1.5 font-bold text-neutral-900'}>
        <LabelText name={name} />
      </legend>
      <HelpText name={name}>{help}</HelpText>
      {children(control)}
      <ErrorText name={name} />
    </fieldset>
  )
}

export function useControl(name: string, hasHelp: boolean, extra: boolean): ControlProps {
  const form = useFormParts()
  const ids = idsOf(form, name)
  const invalid = form.error(name) !== undefined
  const described = [hasHelp && ids.help, extra && ids.extra, invalid && ids.error].filter(Boolean).join(' ')
  return {
    id: ids.control,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': form.need(name) === 'always' || undefined,
  }
}

export function LabelText({ name, shown }: { name: string; shown?: string | undefined }) {
  const { label, showsOptional, t } = useFormParts()
  return (
    <>
      {shown ? <span className="sr-only">{label(name)}</span> : label(name)}
      {shown ? <span aria-hidden="true">{shown}</span> : null}
      {showsOptional(name) ? <span className="font-normal text-neutral-600"> ({t('ui.optional')})</span> : null}
    </>
  )
}

function HelpText({ name, children }: { name: string; children: ReactNode }) {
  const form = useFormParts()
  if (children === undefined) return null
  return (
    <div id={idsOf(form, name).help} className="text-neutral-600">
      {children}
    </div>
  )
}

export function ErrorText({ name }: { name: string }) {
  const form = useFormParts()
  const error = form.error(name)
  if (form.isChecking(name) && !error) return <Checking />
  if (!error && !form.isPlain) return null
  return (
    <ErrorLine id={idsOf(form, name).error} hidden={!error}>
      {error}
    </ErrorLine>
  )
}

// Shown only after half a second, so that quick checks show nothing.
function Checking() {
  const { t } = useFormParts()
  return <output className="appears-late text-sm text-neutral-600">{t('ui.form.checking')}</output>
}
