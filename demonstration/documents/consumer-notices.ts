// Supply notices of the last years.

import { addDays } from '../../src/kit/calendar/civil-date.ts'
import { toBs } from '../../src/kit/calendar/bikram-sambat.ts'
import type { Bilingual } from '../../src/kit/language.ts'
import type { OrganisationFacts } from '../organisation-facts.ts'
import type { LetterTable } from '../pdf.ts'
import { fillBoth, writtenDate, type DemonstrationDocument } from './document.ts'
import { noticeKinds, type NoticeKind } from './notice-kinds.ts'

const newest = '2026-11-19'
const weekdaysAhead = [2, 4, 3, 6, 5]
const times = ['05:30–08:00', '06:00–11:00', '10:00–14:00', '15:30–18:00']

/** `count` notices, the newest two days ago, one every `step` days before it. */
export function consumerNotices(org: OrganisationFacts, count: number, step: number): DemonstrationDocument[] {
  const used = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const publishedOn = addDays(newest, -index * step)
    const kind = rarestKind(publishedOn, used)
    used.set(kind.key, (used.get(kind.key) ?? 0) + 1)
    return writeNotice(org, kind, publishedOn, index)
  })
}

function rarestKind(publishedOn: string, used: Map<string, number>): NoticeKind {
  const month = toBs(publishedOn)!.month
  const fitting = noticeKinds.filter((kind) => kind.months.includes(month))
  return fitting.reduce((best, kind) => ((used.get(kind.key) ?? 0) < (used.get(best.key) ?? 0) ? kind : best))
}

function writeNotice(
  org: OrganisationFacts,
  kind: NoticeKind,
  publishedOn: string,
  index: number,
): DemonstrationDocument {
  const happensOn = addDays(publishedOn, weekdaysAhead[index % weekdaysAhead.length]!)
  const values = { place: org.places[index % org.places.length]!, date: writtenDate(happensOn), river: org.river }
  const [body, ask] = [fillBoth(kind.body, values), fillBoth(kind.ask, values)]
  const slug = `consumer-${publishedOn}-${kind.key}`
  return {
    orgId: org.orgId,
    slug,
    type: 'consumer',
    kind: 'pdf',
    fileName: index % 4 === 0 ? `उपभोक्ता-सूचना-${writtenDate(publishedOn).ne.replaceAll(' ', '-')}.pdf` : `${slug}.pdf`,
    title: fillBoth(kind.title, values),
    publishedOn,
    paragraphs: { en: [body.en, ask.en], ne: [body.ne, ask.ne] },
    table: kind.table && noticeTable(kind.table, org, index, happensOn),
  }
}

function noticeTable(
  kind: NonNullable<NoticeKind['table']>,
  org: OrganisationFacts,
  index: number,
  from: string,
): LetterTable {
  if (kind === 'rebates') return rebateTable
  const areas = [0, 1, 2].map((step) => org.places[(index + step) % org.places.length]!)
  const second: Bilingual = kind === 'times' ? { en: 'Time', ne: 'समय' } : { en: 'Date', ne: 'मिति' }
  return {
    columns: [{ en: 'S.N.', ne: 'क्र.सं.' }, { en: 'Area', ne: 'क्षेत्र' }, second],
    rows: areas.map((area, row) => [
      String(row + 1),
      area,
      kind === 'times' ? times[(index + row) % times.length]! : writtenDate(addDays(from, row)),
    ]),
  }
}

const rebateTable: LetterTable = {
  columns: [
    { en: 'Paid within', ne: 'भुक्तानी अवधि' },
    { en: 'Rebate or late fee (sample)', ne: 'छुट वा विलम्ब शुल्क (नमुना)' },
  ],
  rows: [
    [
      { en: '7 days of the reading', ne: 'रिडिङ भएको ७ दिनभित्र' },
      { en: '3% rebate', ne: '३ प्रतिशत छुट' },
    ],
    [
      { en: 'Day 8 to 30', ne: '८ देखि ३० दिनभित्र' },
      { en: 'Neither', ne: 'छुट वा शुल्क नलाग्ने' },
    ],
    [
      { en: 'The next 30 days', ne: 'त्यसपछिको ३० दिन' },
      { en: '5% late fee', ne: '५ प्रतिशत विलम्ब शुल्क' },
    ],
  ],
}
