// Hook for the validation of single fields, of whose results only the newest counts.

import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldIssue } from '#kit/refusal.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { validateFieldAsync } from '#kit/validation/form.ts'
import { issueAt } from './definition.ts'
import { blurDelayMs, fieldName, leftField } from './left-field.ts'

type Watched = {
  definition: FormDefinition
  form: RefObject<HTMLFormElement | null>
  issues: FieldIssue[]
  setIssues: (change: (before: FieldIssue[]) => FieldIssue[]) => void
}

/** A field is validated on blur, and on input while it shows an error. The newest result counts. */
export function useFieldChecks({ definition, form, issues, setIssues }: Watched) {
  const controllers = useRef(new Map<string, AbortController>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [checking, setChecking] = useState<readonly string[]>([])

  useEffect(() => {
    const [running, waiting] = [controllers.current, timers.current]
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  async function check(name: string): Promise<void> {
    if (!form.current) return
    controllers.current.get(name)?.abort()
    const controller = new AbortController()
    controllers.current.set(name, controller)
    setChecking((before) => [...before, name])
    const values = valuesOf(definition, new FormData(form.current))
    const issue = await validateFieldAsync(definition, name, values, controller.signal)
    setChecking((before) => without(before, name))
    if (controllers.current.get(name) !== controller || controller.signal.aborted) return
    setIssues((before) => [
      ...before.filter((other) => issueAt([other], name) === undefined),
      ...(issue ? [issue] : []),
    ])
  }

  function cancel(): void {
    for (const timer of timers.current.values()) clearTimeout(timer)
    for (const controller of controllers.current.values()) controller.abort()
  }

  return {
    cancel,
    check: (name: string) => void check(name),
    isChecking: (name: string) => checking.includes(name),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = leftField(event.target, event.relatedTarget)
      if (!name) return
      clearTimeout(timers.current.get(name))
      timers.current.set(
        name,
        setTimeout(() => void check(name), blurDelayMs),
      )
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const name = fieldName(event.target)
      if (name && issueAt(issues, name)) void check(name)
    },
  }
}

/** Removes other occurrence: another check of the same field may still run. */
function without(names: readonly string[], name: string): string[] {
  const index = names.indexOf(name)
  return names.filter((_, at) => at !== index)
}
