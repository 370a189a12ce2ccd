// Readings that customers send from the portal: accepted and refused ones of the newest month, and some of the present month that the office still has to decide.

import sharp from 'sharp'
import {
  acceptSentReading,
  readSentReadings,
  refuseSentReading,
} from '../src/features/readings/operations/sent-office.server.ts'
import { readMyMeters, sendMyReading } from '../src/features/readings/operations/sent.server.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { cast, customerAs, motherTap, secondTap, type DemonstrationCustomer } from './cast.ts'
import { onDay, type Loading } from './loading.ts'

type Sender = { person: DemonstrationCustomer; customerNumber: string; accepted: boolean }

/** Of the newest month. */
export const senders: readonly Sender[] = [
  { person: cast.sita, customerNumber: cast.sita.customerNumber!, accepted: true },
  { person: cast.sita, customerNumber: secondTap.customerNumber, accepted: false },
  { person: cast.hari, customerNumber: cast.hari.customerNumber!, accepted: true },
]

const reason = 'तस्बिर धमिलो भएकाले मिटरको अङ्क पढ्न सकिएन। मिटर रिडर आएर पढ्नेछन्।'

/** Sent on the day on which the meter reader comes to the tol, and decided there. */
export async function sendForDecision(
  reader: Ctx<Staff>,
  { person, customerNumber, accepted }: Sender,
  { on, value }: { on: string; value: number },
): Promise<void> {
  const then = onDay(reader, on)
  await sendReading(customerAs(then, person), customerNumber, { value, isBlurred: !accepted })
  const { data } = await readSentReadings(then, { page: 1, limit: 10 })
  const { id } = data.find((sent) => sent.customerNumber === customerNumber)!
  const decision = onDay(reader, addDays(on, 1))
  await (accepted ? acceptSentReading(decision, { id }) : refuseSentReading(decision, { id, reason }))
}

/** Those of the present month wait: of taps that are read on its first days, for which one can be sent on every day. */
export async function seedSentReadings(at: Loading): Promise<void> {
  for (const { person, customerNumber } of [
    { person: cast.prakash, customerNumber: cast.prakash.customerNumber! },
    motherTap,
  ]) {
    const customer = customerAs(systemContext(at, at.tenants.byId(person.orgId)!, 'seed'), person)
    const { data } = await readMyMeters(customer)
    const { lastValue, usual } = data.find((meter) => meter.customerNumber === customerNumber)!
    await sendReading(customer, customerNumber, { value: lastValue + usual + 1, isBlurred: false })
  }
}

type Shown = { value: number; isBlurred: boolean }

async function sendReading(
  customer: ReturnType<typeof customerAs>,
  customerNumber: string,
  { value, isBlurred }: Shown,
) {
  await sendMyReading(customer, { customerNumber, value, photo: await photoOf(value, isBlurred), confirmed: true })
}

/** A drawn dial, which says that it is a sample. */
async function photoOf(value: number, isBlurred: boolean): Promise<File> {
  const digits = [...String(value).padStart(5, '0')]
  const wheels = digits.map((digit, place) => {
    const x = 110 + 80 * place
    return `<rect x="${x}" y="160" width="68" height="100" rx="6" fill="#10151f"/>
      <text x="${x + 34}" y="234" font-family="sans-serif" font-size="72" font-weight="700" fill="#ffffff" text-anchor="middle">${digit}</text>`
  })
  const dial = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 450"><rect width="600" height="450" fill="#8a9099"/>
    <circle cx="300" cy="225" r="216" fill="#eef1f5" stroke="#3b4a63" stroke-width="12"/>${wheels.join('')}
    <text x="300" y="126" font-family="sans-serif" font-size="34" fill="#3b4a63" text-anchor="middle">m³</text>
    <text x="300" y="350" font-family="sans-serif" font-size="40" font-weight="700" fill="#c8281e" text-anchor="middle">SAMPLE</text></svg>`
  const drawn = sharp(Buffer.from(dial)).resize(800)
  const bytes = await (isBlurred ? drawn.blur(14) : drawn).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'meter.jpg', { type: 'image/jpeg' })
}
