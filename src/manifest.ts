// Manifests: what a feature says of itself, browser-safe in `feature.ts` and for the server in `feature.server.ts`.

import type { RecordedNames } from '#features/audit/contract.ts'
import type { Dashboard, QuickAction, SectionDefinition } from '#features/dashboards/contract.ts'
import type { DashboardSource } from '#features/dashboards/operations.server.ts'
import type { AnyEditions } from '#features/editions/operations/definition.server.ts'
import type { MessageTemplate } from '#kit/message-templates.ts'
import type { MediaUse } from '#features/media/operations/uses.server.ts'
import type { AnyList, ListFile } from '#features/ordered-lists/operations/definition.server.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import type { Bilingual, Messages } from '#kit/language.ts'
import type { Job } from '#platform/jobs.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import type { IconName } from '#ui/icon.tsx'
import type { Permission } from './permissions.ts'

/** The browser-safe part; `features.ts` lists every one. */
export type Feature = {
  /** Messages of responses and refusals, which the server makes from their keys. */
  messages?: Messages
  navigation?: {
    public?: readonly PublicPage[]
    portal?: readonly PortalPage[]
    console?: readonly ConsolePage[]
  }
  /** Labels of its actions in the audit: recorded events, and API rows that write. */
  auditActions?: Messages
  /** Its section of the staff dashboard, whose counts `feature.server.ts` reads. */
  dashboard?: SectionDefinition<Bilingual> & { icon: IconName }
  /** What is begun from the staff dashboard by one button. */
  quickActions?: readonly (QuickAction<Bilingual> & { icon: IconName })[]
}

/** A public page in the menu and the breadcrumbs. */
export type PublicPage = {
  label: Bilingual
  to: string
  /** Without a group it is an entry beside the groups. */
  group?: MenuGroupName
  /** Position in its group, or beside the groups; a page without one is in the breadcrumbs only. */
  order?: number
  /** In the menu only where the organisation's row has the path; the page itself always exists. */
  optional?: true
  /** Left out of the menu on small screens. */
  onlyWide?: true
}
export type MenuGroupName = 'organization' | 'services' | 'publications' | 'notices'

/**
 * A page in the navigation of the customer portal; those of the group `own` are in the person's menu. `short` is the label under its icon
 * on small screens, where the label does not fit.
 */
export type PortalPage = {
  label: Bilingual
  short?: Bilingual
  to: string
  icon: IconName
  order: number
  group?: 'own'
}

/** A page in the navigation of the staff console, for whoever has the permission. `order` is the position in its group. */
export type ConsolePage = Omit<PortalPage, 'group'> & {
  group: ConsoleGroup
  permission?: Permission
  badge?: Badge
  /** Its items have pages at `to/{id}`, and these names in the audit. */
  items?: RecordedNames
}
export type ConsoleGroup =
  | 'today'
  | 'cases'
  | 'accounts'
  | 'water'
  | 'publish'
  | 'people'
  | 'settings'
  | 'office'
  | 'own'

/** The sum of these counts of a dashboard section, each for whoever has its permission. */
export type Badge = {
  [Section in keyof Dashboard]-?: {
    section: Section
    counts: readonly { count: keyof NonNullable<Dashboard[Section]>; permission?: Permission }[]
  }
}[keyof Dashboard]

/** The part for the server; `features.server.ts` lists every one. */
export type ServerFeature = {
  /** Rows of the API; those of published kinds, ordered lists and editions follow from `published`, `lists` and `editions`. */
  api?: readonly ServedRow[]
  published?: readonly AnyPublished[]
  lists?: readonly AnyList[]
  /** Files that replace a list as a whole, for `npm run content`. */
  listFiles?: readonly ListFile[]
  editions?: readonly AnyEditions[]
  /** Its items that show files of the media library. */
  media?: readonly MediaUse[]
  /** SMS and emails whose texts the office can change. */
  templates?: readonly MessageTemplate[]
  jobs?: readonly Job[]
  /** Public addresses for search engines; those of published items follow from `published`. */
  sitemap?: readonly AddressSource[]
  /** Paths excluded in robots.txt. */
  closedToRobots?: readonly string[]
  /** The counts of its section of the staff dashboard. */
  dashboard?: DashboardSource
}
