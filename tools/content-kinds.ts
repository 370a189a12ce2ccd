// Kinds of content that operators enter by file: the published kinds, and the lists that are replaced as a whole, by their definitions.

import * as z from 'zod/mini'
import type { Explanation } from '#features/publishing/contract/window.ts'
import { idOf } from '#features/publishing/operations/admin.server.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { addItem, expire, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Ctx, System } from '#platform/context.ts'
import { publishedKinds, serverFeatures } from '#root/features.server.ts'

type Office = Ctx<System>

/** The bytes of a picture that an entry names by its file. */
export type PictureNamed = (name: string) => Promise<Uint8Array>

/** What was entered is named by its `key` in the transitions; lists have none. */
export type ContentKind = {
  entry: z.ZodMiniType
  enter(ctx: Office, read: unknown, pictures: PictureNamed): Promise<string | number>
  /** What `list` prints. */
  list(ctx: Office): Promise<[key: string | number, name: Bilingual][]>
  publish?: (ctx: Office, key: string) => Promise<void>
  expire?: (ctx: Office, key: string, until: Date) => Promise<void>
  withdraw?: (ctx: Office, key: string, note: Explanation) => Promise<void>
}

const window = {
  publishFrom: z.optional(z.coerce.date()),
  publishUntil: z.optional(z.coerce.date()),
  draft: z._default(z.boolean(), false),
}
/** More than any organisation has of one kind. */
const everything = { page: 1, limit: 1000 }

export const contentKinds: Record<string, ContentKind> = {
  ...Object.fromEntries(publishedKinds.flatMap(importedKind)),
  ...Object.fromEntries(
    serverFeatures
      .flatMap(({ listFiles = [] }) => listFiles)
      .map(({ name, file, enter, list }) => [name, { entry: file, enter, list }]),
  ),
}

/** The commands of a published kind; none for a kind that is not entered by file. */
function importedKind(kind: AnyPublished): [string, ContentKind][] {
  const { imported } = kind
  if (!imported) return []
  const enter = imported.enter ?? ((ctx, entry) => addItem(ctx, kind, entry))
  const content: ContentKind = {
    entry: z.extend(imported.file, window),
    async enter(ctx, read, pictures) {
      const { publishFrom, publishUntil, draft, ...entry } = read as z.infer<z.ZodMiniObject<typeof window>>
      const { id } = await enter(ctx, {
        ...((await imported.entryOf(entry, pictures)) as object),
        ...(publishFrom && { publishFrom }),
        ...(publishUntil && { publishUntil }),
        draft,
      })
      return keyOf((await kind.find(ctx, id))!)
    },
    list: async (ctx) => (await kind.list(ctx, everything)).data.map((row) => [keyOf(row), imported.nameOf(row)]),
    publish: async (ctx, key) => publish(ctx, kind, await idOf(ctx, kind, key)),
    expire: async (ctx, key, until) => expire(ctx, kind, await idOf(ctx, kind, key), until),
    withdraw: async (ctx, key, note) => withdraw(ctx, kind, await idOf(ctx, kind, key), note),
  }
  return [[kind.kind, content]]
  function keyOf(row: { id: number; slug?: string }): string | number {
    return kind.key === 'slug' ? row.slug! : row.id
  }
}
