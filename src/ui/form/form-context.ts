// What does a part of a form know about the form it stands in?

import { createContext, useContext } from 'react'
import type { Language, Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { uiMessages } from '#ui/messages.ts'
import type { Need } from './definition.ts'
import { labelOf, mostCharacters, needOf } from './definition.ts'

/** Steps of a long form hear of these before the form acts. */
export type StepControl = {
  /** Goes on to the next step; false when this is the last one and the form may be sent. */
  goOn(): boolean
  /** Shows the step that holds a field. */
  reveal(name: string): void
  /** The step in sight, which a draft keeps. */
  at: string
  /** Shows the step in which a draft was left, or an earlier one that holds files or is not complete. */
  open(id: string): void
}

export type FormParts = {
  id: string
  language: Language
  label(name: string): string
  need(name: string): Need
  mostCharacters(name: string): number | undefined
  /** What was typed before, when the server shows the form again. */
  initial(name: string): readonly string[]
  /** The sentence to show at a field, or undefined. */
  error(name: string): string | undefined
  isChecking(name: string): boolean
  /** Looks at one field again, as leaving it does. */
  check(name: string): void
  /** Looks at several fields, shows their errors and takes the reader to the first. */
  checkAll(names: readonly string[]): Promise<boolean>
  /** Whether several fields are right as they are; shows nothing. */
  isComplete(names: readonly string[]): Promise<boolean>
  /** The server has shown this form again: every part of it must be visible. */
  shownAgain: boolean
  holdSteps(control: StepControl | undefined): void
  /** Another step is in sight: the draft, if there is one, keeps it. */
  keepDraft(): void
}

/** What a form is called, defined by and labelled with. */
export type FormTerms = {
  /** Begins every identifier of the form; one form of this name on a page. */
  id: string
  definition: FormDefinition
  /** Field names to labels, in the reader's language; `users.name` for the rows of a list. */
  labels: Readonly<Record<string, string>>
  language: Language
}

/** What the parts of a form know before anything is typed, and on a page without React for good. */
export function blankParts({ id, definition, labels, language }: FormTerms): FormParts {
  return {
    id,
    language,
    label: (name) => labelOf(labels, name),
    need: (name) => needOf(definition.fields, name),
    mostCharacters: (name) => mostCharacters(definition.fields, name),
    initial: () => [],
    error: () => undefined,
    isChecking: () => false,
    check: () => {},
    checkAll: async () => true,
    isComplete: async () => true,
    shownAgain: false,
    holdSteps: () => {},
    keepDraft: () => {},
  }
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts & { t: Translate<typeof uiMessages> } {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A part of a form stands outside of a <Form>')
  return { ...parts, t: translator(uiMessages, parts.language) }
}

/** The identifiers of a control and of what describes it. */
export function idsOf(form: { id: string }, name: string) {
  const control = `${form.id}-${name}`
  return { control, help: `${control}-help`, error: `${control}-error`, extra: `${control}-extra` }
}
