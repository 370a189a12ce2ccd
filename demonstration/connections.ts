// The register of both organisations: three hundred connections each, imported as an office would import its own.

import { importRegister } from '../src/features/connections/operations/import.server.ts'
import type { RegisterColumn } from '../src/features/connections/contract/connection.ts'
import { readPlaces } from '../src/features/tols/operations.server.ts'
import type { Tol } from '../src/features/tols/contract/places.ts'
import type { NumberedRow } from '../src/kit/import.ts'
import type { Bilingual } from '../src/kit/language.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { cast, motherTap, secondTap, type DemonstrationCustomer } from './cast.ts'
import type { Loading } from './loading.ts'
import { agrees } from './payers.ts'
import { placeOf } from './people.ts'

const connectionsEach = 300

export async function seedConnections(at: Loading): Promise<void> {
  for (const { id, first, members } of [
    { id: 487, first: 10_300, members: [cast.sita, cast.prakash] },
    { id: 320, first: 20_200, members: [cast.hari] },
  ]) {
    const ctx = systemContext(at, at.tenants.byId(id)!, 'seed')
    const { tols } = await readPlaces(ctx)
    const own = members.map((member) => memberEntry(member, tols))
    const others = Array.from({ length: connectionsEach }, (_, place) => first + place)
      .filter((number) => !members.some(({ customerNumber }) => customerNumber === String(number)))
      .slice(0, connectionsEach - own.length)
      .map((number) => linkedEntry(number, tols) ?? entry(number, tols))
    const rows = [...own, ...others].map((cells, place) => ({ line: place + 2, cells }))
    // All were connected in the years that are billed; those that are cut or closed are since today.
    const connected = rows.map(({ line, cells }) => ({ line, cells: { ...cells, status: 'connected' } }))
    for (const register of [connected, rows])
      await importRegister(ctx, { batches: () => oneBatch(register), apply: true, skipRefused: false })
  }
}

/** The connection of a person who can sign in, as `people.ts` enters it. */
function memberEntry({ customerNumber, name, email }: DemonstrationCustomer, tols: readonly Tol[]): Row {
  const { ward, tol } = placeOf(customerNumber!)
  return {
    ...entry(Number(customerNumber), tols, { name, kind: 'household', email }),
    phone: '',
    customer_type: 'residential',
    tap_size: '1/2 inch',
    ward: String(ward),
    tol: tols.find((each) => each.ward === ward && each.name.en === tol.en)!.code,
    connected_on: '2019-04-14',
    status: 'connected',
  }
}

/** A number that somebody links by a code. */
function linkedEntry(number: number, tols: readonly Tol[]): Row | undefined {
  const known = [secondTap, motherTap].find(({ customerNumber }) => customerNumber === String(number))
  if (!known) return undefined
  const row = entry(number, tols, { name: known.holder, kind: 'person', email: known.person.email })
  // Read on the first days of a month, so that a reading of the present one can be sent on every day.
  return known === motherTap ? { ...row, ward: '1', tol: tols.find(({ ward }) => ward === 1)!.code } : row
}

async function* oneBatch(rows: NumberedRow[]): AsyncGenerator<NumberedRow[]> {
  yield rows
}

const surnames: Bilingual[] = [
  { en: 'Sharma', ne: 'शर्मा' },
  { en: 'Tamang', ne: 'तामाङ' },
  { en: 'Limbu', ne: 'लिम्बू' },
  { en: 'Rai', ne: 'राई' },
  { en: 'Khadka', ne: 'खड्का' },
  { en: 'Bhattarai', ne: 'भट्टराई' },
  { en: 'Adhikari', ne: 'अधिकारी' },
  { en: 'Karki', ne: 'कार्की' },
  { en: 'Rajbanshi', ne: 'राजवंशी' },
  { en: 'Shrestha', ne: 'श्रेष्ठ' },
  { en: 'Magar', ne: 'मगर' },
]

const givenNames: Bilingual[] = [
  { en: 'Anita', ne: 'अनिता' },
  { en: 'Bikash', ne: 'विकास' },
  { en: 'Chandra', ne: 'चन्द्र' },
  { en: 'Dil Maya', ne: 'दिलमाया' },
  { en: 'Ganesh', ne: 'गणेश' },
  { en: 'Indira', ne: 'इन्दिरा' },
  { en: 'Krishna', ne: 'कृष्ण' },
  { en: 'Laxmi', ne: 'लक्ष्मी' },
  { en: 'Mohan', ne: 'मोहन' },
  { en: 'Parbati', ne: 'पार्वती' },
  { en: 'Ram Bahadur', ne: 'रामबहादुर' },
  { en: 'Sunita', ne: 'सुनिता' },
  { en: 'Tika', ne: 'टीका' },
]

const institutions: Bilingual[] = [
  { en: 'Secondary School', ne: 'माध्यमिक विद्यालय' },
  { en: 'Health Post', ne: 'स्वास्थ्य चौकी' },
  { en: 'Community Building', ne: 'सामुदायिक भवन' },
  { en: 'Public Tap', ne: 'सार्वजनिक धारा' },
  { en: 'Shared Meter', ne: 'साझा मिटर' },
]

type Row = Record<RegisterColumn, string>
type Given = { name: Bilingual; kind: string; email?: string }

/** A connection whose every detail follows from its number, so that each start loads the same. */
function entry(number: number, tols: readonly Tol[], given: Given = drawnHolder(number, tols)): Row {
  const tol = tolOf(number, tols)
  const isInstitution = given.kind === 'institution'
  const isMetered = number % 23 !== 0
  return {
    customer_number: String(number),
    name_en: given.name.en,
    name_ne: given.name.ne,
    kind: given.kind,
    // Who agrees to pay in instalments is reminded of them, and the numbers are invented.
    phone: isInstitution || agrees(number) ? '' : `984${String(1_000_000 + ((number * 7_919) % 8_999_999))}`,
    email: given.email ?? '',
    customer_type: isInstitution ? 'community' : number % 17 === 0 ? 'commercial' : 'residential',
    tap_size: number % 29 === 0 ? '3/4 inch' : '1/2 inch',
    meter: isMetered ? 'metered' : 'unmetered',
    sewer: number % 4 === 0 ? 'yes' : 'no',
    meter_serial: isMetered ? `NW-${String((number * 6_037) % 900_000).padStart(6, '0')}` : '',
    dial_digits: number % 3 === 0 ? '4' : '5',
    ward: String(tol.ward),
    tol: tol.code,
    connected_on: `${2058 + (number % 24)}/${(number % 12) + 1}/${(number % 28) + 1}`,
    // Some dials of four digits pass their end within the two years of readings.
    opening_reading: isMetered ? String(number % 21 === 0 ? 9_800 : (number * 37) % 900) : '',
    opening_balance_rs: number % 9 === 0 ? String(((number * 13) % 2_400) - 300) : '',
    status: number % 41 === 0 ? 'disconnected' : number % 97 === 0 ? 'closed' : 'connected',
    old_number: `D-${number - 9_000}`,
    walking_order: String(number % 100),
  }
}

/** Who pays for a public tap, or for a meter that several households share, is one holder. */
function drawnHolder(number: number, tols: readonly Tol[]): Given {
  const isInstitution = number % 37 === 0
  const given = givenNames[number % givenNames.length]!
  const surname = surnames[(number * 5) % surnames.length]!
  if (!isInstitution) return { name: joined(given, surname), kind: number % 5 === 0 ? 'person' : 'household' }
  return { name: joined(tolOf(number, tols).name, institutions[number % institutions.length]!), kind: 'institution' }
}

function tolOf(number: number, tols: readonly Tol[]): Tol {
  return tols[(number * 11) % tols.length]!
}

function joined(first: Bilingual, second: Bilingual): Bilingual {
  return { en: `${first.en} ${second.en}`, ne: `${first.ne} ${second.ne}` }
}
