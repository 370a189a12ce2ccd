// Sample applications for a connection or a transfer, each with the steps it has taken.

import sharp from 'sharp'
import type { NewApplication } from '../src/features/applications/contract/form.ts'
import { newApplication } from '../src/features/applications/contract/form.ts'
import type { PaperKind } from '../src/features/applications/contract/papers.ts'
import { paperKinds } from '../src/features/applications/contract/papers.ts'
import { application as applications } from '../src/features/applications/operations/application.server.ts'
import { sendApplication } from '../src/features/applications/operations/send.server.ts'
import {
  approveApplication,
  checkApplication,
  prepareApplication,
  rejectApplication,
  returnApplication,
} from '../src/features/applications/operations/work.server.ts'
import { papersFor } from '../src/features/applications/rules/papers.ts'
import { listRequestedPapers } from '../src/features/applications/store/requested-papers.server.ts'
import { loadCase } from '../src/features/cases/operations/load.server.ts'
import { validate } from '../src/kit/validation/form.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { Permission } from '../src/permissions.ts'
import type { DemonstrationCustomer, DemonstrationStaff } from './cast.ts'
import { cast } from './cast.ts'
import type { Loading } from './loading.ts'

type Step = 'prepare' | 'check' | 'approve' | 'return' | 'reject'
type Sample = {
  daysAgo: number
  /** Sent signed in, by this customer. */
  by?: DemonstrationCustomer
  papers: PaperKind[]
  steps: [step: Step, reason?: string][]
  says: Record<string, string>
}

/** Adds an application of every state to Damak and one to Kakarvitta; each step follows a day after the one before. */
export async function seedApplications(at: Loading): Promise<void> {
  const paper = await samplePaper()
  const damak = systemContext(at, at.tenants.byId(487)!, 'seed')
  for (const [index, sample] of samples.entries()) await tell(damak, sample, phones[index]!, paper)
  await tell(systemContext(at, at.tenants.byId(320)!, 'seed'), ofHari, phones.at(-1)!, paper)
}

// Numbers that a payment provider keeps for tests: they are nobody's.
const phones = Array.from({ length: 9 }, (_, index) => `980680000${index + 1}`)

const newHouse = {
  kind: 'new',
  motherNe: 'गङ्गा',
  grandfatherNe: 'कृष्ण प्रसाद',
  citizenshipNo: 'SAMPLE-0001',
  district: 'झापा',
  localLevel: 'दमक नगरपालिका',
  kitta: 'SAMPLE-1',
  buildingHeight: '7',
  boundaryEast: 'बाटो',
  boundaryWest: 'खेत',
  boundaryNorth: 'कुलो',
  boundarySouth: 'घर',
  tapType: 'residential',
  classification: 'private',
  quantity: '1',
  householdUse: 'yes',
  waterUsers: '5',
}
const bought = { ...newHouse, kind: 'transfer', transferReason: 'sale', arrearsKnown: 'on', meterNo: 'M-4410' }

const samples: Sample[] = [
  {
    daysAgo: 1,
    by: cast.sita,
    papers: ['citizenship', 'landCertificate'],
    steps: [],
    says: {
      ...newHouse,
      applicantEn: 'Sita Sharma',
      applicantNe: 'सीता शर्मा',
      fatherNe: 'राम शर्मा',
      ward: '5',
      tol: 'शान्ति टोल',
    },
  },
  {
    daysAgo: 3,
    papers: ['citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation'],
    steps: [],
    says: {
      ...newHouse,
      applicantEn: 'Hotel Himal',
      applicantNe: 'होटल हिमाल',
      fatherNe: 'रवि श्रेष्ठ',
      ward: '1',
      tol: 'दमक चोक',
      tapType: 'hotel',
      householdUse: 'no',
      reason: 'चौबिस कोठाको होटल सञ्चालनका लागि',
      quantity: '2',
      waterUsers: '60',
    },
  },
  {
    daysAgo: 6,
    papers: ['citizenship', 'landCertificate', 'photo'],
    steps: [['prepare']],
    says: {
      ...newHouse,
      applicantEn: 'Meena Rai',
      applicantNe: 'मीना राई',
      fatherNe: 'धन राई',
      ward: '7',
      tol: 'आदर्श टोल',
    },
  },
  {
    daysAgo: 9,
    papers: ['citizenship', 'landCertificate'],
    steps: [['prepare'], ['check']],
    says: {
      ...bought,
      applicantEn: 'Anil Gurung',
      applicantNe: 'अनिल गुरुङ',
      fatherNe: 'बल गुरुङ',
      sellerNe: 'गोपाल राई',
      customerNo: 'D-1203',
      ward: '5',
      tol: 'हिल रोड',
    },
  },
  {
    daysAgo: 20,
    papers: ['citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation'],
    steps: [['prepare'], ['check'], ['approve']],
    says: {
      ...newHouse,
      applicantEn: 'Raju Magar',
      applicantNe: 'राजु मगर',
      fatherNe: 'हर्क मगर',
      ward: '2',
      tol: 'बजार टोल',
    },
  },
  {
    daysAgo: 12,
    by: cast.sita,
    papers: ['citizenship'],
    steps: [['prepare'], ['return', 'चार किल्ला नक्सासँग मिलेन। कृपया नक्साअनुसार सच्याउनुहोस्।']],
    says: {
      ...newHouse,
      applicantEn: 'Goma Khatiwada',
      applicantNe: 'गोमा खतिवडा',
      fatherNe: 'टीका खतिवडा',
      ward: '8',
      tol: 'देउराली टोल',
    },
  },
  {
    daysAgo: 15,
    papers: ['citizenship', 'landCertificate'],
    steps: [['reject', 'यस क्षेत्रमा हाल मुहानको पानी पुग्दैन। मुहानको क्षमता बढेपछि दर्ता क्रमअनुसार जानकारी दिइनेछ।']],
    says: {
      ...newHouse,
      applicantEn: 'Deepa Shrestha',
      applicantNe: 'दीपा श्रेष्ठ',
      fatherNe: 'मोहन श्रेष्ठ',
      ward: '10',
      tol: 'सीमा टोल',
    },
  },
]

const ofHari: Sample = {
  daysAgo: 1,
  by: cast.hari,
  papers: ['citizenship', 'landCertificate'],
  steps: [],
  says: {
    ...newHouse,
    localLevel: 'मेचीनगर नगरपालिका',
    applicantEn: cast.hari.name.en,
    applicantNe: cast.hari.name.ne,
    motherNe: 'फूलमाया तामाङ',
    fatherNe: 'सन्तबहादुर तामाङ',
    grandfatherNe: 'मानबहादुर तामाङ',
    ward: '1',
    tol: 'शान्ति टोल',
  },
}

async function tell(ctx: Ctx, sample: Sample, phone: string, paper: File): Promise<void> {
  const moment = (days: number) => new Date(ctx.now.getTime() - Math.max(0, days) * 86_400_000)
  const at = (days: number): Ctx => ({ ...ctx, now: moment(days), language: 'ne' })
  const application = applicationOf(sample, phone, paper)
  const { by } = sample
  const actor: Ctx['actor'] = by ? { kind: 'customer', id: by.id, name: by.name.en, session: 0 } : ctx.actor
  const { code } = await sendApplication({ ...at(sample.daysAgo), actor }, application)
  const { id } = await loadCase(ctx, applications, { code })
  const seenPapers = papersFor(await listRequestedPapers(ctx), application)
    .map(({ kind }) => kind)
    .filter((kind) => !sample.papers.includes(kind))
  for (const [index, [step, reason = '']] of sample.steps.entries())
    await take(at(sample.daysAgo - index - 1), { id, step, reason, seenPapers, turn: index })
}

function take(ctx: Ctx, asked: { id: number; step: Step; reason: string; seenPapers: PaperKind[]; turn: number }) {
  const { id, step, reason, seenPapers, turn } = asked
  const officers = [
    { who: cast.ramesh, right: 'prepare', position: 'फाँटवाला' },
    { who: cast.gita, right: 'check', position: 'लेखापाल' },
    { who: cast.bishnu, right: 'approve', position: 'व्यवस्थापक' },
  ] as const
  const { who, right, position } = officers[turn]!
  const staff = { ...ctx, actor: staffOf(who, `applications:${right}`) }
  const signature = { id, position, note: '' }
  const steps: Record<Step, () => Promise<unknown>> = {
    prepare: () => prepareApplication(staff, { ...signature, seenPapers }),
    check: () => checkApplication(staff, signature),
    approve: () => approveApplication(staff, signature),
    return: () => returnApplication(staff, { ...signature, reason }),
    reject: () => rejectApplication(staff, { ...signature, reason }),
  }
  return steps[step]()
}

function staffOf({ id, name }: DemonstrationStaff, permission: Permission): Staff {
  return { kind: 'staff', id, name: name.ne, session: 0, permissions: new Set([permission]) }
}

function applicationOf({ says, papers }: Sample, phone: string, paper: File): NewApplication {
  const files = Object.fromEntries(paperKinds.map((kind) => [kind, papers.includes(kind) ? [paper] : []]))
  const answer = validate(newApplication, { ...says, ...files, phone, declared: 'on', consent: 'on' })
  if (answer.ok) return answer.value
  throw new Error(
    `A sample application is not valid: ${answer.issues.map(({ field, key }) => `${field} ${key}`).join(', ')}`,
  )
}

/** A sheet that says it is a sample: no real paper is shown in a demonstration. */
async function samplePaper(): Promise<File> {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420"><rect width="600" height="420" fill="#f6f8fc"/>
    <rect x="16" y="16" width="568" height="388" fill="none" stroke="#001755" stroke-width="4"/>
    <circle cx="90" cy="110" r="46" fill="#e0e9fa"/><path d="M170 84h360M170 130h300M60 220h480M60 262h420M60 304h450" stroke="#bfc9db" stroke-width="12"/>
    <text x="300" y="372" font-family="sans-serif" font-size="44" font-weight="700" fill="#c8281e" text-anchor="middle">SAMPLE</text></svg>`
  const bytes = await sharp(Buffer.from(sheet)).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'sample.png', { type: 'image/png' })
}
