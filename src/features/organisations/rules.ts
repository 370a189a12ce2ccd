// Office hours and seasons, and rules of hosts, sample facts and picture types.

import { bsKey, toAd, toBs } from '#kit/calendar/bikram-sambat.ts'
import { weekday } from '#kit/calendar/civil-date.ts'
import type { MonthTable } from '#kit/calendar/month-table.ts'
import { monthTable } from '#kit/calendar/table-in-use.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Fact, OfficeHours, Organisation, OrganisationChanges, OrganisationLink } from './contract/api.ts'

export type OpeningTime = { opens: string; closes: string }

/** Consecutive weekdays with the same times; `first` and `last` are 0 = Sunday … 6 = Saturday, empty times mean closed. */
export type WeekLine = { first: number; last: number; times: OpeningTime[] }

/** The opening times on the Nepali day of `now`, in order; empty when closed. */
export function hoursToday(hours: OfficeHours[], now: Date, table: MonthTable = monthTable()): OpeningTime[] {
  const { date } = inNepal(now)
  return timesOn(seasonOf(hours, date, table), weekday(date))
}

/** Whether the office is open at this instant; closed from the closing minute on. */
export function openNow(hours: OfficeHours[], now: Date, table: MonthTable = monthTable()): boolean {
  const { time } = inNepal(now)
  return hoursToday(hours, now, table).some(({ opens, closes }) => opens <= time && time < closes)
}

/**
 * A week's hours and the season of the Bikram Sambat year in which they apply ('MM-DD', both inclusive; null: all year). `days`: the ISO dates of the
 * season under way or to come, where the calendar is known so far.
 */
export type SeasonHours = {
  fromBs: string | null
  toBs: string | null
  days?: { from: string; to: string }
  week: WeekLine[]
}

/** The hours of the whole year, then those of each season, with equal consecutive weekdays grouped. `today` is 'YYYY-MM-DD'. */
export function officeSeasons(hours: OfficeHours[], today: string, table: MonthTable = monthTable()): SeasonHours[] {
  if (hours.length === 0) return [{ fromBs: null, toBs: null, week: weekOf([]) }]
  const seasons = Map.groupBy(hours, ({ fromBs, toBs }) => `${fromBs ?? ''} ${toBs ?? ''}`)
  return [...seasons.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, rows]) => {
      const { fromBs, toBs } = rows[0]!
      const days = fromBs !== null && toBs !== null ? daysOfSeason(fromBs, toBs, today, table) : undefined
      return { fromBs, toBs, ...(days && { days }), week: weekOf(rows) }
    })
}

/** From the first day to the last, each 'MM-DD'; a season may begin in one year and end in the next. */
function daysOfSeason(first: string, last: string, today: string, table: MonthTable) {
  const thisYear = toBs(today, table)?.year
  if (thisYear === undefined) return undefined
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const [from, to] = [dateIn(year, first, table), dateIn(first <= last ? year : year + 1, last, table)]
    if (from && to && to >= today) return { from, to }
  }
  return undefined
}

/** The ISO date of a day 'MM-DD' of a Bikram Sambat year. */
function dateIn(year: number, monthAndDay: string, table: MonthTable): string | undefined {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return toAd({ year, month, day }, table)
}

/** Refuses unknown hosts and the last host, without which the organisation is unreachable. */
export function mayRemoveHost(hosts: string[], host: string): Verdict {
  if (!hosts.includes(host)) return deny('organisations.host_unknown', { host })
  return hosts.length > 1 ? allow : deny('organisations.last_host')
}

/** Whom to call for a burst pipe while the office is closed. `title` is empty where the organisation has not named it. */
export type OnCall = { number: string; title: Bilingual; sample: boolean }

/** Undefined without a number. */
export function onCallOf({
  onCallNo,
  onCall,
  sampleFacts,
}: Pick<Organisation, 'onCallNo' | 'onCall' | 'sampleFacts'>): OnCall | undefined {
  if (!onCallNo) return undefined
  return { number: onCallNo, title: onCall, sample: sampleFacts.includes('onCallNo') }
}

/** The sample facts without those that the changes confirm. */
export function sampleFactsAfter(facts: Fact[], changes: OrganisationChanges): Fact[] {
  const confirmed = new Set(Object.keys(changes).map((field) => factOf[field as keyof OrganisationChanges]))
  return facts.filter((fact) => !confirmed.has(fact))
}

/** Maximum size of a logo, bytes. */
export const maxPictureBytes = 1024 * 1024

/** The media type of a picture, detected from its first bytes; undefined for types that are not allowed. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 256))
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined
}

/** Sunday to Friday 10 to 17; in winter, Kartik 16 to Magh 15, government offices close at 16. */
export const standardHours: OfficeHours[] = [
  { fromBs: null, toBs: null, weekdays: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '17:00' },
  { fromBs: '07-16', toBs: '10-15', weekdays: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '16:00' },
]

/** Map and link of OpenStreetMap around a place, about two kilometres each way. */
export function openStreetMapAt({ latitude, longitude }: { latitude: number; longitude: number }) {
  const box = [longitude - 0.02, latitude - 0.015, longitude + 0.02, latitude + 0.015].map((edge) => edge.toFixed(3))
  const site = 'https://www.openstreetmap.org'
  return {
    mapEmbedUrl: `${site}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    mapLink: `${site}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  }
}

/** Links of a new organisation. */
export const standardLinks: OrganisationLink[] = [
  {
    kind: 'ministry',
    label: { en: 'Ministry of Water Supply', ne: 'खानेपानी मन्त्रालय' },
    url: 'https://mowss.gov.np',
  },
  {
    kind: 'department',
    label: {
      en: 'Department of Water Supply and Sewerage Management',
      ne: 'खानेपानी तथा ढल व्यवस्थापन विभाग',
    },
    url: 'https://dwssm.gov.np',
  },
  {
    kind: 'board',
    label: { en: 'Nepal Water Supply Corporation', ne: 'नेपाल खानेपानी संस्थान' },
    url: 'https://www.nwsc.gov.np',
  },
  {
    kind: 'board',
    label: { en: 'Kathmandu Upatyaka Khanepani Limited', ne: 'काठमाडौं उपत्यका खानेपानी लिमिटेड' },
    url: 'https://kathmanduwater.org',
  },
]

const factOf: Record<keyof OrganisationChanges, Fact | undefined> = {
  nameEn: 'name',
  nameNe: 'name',
  addressEn: 'address',
  addressNe: 'address',
  contactNo: 'contactNo',
  onCallNo: 'onCallNo',
  onCallEn: 'onCallNo',
  onCallNe: 'onCallNo',
  email: 'email',
  waterLink: 'waterLink',
  municipalityEn: undefined,
  municipalityNe: undefined,
  districtEn: undefined,
  districtNe: undefined,
  mapEmbedUrl: 'map',
  mapLink: 'map',
  latitude: 'map',
  longitude: 'map',
  facebookUrl: 'facebookUrl',
  youtubeUrl: 'youtubeUrl',
  mobileAppUrl: 'mobileAppUrl',
  establishedBs: undefined,
  primaryColour: undefined,
  accentColour: undefined,
  pattern: undefined,
  pages: undefined,
}

/** The rows of the narrowest range that includes the day; it takes precedence completely, so it can also close a weekday. */
function seasonOf(hours: OfficeHours[], date: string, table: MonthTable): OfficeHours[] {
  const bs = toBs(date, table)
  const day = bs && bsKey(bs).slice(5)
  const matching = hours.filter((row) => includesDay(row, day))
  const narrowest = Math.min(...matching.map(rangeLength))
  const season = matching.find((row) => rangeLength(row) === narrowest)
  return matching.filter((row) => row.fromBs === season?.fromBs && row.toBs === season?.toBs)
}

function weekOf(season: OfficeHours[]): WeekLine[] {
  const lines: WeekLine[] = []
  for (let day = 0; day < 7; day += 1) {
    const times = timesOn(season, day)
    const line = lines.at(-1)
    if (line && isSame(line.times, times)) line.last = day
    else lines.push({ first: day, last: day, times })
  }
  return lines
}

function includesDay({ fromBs, toBs }: OfficeHours, day: string | undefined): boolean {
  if (fromBs === null || toBs === null) return true
  if (day === undefined) return false
  return fromBs <= toBs ? fromBs <= day && day <= toBs : day >= fromBs || day <= toBs
}

// Months count as 32 days: only the order of the lengths matters.
function rangeLength({ fromBs, toBs }: OfficeHours): number {
  if (fromBs === null || toBs === null) return Infinity
  const days = dayOfYear(toBs) - dayOfYear(fromBs)
  return days < 0 ? days + 12 * 32 : days
}

function dayOfYear(monthAndDay: string): number {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number)
  return month * 32 + day
}

function timesOn(season: OfficeHours[], day: number): OpeningTime[] {
  return season
    .filter((row) => row.weekdays.includes(day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
}

function isSame(one: OpeningTime[], other: OpeningTime[]): boolean {
  return (
    one.map(({ opens, closes }) => opens + closes).join() === other.map(({ opens, closes }) => opens + closes).join()
  )
}
