// Screens of an edition kind: what a kind supplies for its pages of the console.

import type { ComponentType, ReactNode } from 'react'
import type { Bilingual, Language, Messages } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import type { Permission } from '#root/permissions.ts'
import type { EditionIssue, ShownAct } from '../contract/admin.ts'
import type { EditionState, EditionTransition } from '../contract/states.ts'

export type EditionAnswer<Row> = {
  id: number
  version: number
  state: EditionState
  effectiveFrom: string
  rows: Row[]
  before: { effectiveFrom: string; rows: Row[] } | null
  issues: EditionIssue[]
  acts: ShownAct[]
  may: Record<EditionTransition, Verdict>
  approvers: number
}

/** What the fields of a row are given; `row` is absent for a new one, `rows` are those of the draft. */
export type RowFieldsProps<Row> = {
  row?: Row
  rows: readonly Row[]
  effectiveFrom: string
  language: Language
  today: string
}

/** How a row differs from the one before it. */
export type Direction = 'rises' | 'falls' | 'differs'

export type EditionScreens<Row> = {
  /** `tariffs`: the address of the list is /staff/tariffs. */
  name: string
  /** The address of the list in the API. */
  path: `/admin/${string}/{orgId}`
  permission: Permission
  inSequence: boolean
  /** The public page of a published edition. */
  page(day: string): string
  texts: { title: Bilingual; lead: Bilingual; new: Bilingual; row: Bilingual }
  form: FormDefinition & { fields: { orgId?: never } }
  /** Of the issues of the rows and of the form. */
  messages: Messages
  labels(language: Language): Readonly<Record<string, string>>
  titleOf(row: Row, language: Language): string
  /** Shown below the title. */
  factsOf(row: Row, language: Language): ReactNode
  /** By which a row is found in the edition before. */
  keyOf(row: Row): string
  /** The text of each value by its label; those that differ are compared. */
  textsOf(row: Row, language: Language): Record<string, string>
  directionOf?(before: Row, after: Row): Direction
  Fields: ComponentType<RowFieldsProps<Row>>
  /** Shown below the check: sample bills, the week. */
  More?: ComponentType<{ edition: EditionAnswer<Row>; language: Language; today: string }>
}
