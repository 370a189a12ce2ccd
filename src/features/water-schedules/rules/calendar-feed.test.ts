// Tests of the calendar feed, read by an independent parser: events, identity across changes, and RFC 5545.

import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { translator, type Language } from '#kit/language.ts'
import type { Plan, SupplyException } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { calendarFeed } from './calendar-feed.ts'
import { suppliesBetween } from './supplies.ts'
import { exampleRule as rule } from './example-rule.ts'

const reason = { en: 'Repair; valve 3, twice\nSorry', ne: 'भल्भ नं. ३ मर्मत, वितरण व्यवस्थापनका कारण यस दिन पानी आउने छैन' }
const moved: SupplyException = {
  code: 'm',
  zone: 'north',
  tol: null,
  reason,
  kind: 'changed',
  date: '2027-04-13',
  starts: '05:30',
  to: { date: '2027-04-14', starts: '12:00', minutes: 60 },
}
const cancelled: SupplyException = {
  code: 'c',
  zone: 'north',
  tol: null,
  reason,
  kind: 'cancelled',
  date: '2027-04-14',
  starts: null,
}
const tol = { code: 'shivaganj', name: { en: 'Shivaganj', ne: 'शिवगञ्ज' }, ward: 5, zone: 'north' }

function feed(plan: Partial<Plan>, language: Language = 'en', revision = 4): string {
  const complete = { rules: [rule], exceptions: [], interruptions: [], ...plan }
  const t = translator(waterSchedulesMessages, language) as (key: string) => string
  return calendarFeed(
    {
      orgId: 487,
      organisation: 'Damak Water Supply, and Sanitation',
      tol,
      supplies: suppliesBetween(complete, nepalInstant('2027-04-12', '00:00'), nepalInstant('2027-04-16', '00:00')),
      revision,
      changedAt: new Date('2026-11-21T00:00:00Z'),
      feedUrl: 'https://damak.example/water-schedule/shivaganj.ics?lang=en',
      pageUrl: 'https://damak.example/water-schedule?tol=shivaganj',
    },
    { language, t },
  )
}

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as string)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      starts: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
    }
  })
}

test('events across the Bikram Sambat new year are in Nepal’s time', () => {
  expect(eventsOf(feed({}))).toMatchObject(
    ['2027-04-11', '2027-04-12', '2027-04-13', '2027-04-14'].map((utc) => ({
      starts: `${utc}T23:45:00.000Z`,
      minutes: 90,
      status: 'CONFIRMED',
      sequence: 4,
      summary: 'Water: Shivaganj',
      description: null,
    })),
  )
})

test('moved and cancelled supplies keep the UID of their events', () => {
  const before = eventsOf(feed({}, 'en', 4))
  const after = eventsOf(feed({ exceptions: [moved, cancelled] }, 'en', 5))
  expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
  expect(after.find(({ uid }) => uid.startsWith('2027-04-13.morning'))).toEqual({
    uid: '2027-04-13.morning.shivaganj@487.water-schedule',
    starts: '2027-04-14T06:15:00.000Z',
    minutes: 60,
    status: 'CONFIRMED',
    sequence: 5,
    summary: 'Water: Shivaganj',
    description: reason.en,
  })
  expect(after.find(({ uid }) => uid.startsWith('2027-04-14.morning'))).toMatchObject({
    status: 'CANCELLED',
    summary: 'No water: Shivaganj',
  })
})

test('an interruption without expected end makes events tentative', () => {
  const stop = {
    code: 's',
    zone: null,
    tol: null,
    begins: nepalInstant('2027-04-15', '00:00'),
    expectedReturn: null,
    reason,
    sample: true,
  }
  const statuses = eventsOf(feed({ interruptions: [stop] })).map(({ status }) => status)
  expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'TENTATIVE'])
})

test('the file is RFC 5545: CRLF, 75 octets, complete characters, the properties that every event needs', () => {
  const text = feed({ exceptions: [moved, cancelled] }, 'ne')
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as string)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('खानेपानी – शिवगञ्ज')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  for (const event of calendar.getAllSubcomponents('vevent'))
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'status', 'summary', 'location'])
      expect(event.getAllProperties(name)).toHaveLength(1)
  expect(eventsOf(text).some(({ description }) => description === reason.ne)).toBe(true)
})
