// Sample complaints, each with the steps it has taken.

import { loadCase } from '../src/features/cases/operations/load.server.ts'
import type { NewComplaint } from '../src/features/complaints/contract/new-complaint.ts'
import {
  commentOnComplaint,
  rateComplaint,
  reopenComplaint,
} from '../src/features/complaints/operations/follow.server.ts'
import { complaint } from '../src/features/complaints/operations/complaint.server.ts'
import { sendComplaint } from '../src/features/complaints/operations/send.server.ts'
import {
  answerComplaint,
  askReporter,
  assignComplaint,
  rejectComplaint,
  resolveComplaint,
} from '../src/features/complaints/operations/work.server.ts'
import { updatePolicy } from '../src/features/complaints/store/complaints.server.ts'
import type { Language } from '../src/kit/language.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { DemonstrationCustomer } from './cast.ts'
import { cast } from './cast.ts'
import type { Loading } from './loading.ts'

type Step = 'assign' | 'answer' | 'ask' | 'comment' | 'resolve' | 'reject' | 'reopen' | 'rate'
type Sample = Pick<NewComplaint, 'type' | 'message' | 'name' | 'ward' | 'tol'> & {
  /** How many hours ago it came in; every step follows three hours after the one before. */
  hoursAgo: number
  /** Sent signed in, by this customer. */
  by?: DemonstrationCustomer
  steps: [step: Step, text: string][]
}

/** Adds a few complaints of every state to Damak and one to Kakarvitta. Wards: ten and fifteen. */
export async function seedComplaints(at: Loading): Promise<void> {
  const damak = systemContext(at, at.tenants.byId(487)!, 'seed')
  const kakarvitta = systemContext(at, at.tenants.byId(320)!, 'seed')
  await updatePolicy(damak, { wards: 10 })
  await updatePolicy(kakarvitta, { wards: 15 })
  for (const [index, sample] of samples.entries()) await tell(damak, sample, phones[index]!)
  await tell(kakarvitta, { ...samples[0]!, name: cast.hari.name.ne, by: cast.hari }, phones.at(-1)!)
}

// Numbers that a payment provider keeps for tests: they are nobody's.
const phones = Array.from({ length: 9 }, (_, index) => `+977980680000${index + 1}`)

const samples: Sample[] = [
  {
    type: 'no-water',
    message: 'तीन दिनदेखि धारामा पानी आएको छैन। छिमेकीको धारामा भने बिहान आउँछ।',
    name: 'सीता शर्मा',
    ward: 5,
    tol: 'शान्ति टोल',
    hoursAgo: 3,
    by: cast.sita,
    steps: [],
  },
  {
    type: 'leak-main',
    message: 'Water runs out of the road beside the school gate day and night.',
    name: 'Suresh Pradhan',
    ward: 3,
    tol: 'School tole',
    hoursAgo: 28,
    steps: [['assign', 'पाइपलाइन टोलीलाई पठाउनुहोस्']],
  },
  {
    type: 'dirty-water',
    message: 'धारामा पहेँलो पानी आयो, फलामको गन्ध आउँछ।',
    name: 'मीना राई',
    ward: 7,
    tol: 'आदर्श टोल',
    hoursAgo: 50,
    steps: [
      ['assign', ''],
      ['answer', 'नमुना सङ्कलन गरिएको छ। परीक्षणको नतिजा आएपछि जानकारी दिनेछौँ।'],
    ],
  },
  {
    type: 'bill',
    message: 'The bill says 45 units, my meter shows 21.',
    name: 'Sita Sharma',
    ward: 5,
    tol: 'शान्ति टोल',
    hoursAgo: 75,
    by: cast.sita,
    steps: [
      ['assign', ''],
      ['ask', 'Please tell us your customer number.'],
    ],
  },
  {
    type: 'meter',
    message: 'मिटर घुम्दैन।',
    name: 'राजु मगर',
    ward: 2,
    tol: 'बजार टोल',
    hoursAgo: 120,
    steps: [
      ['ask', 'मिटर नम्बर कति हो?'],
      ['comment', 'मिटर नं. ८७१२ हो।'],
      ['assign', 'मिटर साट्नुहोस्'],
      ['resolve', 'नयाँ मिटर जडान गरियो।'],
    ],
  },
  {
    type: 'low-pressure',
    message: 'दोस्रो तलासम्म पानी चढ्दैन।',
    name: 'गोमा खतिवडा',
    ward: 8,
    tol: 'देउराली टोल',
    hoursAgo: 160,
    steps: [
      ['assign', ''],
      ['resolve', 'भल्भ खोलियो।'],
      ['reopen', 'फेरि चाप घट्यो।'],
    ],
  },
  {
    type: 'leak-meter',
    message: 'मिटरको जोर्नीबाट पानी चुहियो।',
    name: 'कृष्ण भट्टराई',
    ward: 4,
    tol: 'शान्ति टोल',
    hoursAgo: 100,
    steps: [
      ['assign', ''],
      ['resolve', 'जोर्नी फेरियो।'],
      ['rate', 'छिटो काम भयो।'],
    ],
  },
  {
    type: 'other',
    message: 'The street light in front of my house is broken.',
    name: 'Deepa Shrestha',
    ward: 1,
    tol: 'Main road',
    hoursAgo: 90,
    steps: [['reject', 'Street lights belong to the municipality. Please call the ward office.']],
  },
]

async function tell(ctx: Ctx, { hoursAgo, steps, by, ...sent }: Sample, phone: string): Promise<void> {
  const moment = (hours: number) => new Date(ctx.now.getTime() - Math.max(0, hours) * 3_600_000)
  const language: Language = /\p{Script=Devanagari}/u.test(sent.message) ? 'ne' : 'en'
  const now = moment(hoursAgo)
  const actor: Ctx['actor'] = by ? { kind: 'customer', id: by.id, name: by.name.en, session: 0 } : ctx.actor
  const { code } = await sendComplaint({ ...ctx, actor, now, language }, { ...sent, phone, photos: [], consent: true })
  const { id } = await loadCase(ctx, complaint, { code })
  for (const [index, [step, text]] of steps.entries()) {
    const at = { ...ctx, now: moment(hoursAgo - 3 * (index + 1)), language }
    await take(at, step, { id, code, phone, text })
  }
}

function take(ctx: Ctx, step: Step, { id, text, ...by }: { id: number; text: string; code: string; phone: string }) {
  const kamala = {
    kind: 'staff',
    id: cast.kamala.id,
    name: cast.kamala.name.en,
    session: 0,
    permissions: new Set(),
  } as const
  const officer: Ctx<Staff> = { ...ctx, actor: kamala as Staff }
  const steps: Record<Step, () => Promise<unknown>> = {
    assign: () => assignComplaint(officer, { id, text, assignee: cast.kamala.id }),
    answer: () => answerComplaint(officer, { id, text }),
    ask: () => askReporter(officer, { id, text }),
    resolve: () => resolveComplaint(officer, { id, text }),
    reject: () => rejectComplaint(officer, { id, text }),
    comment: () => commentOnComplaint(ctx, { ...by, text }),
    reopen: () => reopenComplaint(ctx, { ...by, reason: text }),
    rate: () => rateComplaint(ctx, { ...by, rating: 5, text }),
  }
  return steps[step]()
}
