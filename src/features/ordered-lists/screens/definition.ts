// Screens of an ordered list: what a list supplies for its pages of the console.

import type { ReactNode } from 'react'
import type { Bilingual, Language } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import type { ShownEdit } from '../contract/edits.ts'
import { noteField } from '../contract/fields.ts'
import type { ListsTranslator } from './translator.ts'

export type Listed<Entry> = Entry & { id: number; version: number }
export type Removed<Entry> = Entry & { id: number; removedAt: string; by: string | null }
export type ListAnswer<Entry> = { data: Listed<Entry>[]; removed: Removed<Entry>[]; max: number; sample: boolean }
export type RowAnswer<Entry> = Entry & { id: number; version: number; edits: ShownEdit[] }

/** What the fields of a form are given; `row` is absent for a new one. */
export type FieldsProps<Entry> = { row?: Entry; language: Language; today: string }

export type ListScreen<Entry> = {
  /** `holidays`: the address of the list is /staff/holidays. */
  name: string
  /** The address of the list in the API. */
  path: `/admin/${string}/{orgId}`
  /** The public page that shows the list. */
  page: string
  form: FormDefinition & { fields: { orgId?: never } }
  /** Whether the form has a file. */
  hasFile?: true
  /** Whether the office chooses the order. */
  isOrdered: boolean
  texts: { title: Bilingual; lead: Bilingual; add: Bilingual; new: Bilingual; empty: Bilingual; past?: Bilingual }
  /** Labels of the fields, and the translator of the issues of the form. */
  labels(language: Language): Readonly<Record<string, string>>
  t(language: Language): ListsTranslator
  titleOf(entry: Entry): Bilingual
  /** Shown beside the title in the list. */
  factsOf(entry: Entry, language: Language): ReactNode
  /** The text shown for each field of the form when somebody else has changed the row. */
  textsOf(entry: Entry, language: Language): Record<string, string>
  Fields(props: FieldsProps<Entry>): ReactNode
  /** Parts of the list, each with a heading; a row is moved within its part. */
  parts?: readonly { label: Bilingual; has(entry: Entry): boolean }[]
  /** What a removal asks for: its form, the labels of the fields and the fields for a row; `help` replaces the general one. */
  removal?: {
    form: FormDefinition & { fields: { orgId?: never } }
    labels(language: Language): Readonly<Record<string, string>>
    help: Bilingual
    Fields(props: { row: Entry & { id: number }; language: Language }): ReactNode
  }
  /** Rows that are folded below the others (days that are over). */
  isPast?(entry: Entry, today: string): boolean
}

/** Any list, without its own type. */
export type AnyListScreen = ListScreen<Readonly<Record<string, unknown>>>

/** @example export const holidays = defineListScreen<Holiday>({ name: 'holidays', path: '/admin/holidays/{orgId}', … }) */
export function defineListScreen<Entry>(screen: ListScreen<Entry>): ListScreen<Entry> {
  return screen
}

/** The form that changes a row: its fields, and the note for the history. */
export function changeFormOf({ form: { fields } }: { form: FormDefinition }): FormDefinition {
  return form({ ...fields, ...noteField })
}
