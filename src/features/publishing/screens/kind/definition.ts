// Definition of a published kind's screens: its addresses, its fields with their widgets, the columns of its list, its texts.

import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Bilingual, Language, Messages } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import type { Permission } from '#root/permissions.ts'
import type { OrderRows } from '../../contract/order.ts'
import type { stateCounts } from '../../contract/outputs.ts'
import type { AdminRow, View } from '../columns.ts'
import type { ReviewedItem } from '../item-page.tsx'
import type { PublishingStatus } from '../status.tsx'

/** What the screens read of an item of any kind; the kind's own values are beside it. */
export type KindItem = PublishingStatus & ReviewedItem

/** The values of a form by the names of its fields: text of both languages, a text, a number, a tick, the rows of a list. */
export type KindValues = Readonly<Record<string, unknown>>

/** `prefix`: of the names of the row's controls (`blocks.2.`); `values`: those of the stored row. */
export type RowContentProps = { prefix: string; values: KindValues; today: string; language: Language }

/** `renderRows` shows the rows with other values than the stored ones. */
export type RowsEditorProps = {
  name: string
  label: string
  rows: readonly KindValues[]
  language: Language
  renderRows: (rows: readonly KindValues[]) => ReactNode
}

type Base = {
  /** Of its value in the item and in the form; that of `texts` has `Ne` and `En` behind it in the form. */
  name: string
  label: Bilingual
  help?: Bilingual
  /** Left out of the other form. */
  only?: 'add' | 'change'
}

/**
 * A field and its widget. texts: both languages side by side, of several lines with `lines`. rows: fields repeated, with buttons to add, remove
 * and move; `row` names one of them (`{n}` is its number), `initially` so many are there in a new list. stored: the number of a stored picture, which is
 * shown; its address is the value `url` of the row. picture: a file with its preview; `stored` is the address of the one that is there.
 */
export type KindField<Item = never> = Base &
  (
    | { widget: 'texts'; lines?: number }
    | { widget: 'text' | 'email' | 'phone' | 'number' | 'decimal' | 'tick' }
    | { widget: 'date'; initially?: 'today' }
    | { widget: 'choice'; options: readonly { value: string; label: Bilingual }[] }
    | {
        widget: 'picture'
        types: readonly string[]
        /** Chooses a picture that is there already; its value is named as the field with `Media` behind it. */
        library?: ComponentType<{ name: string; language: Language }>
        stored?(orgId: string, item: Item): string | undefined
      }
    | {
        widget: 'rows'
        row: Bilingual
        add?: Bilingual
        max: number
        initially?: number
        fields: readonly KindField<Item>[]
        /** In place of the fields one below the other, where they depend on each other. */
        content?: ComponentType<RowContentProps>
        /** In place of the rows: it shows them where it cannot do its work. */
        editor?: ComponentType<RowsEditorProps>
      }
    | { widget: 'stored' }
  )

export type KindScreens<Item extends KindItem, Row extends AdminRow> = {
  /** `members`: the screens are at /staff/members, exported files have this name. */
  name: string
  /** The address of the kind's admin list. */
  path: `/admin/${string}/{orgId}`
  permission: Permission
  texts: { title: Bilingual; lead: Bilingual; add: Bilingual; back: Bilingual; searchHint: Bilingual }
  /** The messages of the issues of its forms. */
  messages: Messages
  adds: FormDefinition
  changes: FormDefinition
  fields: readonly KindField<Item>[]
  /** The first has the key `title`. */
  columns: (view: View) => Column<Row>[]
  titleOf(item: Item | Row): Bilingual
  /** The public page that shows it. */
  page(item: Item): string
  /** The values of an item, where they are not named as the fields are. */
  valuesOf?(item: Item, orgId: string): KindValues
  /** An earlier version as it fits what the item has now: without the pictures that it no longer has. */
  fitted?(version: Item, now: Item): Item
  /** Shown below the history: what is not part of the form. */
  more?: ComponentType<{ orgId: string; item: Item; language: Language }>
  /** Staff set the order in which the public sees the items; `groups` are ordered apart, in this sequence. */
  order?: { groups?: readonly { value: string; label: Bilingual }[] }
}

/** Makes a definition whose own types are the output of its rows. */
export function kindScreens<Item extends KindItem, Row extends AdminRow>(
  definition: KindScreens<Item, Row>,
): KindScreens<Item, Row> {
  return definition
}

type Path = `/admin/${string}/{orgId}`
type Item = `${Path}/{id}`
type Shared = { for: Permission; summary: Bilingual }

/** The admin rows of any kind, as the screens call them. */
export type KindRows = {
  count: Shared & { method: 'GET'; path: `${Path}/states`; output: typeof stateCounts }
  read: Shared & { method: 'GET'; path: Item; output: z.ZodMiniType<KindItem> }
  add: Shared & { method: 'POST'; path: Path; output: z.ZodMiniType<KindItem> }
  change: Shared & { method: 'PUT'; path: Item; output: z.ZodMiniType<KindItem> }
  readOrder: OrderRows['readOrder']
  order: OrderRows['order']
}
