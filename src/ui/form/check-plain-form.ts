// Validation of a form without React: each field on blur, and on input while it shows an error.

import type { TranslateAny } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { validateField } from '#kit/validation/form.ts'
import { issueText } from '#kit/validation/messages.ts'
import { idsOf } from './ids.ts'
import { blurDelayMs, fieldName, leftField } from './left-field.ts'

/**
 * Watches a form of `PlainForm`, with the synchronous rules of its definition. It is sent as it is: the server validates all of it.
 * @example checkPlainForm(document.querySelector('#contact'), contactForm, translator(messages, 'ne'))
 */
export function checkPlainForm(form: HTMLFormElement, definition: FormDefinition, t: TranslateAny): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const name = leftField(target, relatedTarget)
    if (!name) return
    clearTimeout(timers.get(name))
    timers.set(
      name,
      setTimeout(() => check(name), blurDelayMs),
    )
  })

  form.addEventListener('input', ({ target }) => {
    const name = fieldName(target)
    if (name && (target as Element).hasAttribute('aria-invalid')) check(name)
  })

  function check(name: string): void {
    const issue = validateField(definition, name, valuesOf(definition, new FormData(form)))
    showIssue(form, name, issue, t)
  }
}

function showIssue(form: HTMLFormElement, name: string, issue: FieldIssue | undefined, t: TranslateAny): void {
  const ids = idsOf(form, name)
  const control = document.getElementById(ids.control)
  const line = document.getElementById(ids.error)
  if (!control || !line) return
  line.hidden = !issue
  line.lastElementChild!.textContent = issue ? issueText(issue, t) : ''
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== ids.error)
  setAttribute(control, 'aria-invalid', issue && 'true')
  setAttribute(control, 'aria-describedby', [...described, ...(issue ? [ids.error] : [])].join(' '))
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
