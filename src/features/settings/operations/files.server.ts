// Files of the office's lists: how each is entered by `npm run content`, and what the command prints of the list.

import { readOffices, upcomingHolidays } from '#features/offices/operations.server.ts'
import { readShell, storePicture } from '#features/organisations/operations.server.ts'
import type { ListFile } from '#features/ordered-lists/operations/definition.server.ts'
import { defineListFile } from '#features/ordered-lists/operations/definition.server.ts'
import { listFiles } from '../contract/imports.ts'
import type { EnteredGateway } from './imports.server.ts'
import { enterGateways, enterHolidays, enterHours, enterLinks, enterOfficers, enterOffices } from './imports.server.ts'

export const officeFiles: readonly ListFile[] = [
  defineListFile({
    name: 'offices',
    file: listFiles.offices,
    enter: async (ctx, { offices }) => (await enterOffices(ctx, offices), `${offices.length} offices`),
    list: async (ctx) => (await readOffices(ctx)).map(({ name, phone }) => [phone, name]),
  }),
  defineListFile({
    name: 'officers',
    file: listFiles.officers,
    enter: async (ctx, { officers }) => (await enterOfficers(ctx, officers), `${officers.length} officers`),
    list: async (ctx) => (await readShell(ctx)).officers.map(({ duty, name }) => [duty, name]),
  }),
  defineListFile({
    name: 'links',
    file: listFiles.links,
    enter: async (ctx, { links }) => (await enterLinks(ctx, links), `${links.length} links`),
    list: async (ctx) => (await readShell(ctx)).links.map(({ url, label }) => [url, label]),
  }),
  defineListFile({
    name: 'gateways',
    file: listFiles.gateways,
    async enter(ctx, { gateways: named }, pictures) {
      const gateways: EnteredGateway[] = []
      for (const { name, url, logo } of named)
        gateways.push({ name, url, logoHash: logo ? await storePicture(ctx, await pictures(logo)) : null })
      await enterGateways(ctx, gateways)
      return `${gateways.length} ways to pay`
    },
    list: async (ctx) => (await readShell(ctx)).gateways.map(({ url, name }) => [url, name]),
  }),
  defineListFile({
    name: 'hours',
    file: listFiles.hours,
    enter: async (ctx, { hours }) => (await enterHours(ctx, hours), `${hours.length} lines of hours`),
    list: async (ctx) =>
      (await readShell(ctx)).hours.map(({ fromBs, toBs, opens, closes }) => {
        const season = fromBs ? `${fromBs} – ${toBs} BS` : 'all year'
        return [`${opens}–${closes}`, { en: season, ne: season }]
      }),
  }),
  defineListFile({
    name: 'holidays',
    file: listFiles.holidays,
    enter: async (ctx, entry) => (await enterHolidays(ctx, entry), `${entry.holidays.length} holidays`),
    list: async (ctx) => (await upcomingHolidays(ctx, 400)).map(({ day: on, name }) => [on, name]),
  }),
]
