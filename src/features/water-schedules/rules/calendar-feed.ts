// Which calendar file does a tol's water make, for a phone to subscribe to?

import { icsFile, icsInstant, icsParameter, icsText, type Line } from '#kit/icalendar.ts'
import { inLanguage } from '#kit/language.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Supply } from '../contract.ts'
import type { Pen } from './words.ts'

export type Feed = {
  orgId: number
  organisation: string
  tol: Tol
  supplies: readonly Supply[]
  /** Counts the changes of the zone's plan; grows, never falls. */
  revision: number
  changedAt: Date
  /** Where the feed and the page are, whole addresses. */
  feedUrl: string
  pageUrl: string
}

/** How long a calendar program may wait until it asks again. */
const refresh = 'PT1H'

const statusOf = { cancelled: 'CANCELLED', uncertain: 'TENTATIVE' } as const

/**
 * An RFC 5545 calendar with one event a supply. Not recurrence rules: no rule of theirs follows a Bikram Sambat season. An event's UID holds the
 * day and rule it was planned by, so that moving, cutting or cancelling changes that event; SEQUENCE and DTSTAMP follow the plan's
 * revision.
 */
export function calendarFeed(feed: Feed, pen: Pen): string {
  const { organisation, tol, feedUrl, changedAt } = feed
  const name = pen.say('supply.feed_name', { tol: inLanguage(tol.name, pen.language).text })
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
    ...feed.supplies.flatMap((supply) => eventOf(supply, feed, pen)),
    ['END', 'VCALENDAR'],
  ])
}

function eventOf(supply: Supply, feed: Feed, pen: Pen): Line[] {
  const { tol, orgId, revision, changedAt, pageUrl } = feed
  const place = inLanguage(tol.name, pen.language).text
  const status = supply.state === 'cancelled' || supply.state === 'uncertain' ? statusOf[supply.state] : 'CONFIRMED'
  const description = detailOf(supply, pen)
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${supply.key}.${tol.code}@${orgId}.water-schedule`],
    ['DTSTAMP', icsInstant(changedAt)],
    ['LAST-MODIFIED', icsInstant(changedAt)],
    ['SEQUENCE', String(revision)],
    ['DTSTART', icsInstant(supply.starts)],
    ['DTEND', icsInstant(supply.ends)],
    [`SUMMARY;LANGUAGE=${pen.language}`, icsText(pen.say(`supply.feed_${status.toLowerCase()}`, { tol: place }))],
    ...(description ? [[`DESCRIPTION;LANGUAGE=${pen.language}`, icsText(description)] as const] : []),
    [
      `LOCATION;ALTREP=${icsParameter(pageUrl)};LANGUAGE=${pen.language}`,
      icsText(pen.say('supply.feed_place', { tol: place, ward: tol.ward })),
    ],
    ['URL', pageUrl],
    ['STATUS', status],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ]
}

function detailOf({ reason, sample }: Supply, { language, say }: Pen): string {
  const parts = [reason ? inLanguage(reason, language).text : '', sample ? say('supply.sample') : '']
  return parts.filter(Boolean).join('\n')
}
