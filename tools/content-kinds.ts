// Kinds of content that operators enter by file, with the operations that enter, end and withdraw them.

import * as z from 'zod/mini'
import { holiday, office } from '#features/offices/contract.ts'
import { enterHolidays, enterOffices, upcomingHolidays, readOffices } from '#features/offices/operations.server.ts'
import { duties, linkKinds } from '#features/organisations/contract/api.ts'
import { storePicture, readShell, replaceLists } from '#features/organisations/operations.server.ts'
import type { PageSlug } from '#features/pages/contract/site-pages.ts'
import { pageSlugs } from '#features/pages/contract/site-pages.ts'
import { expirePage, publishPage, readPages, withdrawPage, writePage } from '#features/pages/operations.server.ts'
import type { Explanation } from '#features/publishing/contract/window.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { blockWith } from '#kit/blocks/schema.ts'
import { mapPictures } from '#kit/blocks/blocks.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Ctx, Machine } from '#platform/context.ts'
import { idOf } from '#features/publishing/operations/admin.server.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { addItem, expire, publish as publishItem, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { publishedKinds } from '#root/features.server.ts'

type Office = Ctx<Machine>
/** The bytes of a picture that an entry names by its file. */
export type PictureNamed = (name: string) => Promise<Uint8Array>

/** What was entered is called by its `key` afterwards; lists that are replaced whole have none. */
export type ContentKind = {
  entry: z.ZodMiniType
  enter: (ctx: Office, given: unknown, pictures: PictureNamed) => Promise<string | number>
  list: (ctx: Office) => Promise<[key: string | number, name: Bilingual][]>
  publish?: (ctx: Office, key: string) => Promise<void>
  end?: (ctx: Office, key: string, last: { day: string; until: Date }) => Promise<void>
  withdraw?: (ctx: Office, key: string, note: Explanation) => Promise<void>
}

const text = z.string()
const words = z.object({ en: text, ne: text })
const day = text.check(z.refine(isIsoDate))
const webAddress = text.check(z.regex(/^https?:\/\/\S+$/))
const window = {
  publishFrom: z.optional(z.coerce.date()),
  publishUntil: z.optional(z.coerce.date()),
  draft: z._default(z.boolean(), false),
}
/** More than any organisation has of one kind. */
const everything = { page: 1, limit: 1000 }

export const contentKinds: Record<string, ContentKind> = {
  ...Object.fromEntries(publishedKinds.flatMap(importedKind)),
  page: kind({
    entry: z.strictObject({
      slug: z.enum(pageSlugs),
      title: words,
      blocks: z.array(blockWith(text)),
      sources: z._default(z.array(z.object({ label: words, url: z._default(text, '') })), []),
      sample: z._default(z.boolean(), false),
      ...window,
    }),
    enter: async (ctx, { blocks, ...entry }, pictures) => {
      const bytes = new Map<string, Uint8Array>()
      for (const block of blocks) if (block.type === 'image') bytes.set(block.picture, await pictures(block.picture))
      await writePage(ctx, { ...given(entry), blocks: mapPictures(blocks, (name) => bytes.get(name)) })
      return entry.slug
    },
    list: async (ctx) => (await readPages(ctx)).map(({ slug, title }) => [slug, title]),
    ...moves((slug) => slug as PageSlug, publishPage, expirePage, withdrawPage),
  }),
  offices: kind({
    entry: z.strictObject({ offices: z.array(office) }),
    enter: async (ctx, { offices }) => (await enterOffices(ctx, offices), `${offices.length} offices`),
    list: async (ctx) => (await readOffices(ctx)).map(({ name, phone }) => [phone, name]),
  }),
  officers: kind({
    entry: z.strictObject({
      officers: z.array(
        z.strictObject({ duty: z.enum(duties), name: words, position: words, phone: text, email: text }),
      ),
    }),
    enter: async (ctx, { officers }) => (await replaceLists(ctx, { officers }), `${officers.length} officers`),
    list: async (ctx) => (await readShell(ctx)).officers.map(({ duty, name }) => [duty, name]),
  }),
  links: kind({
    entry: z.strictObject({
      links: z.array(z.strictObject({ kind: z.enum(linkKinds), label: words, url: webAddress })),
    }),
    enter: async (ctx, { links }) => (await replaceLists(ctx, { links }), `${links.length} links`),
    list: async (ctx) => (await readShell(ctx)).links.map(({ url, label }) => [url, label]),
  }),
  gateways: kind({
    entry: z.strictObject({
      gateways: z.array(z.strictObject({ name: words, url: webAddress, logo: z.optional(text) })),
    }),
    enter: async (ctx, { gateways: named }, pictures) => {
      const gateways: Parameters<typeof replaceLists>[1]['gateways'] = []
      for (const { name, url, logo } of named)
        gateways.push({ name, url, logoHash: logo ? await storePicture(ctx, await pictures(logo)) : null })
      await replaceLists(ctx, { gateways })
      return `${gateways.length} ways to pay`
    },
    list: async (ctx) => (await readShell(ctx)).gateways.map(({ url, name }) => [url, name]),
  }),
  hours: kind({
    entry: z.strictObject({
      hours: z.array(
        z.strictObject({
          fromBs: z.nullable(text.check(z.regex(/^\d\d-\d\d$/))),
          toBs: z.nullable(text.check(z.regex(/^\d\d-\d\d$/))),
          weekdays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))),
          opens: text.check(z.regex(/^\d\d:\d\d$/)),
          closes: text.check(z.regex(/^\d\d:\d\d$/)),
        }),
      ),
    }),
    enter: async (ctx, { hours }) => (await replaceLists(ctx, { hours }), `${hours.length} lines of hours`),
    list: async (ctx) => {
      const { hours } = await readShell(ctx)
      return hours.map(({ fromBs, toBs, opens, closes }) => {
        const season = fromBs ? `${fromBs} – ${toBs} BS` : 'all year'
        return [`${opens}–${closes}`, { en: season, ne: season }]
      })
    },
  }),
  holidays: kind({
    entry: z.strictObject({ from: day, to: day, holidays: z.array(holiday) }),
    enter: async (ctx, entry) => (await enterHolidays(ctx, entry), `${entry.holidays.length} holidays`),
    list: async (ctx) => (await upcomingHolidays(ctx, 400)).map((one) => [one.day, one.name]),
  }),
}

/** The commands of a published kind, from its definition; none for a kind that is not entered by file. */
function importedKind(kind: AnyPublished): [string, ContentKind][] {
  const { imported } = kind
  if (!imported) return []
  const content: ContentKind = {
    entry: z.extend(imported.file, window),
    async enter(ctx, read, pictures) {
      const { publishFrom, publishUntil, draft, ...entry } = read as z.infer<z.ZodMiniObject<typeof window>>
      const item = {
        ...((await imported.entryOf(entry, pictures)) as object),
        ...given({ publishFrom, publishUntil }),
        draft,
      }
      const { id } = await addItem(ctx, kind, item)
      return keyOf((await kind.find(ctx, id))!)
    },
    list: async (ctx) => (await kind.list(ctx, everything)).data.map((row) => [keyOf(row), imported.nameOf(row)]),
    publish: async (ctx, key) => publishItem(ctx, kind, await idOf(ctx, kind, key)),
    end: async (ctx, key, { until }) => expire(ctx, kind, await idOf(ctx, kind, key), until),
    withdraw: async (ctx, key, note) => withdraw(ctx, kind, await idOf(ctx, kind, key), note),
  }
  return [[kind.kind, content]]
  function keyOf(row: { id: number; slug?: string }): string | number {
    return kind.key === 'slug' ? row.slug! : row.id
  }
}

type Typed<Entry extends z.ZodMiniType> = Omit<ContentKind, 'entry' | 'enter'> & {
  entry: Entry
  enter: (ctx: Office, entry: z.infer<Entry>, pictures: PictureNamed) => Promise<string | number>
}

/** What `enter` is given has been read by `entry`. */
function kind<Entry extends z.ZodMiniType>({ enter, ...rest }: Typed<Entry>): ContentKind {
  return { ...rest, enter: (ctx, read, pictures) => enter(ctx, read as z.infer<Entry>, pictures) }
}

function moves<Key>(
  keyOf: (key: string) => Key,
  publish: (ctx: Office, key: Key) => Promise<void>,
  expire: (ctx: Office, key: Key, until: Date | null) => Promise<void>,
  withdraw: (ctx: Office, key: Key, note: Explanation) => Promise<void>,
): Pick<ContentKind, 'publish' | 'end' | 'withdraw'> {
  return {
    publish: (ctx, key) => publish(ctx, keyOf(key)),
    end: (ctx, key, { until }) => expire(ctx, keyOf(key), until),
    withdraw: (ctx, key, note) => withdraw(ctx, keyOf(key), note),
  }
}

type Given<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/** Without the names that were left out. */
function given<T extends object>(entry: T): Given<T> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as Given<T>
}
