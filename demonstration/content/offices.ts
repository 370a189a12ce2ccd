// Offices of each organisation, their hours and holidays.

import { toAd } from '../../src/kit/calendar/bikram-sambat.ts'
import type { Bilingual } from '../../src/kit/language.ts'
import { both, type Holiday, type Office, type OfficeHours } from './shapes.ts'

/** Map points are town centres: the offices' own places, telephones and addresses are not published. The main office is called under the organisation's number. */
export const damakOffices: Office[] = [
  {
    slug: 'main',
    name: both('Main office (sample)', 'मुख्य कार्यालय (नमुना)'),
    address: both('Damak, Jhapa', 'दमक, झापा'),
    phone: '023-000487',
    email: 'info@damak.example',
    latitude: 26.66,
    longitude: 87.7,
    sample: true,
  },
  {
    slug: 'treatment-plant',
    name: both('Treatment plant (sample)', 'प्रशोधन केन्द्र (नमुना)'),
    address: both('Damak, Jhapa', 'दमक, झापा'),
    phone: '023-000499',
    email: 'plant@damak.example',
    latitude: 26.67,
    longitude: 87.7,
    sample: true,
  },
]

export const kakarvittaOffices: Office[] = [
  {
    slug: 'main',
    name: both('Main office (sample)', 'मुख्य कार्यालय (नमुना)'),
    address: both('Mechinagar-6, Kakarvitta, Jhapa', 'मेचीनगर-६, काँकरभिट्टा, झापा'),
    phone: '023-000320',
    email: 'info@kakarvitta.example',
    latitude: 26.645,
    longitude: 88.156,
    sample: true,
  },
]

const sundayToFriday = [0, 1, 2, 3, 4, 5]

function week(closes: string): OfficeHours['days'] {
  return [...sundayToFriday.map((weekday) => ({ weekday, opens: '10:00', closes })), { weekday: 6 }]
}

/** Winter closing from 16 Kartik to 15 Magh, as government offices keep it. */
export const officeHours: OfficeHours[] = [
  { name: both('Office hours', 'कार्यालय समय'), days: week('17:00') },
  {
    name: both('Winter office hours', 'जाडोयामको कार्यालय समय'),
    season: { from: '07-16', to: '10-15' },
    days: week('16:00'),
  },
]

const onFixedBsDays: [month: number, day: number, name: Bilingual][] = [
  [1, 1, both('Nepali New Year', 'नयाँ वर्ष')],
  [2, 15, both('Republic Day', 'गणतन्त्र दिवस')],
  [6, 3, both('Constitution Day', 'संविधान दिवस')],
  [9, 27, both('Prithvi Jayanti', 'पृथ्वी जयन्ती')],
  [10, 1, both('Maghe Sankranti', 'माघे सङ्क्रान्ति')],
  [10, 16, both("Martyrs' Day", 'सहिद दिवस')],
  [11, 7, both('Democracy Day', 'प्रजातन्त्र दिवस')],
]

const onFixedAdDays: [date: string, name: Bilingual][] = [
  ['2026-05-01', both('International Labour Day', 'अन्तर्राष्ट्रिय श्रमिक दिवस')],
  ['2026-12-25', both('Christmas', 'क्रिसमस')],
  ['2027-03-08', both("International Women's Day", 'अन्तर्राष्ट्रिय महिला दिवस')],
]

// The lunar feasts move each year and the official list was not at hand: these days are samples.
const movable: [date: string, name: Bilingual][] = [
  ['2026-10-11', both('Ghatasthapana', 'घटस्थापना')],
  ['2026-10-18', both('Phulpati', 'फूलपाती')],
  ['2026-10-19', both('Maha Ashtami', 'महाअष्टमी')],
  ['2026-10-20', both('Maha Navami', 'महानवमी')],
  ['2026-10-21', both('Vijaya Dashami', 'विजया दशमी')],
  ['2026-11-08', both('Laxmi Puja', 'लक्ष्मी पूजा')],
  ['2026-11-10', both('Gobardhan Puja', 'गोवर्धन पूजा')],
  ['2026-11-11', both('Bhai Tika', 'भाइटीका')],
  ['2026-11-15', both('Chhath', 'छठ पर्व')],
]

/** Holidays of BS 2083 in order; `sample` marks those whose date must be confirmed. */
export const holidays2083: Holiday[] = [
  ...onFixedBsDays.map(([month, day, name]) => ({ date: toAd({ year: 2083, month, day })!, name, sample: false })),
  ...onFixedAdDays.map(([date, name]) => ({ date, name, sample: false })),
  ...movable.map(([date, name]) => ({ date, name, sample: true })),
].toSorted((a, b) => a.date.localeCompare(b.date))
