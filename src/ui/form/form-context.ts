// Context of a form: what its fields read and call.

import { createContext, useContext } from 'react'
import type { Language, Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { uiMessages } from '#ui/messages.ts'
import type { Need } from './definition.ts'
import { labelOf, maxCharacters, needOf, refusesPreeti } from './definition.ts'

/** Control of a form in steps, called by the form. */
export type StepControl = {
  /** Shows the next step; false on the last one, when the form may be sent. */
  goOn(): boolean
  /** Shows the step that contains a field. */
  reveal(name: string): void
  /** The current step, stored in the draft. */
  at: string
  /** Shows the step in which a draft was left, or an earlier one that holds files or is not complete. */
  open(id: string): void
}

export type FormParts = {
  id: string
  language: Language
  label(name: string): string
  need(name: string): Need
  /** Whether the label says that the field is optional. */
  showsOptional(name: string): boolean
  maxCharacters(name: string): number | undefined
  refusesPreeti(name: string): boolean
  /** The submitted values, when the server shows the form again. */
  initial(name: string): readonly string[]
  /** The message to show at a field, or undefined. */
  error(name: string): string | undefined
  isChecking(name: string): boolean
  /** Validates one field, as on blur. */
  check(name: string): void
  /** Validates several fields, shows their errors and moves the focus to the first. */
  checkAll(names: readonly string[]): Promise<boolean>
  /** Whether several fields are valid; shows nothing. */
  isComplete(names: readonly string[]): Promise<boolean>
  /** The server has rendered this form again: every step must be visible. */
  shownAgain: boolean
  /** The form of a page without React: the places of its errors are there from the start, for `checkPlainForm` to fill. */
  isPlain: boolean
  holdSteps(control: StepControl | undefined): void
  /** Issues that a field finds itself when the form is sent, beside those of the definition. */
  holdIssues(name: string, find: (() => FieldIssue[]) | undefined): void
  /** The current step has changed: it is stored in the draft, if there is one. */
  saveDraft(): void
}

/** A form's identifier, definition, labels and language. */
export type FormTerms = {
  /** Prefix of every id in the form; unique on a page. */
  id: string
  /** Without the organisation, which is in the path of the row and never a field of the page. */
  definition: FormDefinition & { fields: { orgId?: never } }
  /** Labels by field name, in the reader's language; `users.name` for the rows of a list. */
  labels: Readonly<Record<string, string>>
  language: Language
  /** Where the page says that any field may stay empty, no label says so again. */
  hidesOptional?: boolean
}

/** The context before any input, and on a page without React. */
export function blankParts({ id, definition, labels, language, hidesOptional }: FormTerms): FormParts {
  return {
    id,
    language,
    label: (name) => labelOf(labels, name),
    need: (name) => needOf(definition.fields, name),
    showsOptional: (name) => !hidesOptional && needOf(definition.fields, name) === 'never',
    maxCharacters: (name) => maxCharacters(definition.fields, name),
    refusesPreeti: (name) => refusesPreeti(definition.fields, name),
    initial: () => [],
    error: () => undefined,
    isChecking: () => false,
    check: () => {},
    checkAll: async () => true,
    isComplete: async () => true,
    shownAgain: false,
    isPlain: false,
    holdSteps: () => {},
    holdIssues: () => {},
    saveDraft: () => {},
  }
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts & { t: Translate<typeof uiMessages> } {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A form field must be inside a <Form>')
  return { ...parts, t: translator(uiMessages, parts.language) }
}
