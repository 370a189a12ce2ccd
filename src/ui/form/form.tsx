// Form element with draft notice, error summary, send button and hidden fields.

import type { ReactNode } from 'react'
import { memo, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { shownMoment, TextWithTimes } from '#ui/time-text.tsx'
import { FormContext, useFormParts } from './form-context.ts'
import { KnownNotice } from './known-notice.tsx'
import type { FormState } from './use-form.ts'

/** A plain multipart POST to this page without script, handled by `useForm` with script. */
export function Form({ state, children }: { state: FormState; children: ReactNode }) {
  return (
    <FormContext value={state.parts}>
      <form
        id={state.parts.id}
        method="post"
        action={`#${state.parts.id}-errors`}
        encType="multipart/form-data"
        noValidate
        aria-busy={state.sending === 'sending'}
        {...state.handlers}
        className="grid gap-6"
      >
        <DraftNotice state={state} />
        <KeptNotice state={state} />
        <DraftStatus state={state} />
        {state.startsFromKnown && !state.draft.restored && state.sending !== 'sent' ? (
          <KnownNotice
            onClear={state.draft.filled ? state.draft.clearFilled : undefined}
            language={state.parts.language}
          />
        ) : null}
        <ErrorSummary state={state} />
        {children}
      </form>
    </FormContext>
  )
}

type SendProps = {
  state: FormState
  kind?: 'primary' | 'danger' | 'plain'
  /** The id of the element that says why the form may not be sent. */
  deniedBy?: string | undefined
  children: ReactNode
}

/** Send button with the upload progress, and a retry when the request failed. */
export function SendButton({ state, kind = 'primary', deniedBy, children }: SendProps) {
  const { t } = useFormParts()
  const sending = state.sending === 'sending' || state.sending === 'sent'
  const percent = Math.round(state.share * 100)
  return (
    <div className="grid gap-4">
      {state.sending === 'lost' ? (
        <Callout tone="warning" role="alert" title={t('ui.form.lost')}>
          <p>{t('ui.form.lost_text')}</p>
          <Button kind="primary" className="mt-3" onClick={state.retry}>
            {t('ui.retry')}
          </Button>
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          kind={kind}
          aria-disabled={sending || deniedBy !== undefined || undefined}
          aria-describedby={deniedBy}
          className="aria-disabled:opacity-60"
          // Enter in a field clicks it, too.
          onClick={deniedBy === undefined ? undefined : (event) => event.preventDefault()}
        >
          {sending ? t('ui.form.sending') : children}
        </Button>
        {state.sending === 'sending' ? (
          <label className="flex items-center gap-2 text-sm">
            <progress value={percent} max={100} className="w-40" />
            {t('ui.form.sent_share', { n: percent })}
          </label>
        ) : null}
        <output className="text-sm text-neutral-600">
          {state.sending === 'sent' ? null : <WhereDraftIs state={state} />}
        </output>
      </div>
    </div>
  )
}

function WhereDraftIs({ state: { draft } }: { state: FormState }) {
  const { t, language } = useFormParts()
  if (draft.kept && draft.keeping) return <draft.keeping.Status state={draft.kept} language={language} />
  return draft.savedAt ? t('ui.draft.saved') : null
}

/** A hidden value of the form, such as the idempotency key. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  const { initial } = useFormParts()
  return <HiddenInput name={name} value={initial(name)[0] ?? value} />
}

/** Rendered once: React would set the value of a hidden input again at every rendering, also after a draft has filled it. */
const HiddenInput = memo(function HiddenInput({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} defaultValue={value} data-draft="" />
})

/**
 * Honeypot: a field invisible to users that automated submissions fill in. The server decides by its value.
 * @example <HoneypotField name="website" label={t('x.leave_empty')} />
 */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  const { id } = useFormParts()
  return (
    <div aria-hidden="true" className="absolute -start-[100vw] top-auto size-px overflow-hidden">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-no-draft=""
        defaultValue=""
      />
    </div>
  )
}

function DraftNotice({ state }: { state: FormState }) {
  const { t } = useFormParts()
  if (!state.draft.restored || state.sending === 'sent') return null
  return (
    <Callout tone="info">
      <p>{t('ui.draft.restored')}</p>
      <Button kind="quiet" className="-ms-4 text-start!" onClick={state.draft.discard}>
        {t('ui.draft.discard')}
      </Button>
    </Callout>
  )
}

function KeptNotice({ state: { draft, sending } }: { state: FormState }) {
  const { language } = useFormParts()
  if (!draft.kept || !draft.keeping || sending === 'sent') return null
  return <draft.keeping.Notice state={draft.kept} language={language} />
}

/** In the column beside the form, which is no part of it (`companion.tsx`). */
function DraftStatus({ state }: { state: FormState }) {
  const { t, id, language } = useFormParts()
  const { savedAt } = state.draft
  const place = savedAt && document.querySelector(`[data-draft-status=${id}]`)
  if (!place) return null
  const [shown, time] = [shownMoment(savedAt, language), savedAt] as const
  return createPortal(<TextWithTimes text={t('ui.draft.saved_at', { when: shown })} times={[[shown, time]]} />, place)
}

/** A refusal that belongs to no field: it receives the focus, wherever in a long form the button was. */
function RefusalNotice({ id, message }: { id: string; message: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={notice} tabIndex={-1} id={id}>
      <Callout tone="danger" role="alert" title={message} />
    </div>
  )
}

// Without script the form's own address has this fragment, and the browser moves the focus to it.
function ErrorSummary({ state }: { state: FormState }) {
  const { t, id, shownAgain } = useFormParts()
  const { errors, message, sending } = state
  if (message) return <RefusalNotice id={`${id}-errors`} message={message} />
  if (errors.length === 0 || !(shownAgain || sending === 'refused')) return null
  return (
    <div tabIndex={-1} id={`${id}-errors`}>
      <Callout tone="danger" role="alert" title={t('ui.form.fix')}>
        <ul className="mt-1 list-disc ps-5">
          {errors.map(({ name, label, text }) => (
            <li key={name} className="py-1">
              <a href={`#${id}-${name}`} className="link py-1">
                {label}: {text}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
