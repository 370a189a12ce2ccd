// Files of a register and of its readings, month by month, as an office's old program would export them.

import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { addMonths, firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'

/** The first month with readings. */
export const firstMonth = '2081/07' as BsMonth

/** Connections with a name, phone, meter and ward each; the tol stays empty. */
export async function writeRegister(file: string, connections: number): Promise<void> {
  const heading =
    'customer_number,name_en,name_ne,phone,customer_type,tap_size,meter,sewer,meter_serial,ward,connected_on,opening_reading'
  await writeLines(file, heading, connections, (row) => {
    const ward = (row % 10) + 1
    return `${100_000 + row},${names[row % 10]} ${row},${nepali[row % 10]},98${String(row).padStart(8, '0')},residential,1/2,metered,no,M${row},${ward},2075/04/01,0`
  })
}

/** The readings of all connections in the first month, then of all in the next, 12 units more or so each. */
export async function writeReadings(file: string, connections: number, months: number): Promise<void> {
  const days = Array.from({ length: months }, (_, place) => {
    const period = addMonths(firstMonth, place)
    return { period, readOn: addDays(firstDayOf(period), 20) }
  })
  await writeLines(file, 'customer_number,period,read_on,reading', connections * months, (row) => {
    const [connection, month] = [row % connections, Math.floor(row / connections)]
    const { period, readOn } = days[month]!
    return `${100_000 + connection},${period},${readOn},${(month + 1) * (8 + (connection % 9))}`
  })
}

async function writeLines(file: string, heading: string, rows: number, lineOf: (row: number) => string): Promise<void> {
  const stream = createWriteStream(file)
  stream.write(`${heading}\n`)
  for (let from = 0; from < rows; from += 5_000) {
    const count = Math.min(5_000, rows - from)
    const text = Array.from({ length: count }, (_, place) => lineOf(from + place)).join('\n')
    if (!stream.write(`${text}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}

const names = [
  'Sita Sharma',
  'Hari Tamang',
  'Mina Rai',
  'Anil Gurung',
  'Ram Karki',
  'Gita Thapa',
  'Bina Shah',
  'Om Giri',
  'Uma Oli',
  'Lila Rana',
]
const nepali = [
  'सीता शर्मा',
  'हरि तामाङ',
  'मिना राई',
  'अनिल गुरुङ',
  'राम कार्की',
  'गीता थापा',
  'बिना शाह',
  'ओम गिरी',
  'उमा ओली',
  'लिला राना',
]
