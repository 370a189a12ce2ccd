// Hook for a form in the browser: validates on blur, refuses while invalid, submits once, retries after a lost connection.

import type { FocusEvent, FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { messageText, type MessageValues, type TranslateAny } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Echo } from '#kit/validation/form-data.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validateAsync } from '#kit/validation/form.ts'
import { issueText } from '#kit/validation/messages.ts'
import { inOrder, issueAt, labelOf, namesOf } from './definition.ts'
import type { DraftKeeping, KeptState } from './draft-keeping.ts'
import type { DraftPlace } from './draft.ts'
import type { FormParts, FormTerms, StepControl } from './form-context.ts'
import { blankParts } from './form-context.ts'
import { useFocusAfterSending } from './focus-after-sending.ts'
import type { KnownValues } from './use-draft.ts'
import { useDraft } from './use-draft.ts'
import { useFieldChecks } from './use-field-checks.ts'

/** Returned by a page's action when it refuses: the page is rendered again with it. */
export type ShownAgain = { values: Echo; issues: FieldIssue[]; refusal?: { key: string; values?: MessageValues } }

export type FormSetup<T> = FormTerms & {
  /** Translates the issues of the definition. */
  t: TranslateAny
  shownAgain?: ShownAgain | undefined
  draft?: DraftPlace
  /** Fills fields of a form that has no draft and is not shown again. */
  known?: KnownValues
  /** The names of the fields in the order of the page, where it is not that of the definition. */
  order?: readonly string[]
  /** Sends the form; `onProgress` receives the share (0 to 1) that has been uploaded. */
  send: (data: FormData, onProgress: (share: number) => void) => Promise<Outcome<T>>
  onSent: (value: T) => void
  onRefused?: () => void
}

export type Sending = 'no' | 'sending' | 'lost' | 'refused' | 'sent'

export type FormState = {
  parts: FormParts
  sending: Sending
  /** The uploaded share, 0 to 1. */
  share: number
  /** A refusal that belongs to no field. */
  message: string | undefined
  /** Every error with its label, in the order of the form. */
  errors: { name: string; label: string; text: string }[]
  draft: {
    restored: boolean
    /** When this tab last stored it. */
    savedAt: Date | undefined
    /** Where it is, when it is also kept on the server. */
    kept: KeptState | undefined
    keeping: DraftKeeping | undefined
    filled: boolean
    /** Empties the fields that were filled from what the device knows. */
    clearFilled: () => void
    /** Removes the draft and reloads the page. */
    discard: () => void
    /** Removes the draft of a form that is left. */
    discardQuietly: () => void
  }
  /** Whether fields are filled for whoever is signed in on the device. */
  startsFromKnown: boolean
  retry: () => void
  handlers: {
    ref: (form: HTMLFormElement | null) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onChange: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * State and handlers of a form with uncontrolled inputs; pass the result to `<Form>`.
 * @example const state = useForm({ id: 'contact', definition, labels, language, t, send, onSent })
 */
export function useForm<T>(setup: FormSetup<T>): FormState {
  const { id, definition, labels, t, shownAgain } = setup
  const form = useRef<HTMLFormElement>(null)
  const steps = useRef<StepControl>(undefined)
  const ownIssues = useRef(new Map<string, () => FieldIssue[]>())
  const busy = useRef(false)
  const [issues, setIssues] = useState<FieldIssue[]>(shownAgain?.issues ?? [])
  const [sending, setSending] = useState<Sending>('no')
  const [share, setShare] = useState(0)
  const [message, setMessage] = useState(shownAgain?.refusal && messageText(t, shownAgain.refusal))
  const checks = useFieldChecks({ definition, form, issues, setIssues })
  const draft = useDraft(shownAgain ? undefined : setup.draft, { form, steps }, setup.known)

  const sent = useFocusAfterSending(form)

  useReloadWhenShownFromHistory(sending)

  function showIssues(found: FieldIssue[]): void {
    setIssues(found)
    const first = firstControl(form.current!, id, found)
    if (first) steps.current?.reveal(first.name)
    requestAnimationFrame(() => focusControl(firstControl(form.current!, id, found)?.control))
  }

  async function issuesIn(names: readonly string[]): Promise<FieldIssue[]> {
    const answer = await validateAsync(definition, valuesOf(definition, new FormData(form.current!)))
    return answer.ok ? [] : answer.issues.filter(({ field }) => namesOf(field).some((n) => names.includes(n)))
  }

  async function checkAll(names: readonly string[]): Promise<boolean> {
    checks.cancel()
    const found = await issuesIn(names)
    if (found.length > 0) showIssues(found)
    else setIssues(issues.filter(({ field }) => !namesOf(field).some((name) => names.includes(name))))
    return found.length === 0
  }

  async function submit(): Promise<void> {
    checks.cancel()
    const data = new FormData(form.current!)
    const answer = await validateAsync(definition, valuesOf(definition, data))
    const own = [...ownIssues.current.values()].flatMap((find) => find())
    if (!answer.ok || own.length > 0) return refused([...(answer.ok ? [] : answer.issues), ...own])
    setIssues([])
    setMessage(undefined)
    setShare(0)
    setSending('sending')
    const outcome = await setup.send(data, setShare)
    if (outcome.kind === 'lost') return setSending('lost')
    if (outcome.kind === 'refused') return refused(outcome.issues, outcome.message)
    draft.discardQuietly()
    setSending('sent')
    sent()
    setup.onSent(outcome.value)
  }

  function refused(found: FieldIssue[], notice?: string): void {
    setSending('refused')
    setMessage(found.length === 0 ? notice : undefined)
    showIssues(found)
    setup.onRefused?.()
  }

  function start(): void {
    if (busy.current) return
    busy.current = true
    void submit().finally(() => (busy.current = false))
  }

  const text = (issue: FieldIssue) => issueText(issue, t)
  const parts: FormParts = {
    ...blankParts(setup),
    initial: (name) => shownAgain?.values[name] ?? [],
    error: (name) => {
      const issue = issueAt(issues, name)
      return issue && text(issue)
    },
    isChecking: checks.isChecking,
    check: checks.check,
    checkAll,
    isComplete: async (names) => (await issuesIn(names)).length === 0,
    shownAgain: shownAgain !== undefined,
    holdSteps: (control) => void (steps.current = control),
    holdIssues: (name, find) => void (find ? ownIssues.current.set(name, find) : ownIssues.current.delete(name)),
    saveDraft: draft.save,
  }

  return {
    parts,
    sending,
    share,
    message,
    errors: inOrder(issues, setup.order ?? Object.keys(definition.fields)).map((issue) => ({
      name: issue.field,
      label: labelOf(labels, issue.field),
      text: text(issue),
    })),
    draft,
    startsFromKnown: setup.known !== undefined && !shownAgain,
    retry: start,
    handlers: {
      ref: (element) => void (form.current = element),
      onSubmit: (event) => {
        event.preventDefault()
        if (!steps.current?.goOn()) start()
      },
      onBlur: checks.onBlur,
      onInput: (event) => {
        checks.onInput(event)
        draft.save()
      },
      onChange: draft.save,
    },
  }
}

// A page restored from the back/forward cache after submission would still show "sent".
function useReloadWhenShownFromHistory(sending: Sending): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) =>
      event.persisted && sending === 'sent' ? location.reload() : undefined
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [sending])
}

/** Scrolls to it with its label and help visible, below the sticky menu. */
function focusControl(control: HTMLElement | undefined): void {
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** The first control in the order of the page that has an issue. */
function firstControl(form: HTMLFormElement, id: string, issues: FieldIssue[]) {
  const found = issues.flatMap(({ field }) => {
    const name = namesOf(field).find((each) => document.getElementById(`${id}-${each}`))
    const control = name === undefined ? null : document.getElementById(`${id}-${name}`)
    return name !== undefined && control && form.contains(control) ? [{ name, control }] : []
  })
  return found.toSorted((a, b) => (a.control.compareDocumentPosition(b.control) & 4 ? -1 : 1))[0]
}
