// Calendar feed (iCalendar) of a tol's water supply.

import { icsFile, icsInstant, icsParameter, icsText, type Line } from '#kit/icalendar.ts'
import { inLanguage } from '#kit/language.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Supply } from '../contract/schedule.ts'
import type { Localization } from './text.ts'

export type Feed = {
  orgId: number
  organisation: string
  tol: Tol
  supplies: readonly Supply[]
  /** Number of changes of the zone's plan; never decreases. */
  revision: number
  changedAt: Date
  /** Absolute URLs of the feed and of the page. */
  feedUrl: string
  pageUrl: string
}

/** Interval after which calendar programs request the feed again. */
const refresh = 'PT1H'

const statusOf = { cancelled: 'CANCELLED', uncertain: 'TENTATIVE' } as const

/**
 * An RFC 5545 calendar with one event per supply. Recurrence rules cannot express a Bikram Sambat season. The UID of an event
 * consists of day and rule, so that moving, shortening or cancelling a supply updates its event; SEQUENCE and DTSTAMP follow the
 * plan's revision.
 */
export function calendarFeed(feed: Feed, localization: Localization): string {
  const { organisation, tol, feedUrl, changedAt } = feed
  const name = localization.t('supply.feed_name', { tol: inLanguage(tol.name, localization.language).text })
  return icsFile([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Khanepani//Water schedule//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['NAME', icsText(name)],
    ['X-WR-CALNAME', icsText(name)],
    ['DESCRIPTION', icsText(organisation)],
    ['X-WR-CALDESC', icsText(organisation)],
    ['X-WR-TIMEZONE', 'Asia/Kathmandu'],
    ['SOURCE;VALUE=URI', feedUrl],
    ['REFRESH-INTERVAL;VALUE=DURATION', refresh],
    ['X-PUBLISHED-TTL', refresh],
    ['LAST-MODIFIED', icsInstant(changedAt)],
    ...feed.supplies.flatMap((supply) => eventOf(supply, feed, localization)),
    ['END', 'VCALENDAR'],
  ])
}

function eventOf(supply: Supply, feed: Feed, localization: Localization): Line[] {
  const { tol, orgId, revision, changedAt, pageUrl } = feed
  const place = inLanguage(tol.name, localization.language).text
  const status = supply.state === 'cancelled' || supply.state === 'uncertain' ? statusOf[supply.state] : 'CONFIRMED'
  const description = detailOf(supply, localization)
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${supply.key}.${tol.code}@${orgId}.water-schedule`],
    ['DTSTAMP', icsInstant(changedAt)],
    ['LAST-MODIFIED', icsInstant(changedAt)],
    ['SEQUENCE', String(revision)],
    ['DTSTART', icsInstant(supply.starts)],
    ['DTEND', icsInstant(supply.ends)],
    [
      `SUMMARY;LANGUAGE=${localization.language}`,
      icsText(localization.t(`supply.feed_${status.toLowerCase()}`, { tol: place })),
    ],
    ...(description ? [[`DESCRIPTION;LANGUAGE=${localization.language}`, icsText(description)] as const] : []),
    [
      `LOCATION;ALTREP=${icsParameter(pageUrl)};LANGUAGE=${localization.language}`,
      icsText(localization.t('supply.feed_place', { tol: place, ward: tol.ward })),
    ],
    ['URL', pageUrl],
    ['STATUS', status],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ]
}

function detailOf({ reason, sample }: Supply, { language, t }: Localization): string {
  const parts = [reason ? inLanguage(reason, language).text : '', sample ? t('supply.sample') : '']
  return parts.filter(Boolean).join('\n')
}
