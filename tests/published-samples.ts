// Samples of published kinds: how a sample is created and moves through its life, and the texts and addresses that reveal it.

import sharp from 'sharp'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { addItem, expire, publish, returnToDraft, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { offeredWidths } from '#kit/pictures.ts'
import type { Ctx, System } from '#platform/context.ts'

export type Office = Ctx<System>
type Window = { from?: Date; until?: Date | null }

/** A sample item: its kind, its transitions, and what reveals it. */
export type SampleItem = {
  kind: string
  /** Creates a draft; returns what reveals the item. */
  create(office: Office): Promise<Created>
  publish(office: Office, window: Window): Promise<void>
  expire(office: Office, until: Date): Promise<void>
  withdraw(office: Office): Promise<void>
  draft(office: Office): Promise<void>
}

export type Created = {
  /** Addresses of this item only: 200 while it is public, else 404. */
  own: string[]
  /** Further texts that are visible only while it is public. */
  traces?: string[]
}

/** What a feature's `samples.fixture.ts` exports. */
export type Samples = {
  samples: Record<string, SampleItem>
  /**
   * Public addresses with the samples that are visible there while they are public, in both languages; nowhere else. `~` is a search
   * for the title of the item.
   */
  shownAt: Record<string, string[]>
}

/** Reason of the withdrawal. */
export const note = { en: 'It was wrong', ne: '' }

/** Words of the titles, unique by prefix. Searches use the first word; the second must not be found elsewhere. */
export const sought = (name: string) => `qx${name}`
export const secret = (name: string) => `${name}vz`
export const titled = (name: string) => ({
  en: `${sought(name)} ${secret(name)}`,
  ne: `${sought(name)} ${secret(name)} ने`,
})
export const blank = { en: '', ne: '' }

export const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#0ea5e9' } })
  .jpeg()
  .toBuffer()
export const image = (name: string) => ({
  type: 'image' as const,
  picture: photo,
  alt: titled(name),
  caption: titled(name),
})

/** The definition of a sample: its entry, and what reveals it once created. */
type Sample<Entry> = {
  entry(office: Office): Entry | Promise<Entry>
  known(office: Office, id: number): Promise<Created> | Created
}

export function sampleOf<Entry>(kind: KindOf<Entry>, { entry, known }: Sample<Entry>): SampleItem {
  let id = 0
  return {
    kind: kind.kind,
    async create(office) {
      id = (await addItem(office, kind, { ...(await entry(office)), draft: true })).id
      return known(office, id)
    },
    publish: (office, window) => publish(office, kind, id, window),
    expire: (office, end) => expire(office, kind, id, end),
    withdraw: (office) => withdraw(office, kind, id, note),
    draft: (office) => returnToDraft(office, kind, id),
  }
}

type KindOf<Entry> = Pick<AnyPublished, 'kind' | 'table' | 'unknown' | 'guard'> & {
  insert(tx: Office, entry: Entry): Promise<number>
  firstDay?(entry: Entry): string
}

/** The addresses of a picture in every size and format. */
export function sizesOf(picture: string): string[] {
  return offeredWidths.flatMap((width) => ['webp', 'avif'].map((format) => `${picture}/${width}.${format}`))
}

/** The ids of all pictures of a kind. */
export async function numbersOf(
  { db }: Office,
  table: 'articlePictures' | 'albumPictures' | 'pagePictures',
): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
