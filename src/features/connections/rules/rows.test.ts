// Tests of rows of a register: cells in both languages, what a missing column leaves, and every reason to refuse.

import { expect, test } from 'vitest'
import { registerColumns } from '../contract/connection.ts'
import { readRegisterRow, registerCells } from './rows.ts'

const today = '2026-11-21'
const findTol = (typed: string) => (['Milan Tol', 'milan'].includes(typed) ? { code: 'milan', ward: 5 } : undefined)

function read(cells: Record<string, string>) {
  return readRegisterRow({ customer_number: '7', name_en: 'Sita Sharma', ...cells }, undefined, findTol, today)
}

function entryFrom(cells: Record<string, string>) {
  const reading = read(cells)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
  return reading.value
}

test('a row with a number and a name is a household with a half-inch tap and a meter, without sewer', () => {
  expect(entryFrom({})).toMatchObject({
    customerNumber: '7',
    kind: 'household',
    customerType: 'residential',
    tapSize: '1/2',
    metered: true,
    sewer: false,
    dialDigits: 5,
    openingReading: 0,
    state: 'connected',
  })
})

test('Nepali terms, Devanagari digits and Bikram Sambat dates are read', () => {
  const cells = {
    customer_number: '१०४२५',
    name_ne: 'सीता शर्मा',
    kind: 'व्यक्ति',
    phone: '९८४-१२३४५६७',
    email: 'Sita@Example.org',
    customer_type: 'व्यापारिक',
    tap_size: '३/४ इन्च',
    meter: 'मिटर जडित',
    sewer: 'छ',
    meter_serial: 'NW-११७३२२',
    dial_digits: '४',
    ward: '५',
    tol: 'Milan Tol',
    connected_on: '२०८३/०८/०५',
    opening_reading: '९,९९०',
    opening_balance_rs: '-१,२५०.५०',
    status: 'काटिएको',
    old_number: 'क-१२',
    walking_order: '३',
  }
  expect(entryFrom(cells)).toEqual({
    customerNumber: '10425',
    oldNumber: 'क-12',
    name: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
    kind: 'person',
    phone: '+9779841234567',
    email: 'sita@example.org',
    customerType: 'commercial',
    tapSize: '3/4',
    metered: true,
    sewer: true,
    meterSerial: 'NW-117322',
    dialDigits: 4,
    openingReading: 9_990,
    ward: 5,
    tol: 'milan',
    walkingOrder: 3,
    connectedOn: '2026-11-21',
    openingBalancePaisa: -125_050,
    state: 'disconnected',
  })
})

test.each([
  ['2045/04/01', '1988-07-16'],
  ['2019-04-14', '2019-04-14'],
  ['२०३५/०४/०१', '1978-07-16'],
])('connected on %s is %s', (typed, day) => expect(entryFrom({ connected_on: typed }).connectedOn).toBe(day))

test('a column that the file does not have stays; an empty cell is the value of a new connection', () => {
  const known = entryFrom({ phone: '9841234567', sewer: 'yes', dial_digits: '4' })
  const reading = readRegisterRow({ customer_number: '7', phone: '' }, known, findTol, today)
  expect(reading).toEqual({ ok: true, value: { ...known, phone: null } })
})

test('what is written as cells is read as the same entry', () => {
  const entry = entryFrom({ tol: 'Milan Tol', opening_balance_rs: '12.5', connected_on: '2080/04/01', ward: '5' })
  const cells = registerCells(entry)
  expect(Object.keys(cells)).toEqual([...registerColumns])
  expect(readRegisterRow(cells, undefined, findTol, today)).toEqual({ ok: true, value: entry })
})

test('without a meter there is no dial to compare', () => {
  expect(entryFrom({ meter: 'unmetered', meter_serial: 'X', opening_reading: '9' })).toMatchObject({
    meterSerial: '',
    openingReading: 0,
  })
})

test.each([
  [{ customer_number: '' }, 'customer_number', 'connections.number_missing'],
  [{ customer_number: '-7' }, 'customer_number', 'connections.number_wrong'],
  [{ name_en: '' }, 'name_en', 'connections.name_missing'],
  [{ name_ne: 'uLtf e§/fO{' }, 'name_ne', 'connections.name_preeti'],
  [{ name_ne: "/fd axfb'/" }, 'name_ne', 'connections.name_preeti'],
  [{ name_en: '१२३' }, 'name_en', 'connections.name_without_letter'],
  [{ name_en: '', name_ne: '!@#$%' }, 'name_ne', 'connections.name_without_letter'],
  [{ ward: '3', tol: 'milan' }, 'tol', 'connections.tol_of_other_ward'],
  [{ ward: '3', tol: 'Milan Tol' }, 'tol', 'connections.tol_of_other_ward'],
  [{ kind: 'company' }, 'kind', 'connections.kind_wrong'],
  [{ phone: '12345' }, 'phone', 'connections.phone_wrong'],
  [{ email: 'sita' }, 'email', 'connections.email_wrong'],
  [{ email: '<sita@example.org>' }, 'email', 'connections.email_wrong'],
  [{ email: `${'a'.repeat(300)}@example.org` }, 'email', 'connections.email_wrong'],
  [{ name_ne: 'सीता '.repeat(30) }, 'name_ne', 'connections.name_wrong'],
  [{ customer_type: 'palace' }, 'customer_type', 'connections.type_wrong'],
  [{ tap_size: '5' }, 'tap_size', 'connections.size_wrong'],
  [{ meter: 'perhaps' }, 'meter', 'connections.meter_wrong'],
  [{ sewer: 'toString' }, 'sewer', 'connections.yes_wrong'],
  [{ dial_digits: '2' }, 'dial_digits', 'connections.digits_wrong'],
  [{ ward: '34' }, 'ward', 'connections.ward_wrong'],
  [{ ward: '0' }, 'ward', 'connections.ward_wrong'],
  [{ tol: 'Nowhere' }, 'tol', 'connections.tol_unknown'],
  [{ connected_on: '2083/13/01' }, 'connected_on', 'connections.date_wrong'],
  [{ connected_on: '2083/12/30' }, 'connected_on', 'connections.date_to_come'],
  [{ opening_reading: '12,5' }, 'opening_reading', 'connections.reading_wrong'],
  [{ opening_balance_rs: '250,50' }, 'opening_balance_rs', 'connections.rupees_wrong'],
  [{ opening_reading: '1.5' }, 'opening_reading', 'connections.reading_wrong'],
  [{ opening_reading: '10000', dial_digits: '4' }, 'opening_reading', 'connections.reading_beyond_dial'],
  [{ opening_balance_rs: '1.234' }, 'opening_balance_rs', 'connections.rupees_wrong'],
  [{ status: 'gone' }, 'status', 'connections.state_wrong'],
])('%j is refused at %s', (cells, column, key) => {
  const reading = read(cells)
  expect(reading.ok ? [] : reading.issues.map((issue) => [issue.column, issue.key])).toEqual([[column, key]])
})

test('the reason why a customer number cannot be read names what was typed', () => {
  const reading = read({ customer_number: '-7' })
  expect(reading).toMatchObject({ ok: false, issues: [{ values: { typed: '-7' } }] })
})

test('a ward alone is refused where the stored tol is of another one, and not where neither changes', () => {
  const known = entryFrom({ ward: '5', tol: 'milan' })
  const over = (ward: string, stored = known) => readRegisterRow({ customer_number: '7', ward }, stored, findTol, today)
  const values = { typed: 'milan', own: 5, ward: 3 }
  expect(over('3')).toEqual({
    ok: false,
    issues: [{ column: 'ward', key: 'connections.tol_of_other_ward', values }],
  })
  expect([over('5').ok, over('').ok, over('3', { ...known, ward: 3 }).ok]).toEqual([true, true, true])
})

test('a meter is not removed by a row, and a connection without one may get one', () => {
  const metered = entryFrom({})
  const unmetered = entryFrom({ meter: 'unmetered' })
  const over = (known: typeof metered, meter: string) =>
    readRegisterRow({ customer_number: '7', meter }, known, findTol, today)
  expect(over(metered, 'unmetered')).toEqual({
    ok: false,
    issues: [{ column: 'meter', key: 'connections.meter_present' }],
  })
  expect(over(unmetered, 'metered')).toMatchObject({ ok: true, value: { metered: true } })
})
