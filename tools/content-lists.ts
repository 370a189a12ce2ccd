// Lists of an organisation that `npm run content` replaces as a whole: offices, officers, links, gateways, opening hours, holidays.

import * as z from 'zod/mini'
import { holiday, office } from '#features/offices/contract.ts'
import { readOffices, upcomingHolidays } from '#features/offices/operations.server.ts'
import { duties, linkKinds } from '#features/organisations/contract/kinds.ts'
import { readShell, storePicture } from '#features/organisations/operations.server.ts'
import {
  enterGateways,
  enterHolidays,
  enterHours,
  enterLinks,
  enterOfficers,
  enterOffices,
} from '#features/settings/operations/imports.server.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual } from '#kit/outputs.ts'
import type { Ctx, System } from '#platform/context.ts'

type Office = Ctx<System>
/** The bytes of a picture that an entry names by its file. */
export type PictureNamed = (name: string) => Promise<Uint8Array>

/** How an entry is validated and entered, and what `list` prints. */
export type ContentList = {
  entry: z.ZodMiniType
  enter(ctx: Office, read: unknown, pictures: PictureNamed): Promise<string | number>
  list(ctx: Office): Promise<[key: string | number, name: Bilingual][]>
}

const text = z.string()
const day = text.check(z.refine(isIsoDate))
const webAddress = text.check(z.regex(/^https?:\/\/\S+$/))
const dayOfYear = z.nullable(text.check(z.regex(/^\d\d-\d\d$/)))
const time = text.check(z.regex(/^\d\d:\d\d$/))

export const contentLists: Record<string, ContentList> = {
  offices: list({
    entry: z.strictObject({ offices: z.array(office) }),
    enter: async (ctx, { offices }) => (await enterOffices(ctx, offices), `${offices.length} offices`),
    list: async (ctx) => (await readOffices(ctx)).map(({ name, phone }) => [phone, name]),
  }),
  officers: list({
    entry: z.strictObject({
      officers: z.array(
        z.strictObject({ duty: z.enum(duties), name: bilingual, position: bilingual, phone: text, email: text }),
      ),
    }),
    enter: async (ctx, { officers }) => (await enterOfficers(ctx, officers), `${officers.length} officers`),
    list: async (ctx) => (await readShell(ctx)).officers.map(({ duty, name }) => [duty, name]),
  }),
  links: list({
    entry: z.strictObject({
      links: z.array(z.strictObject({ kind: z.enum(linkKinds), label: bilingual, url: webAddress })),
    }),
    enter: async (ctx, { links }) => (await enterLinks(ctx, links), `${links.length} links`),
    list: async (ctx) => (await readShell(ctx)).links.map(({ url, label }) => [url, label]),
  }),
  gateways: list({
    entry: z.strictObject({
      gateways: z.array(z.strictObject({ name: bilingual, url: webAddress, logo: z.optional(text) })),
    }),
    enter: async (ctx, { gateways: named }, pictures) => {
      const gateways: Parameters<typeof enterGateways>[1][number][] = []
      for (const { name, url, logo } of named)
        gateways.push({ name, url, logoHash: logo ? await storePicture(ctx, await pictures(logo)) : null })
      await enterGateways(ctx, gateways)
      return `${gateways.length} ways to pay`
    },
    list: async (ctx) => (await readShell(ctx)).gateways.map(({ url, name }) => [url, name]),
  }),
  hours: list({
    entry: z.strictObject({
      hours: z.array(
        z.strictObject({
          fromBs: dayOfYear,
          toBs: dayOfYear,
          weekdays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))),
          opens: time,
          closes: time,
        }),
      ),
    }),
    enter: async (ctx, { hours }) => (await enterHours(ctx, hours), `${hours.length} lines of hours`),
    list: async (ctx) => {
      const { hours } = await readShell(ctx)
      return hours.map(({ fromBs, toBs, opens, closes }) => {
        const season = fromBs ? `${fromBs} – ${toBs} BS` : 'all year'
        return [`${opens}–${closes}`, { en: season, ne: season }]
      })
    },
  }),
  holidays: list({
    entry: z.strictObject({ from: day, to: day, holidays: z.array(holiday) }),
    enter: async (ctx, entry) => (await enterHolidays(ctx, entry), `${entry.holidays.length} holidays`),
    list: async (ctx) => (await upcomingHolidays(ctx, 400)).map(({ day: on, name }) => [on, name]),
  }),
}

type Typed<Entry extends z.ZodMiniType> = Pick<ContentList, 'list'> & {
  entry: Entry
  enter(ctx: Office, entry: z.infer<Entry>, pictures: PictureNamed): Promise<string>
}

/** What `enter` is given has been read by `entry`. */
function list<Entry extends z.ZodMiniType>({ enter, ...rest }: Typed<Entry>): ContentList {
  return { ...rest, enter: (ctx, read, pictures) => enter(ctx, read as z.infer<Entry>, pictures) }
}
