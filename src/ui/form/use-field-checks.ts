// When is one field looked at, and which of several answers about it counts?

import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldIssue } from '#kit/refusal.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { validateFieldAsync } from '#kit/validation/form.ts'
import { issueAt } from './definition.ts'

type Watched = {
  definition: FormDefinition
  form: RefObject<HTMLFormElement | null>
  issues: FieldIssue[]
  setIssues: (change: (before: FieldIssue[]) => FieldIssue[]) => void
}

/** An error that appears while a button is being pressed would move the button away from under the finger. */
const waitAfterLeavingMs = 150

/** A field is looked at when it is left, and while it is typed in as long as it shows an error. The last look counts. */
export function useFieldChecks({ definition, form, issues, setIssues }: Watched) {
  const looks = useRef(new Map<string, AbortController>())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [checking, setChecking] = useState<readonly string[]>([])

  useEffect(() => {
    const running = looks.current
    return () => {
      clearTimeout(waiting.current)
      for (const look of running.values()) look.abort()
    }
  }, [])

  async function look(name: string): Promise<void> {
    if (!form.current) return
    looks.current.get(name)?.abort()
    const mine = new AbortController()
    looks.current.set(name, mine)
    setChecking((before) => [...before, name])
    const values = valuesOf(definition, new FormData(form.current))
    const issue = await validateFieldAsync(definition, name, values, mine.signal)
    setChecking((before) => without(before, name))
    if (looks.current.get(name) !== mine || mine.signal.aborted) return
    setIssues((before) => [...before.filter((one) => issueAt([one], name) === undefined), ...(issue ? [issue] : [])])
  }

  function cancel(): void {
    clearTimeout(waiting.current)
    for (const running of looks.current.values()) running.abort()
  }

  return {
    cancel,
    check: (name: string) => void look(name),
    isChecking: (name: string) => checking.includes(name),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target)
      const next = event.relatedTarget
      if (!name || nameOf(next) === name || (next instanceof HTMLButtonElement && next.type === 'submit')) return
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void look(name), waitAfterLeavingMs)
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target)
      if (name && issueAt(issues, name)) void look(name)
    },
  }
}

function nameOf(target: EventTarget | null): string | undefined {
  const { name, type } = (target ?? {}) as Partial<HTMLInputElement>
  return name && type !== 'submit' && type !== 'hidden' ? name : undefined
}

/** One occurrence less: another look at the same field may still be running. */
function without(names: readonly string[], name: string): string[] {
  const index = names.indexOf(name)
  return names.filter((_, at) => at !== index)
}
