// Can anything be read that is not public: by any page, feed, list, file address or kept copy, in any state, on any instance?

import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAlbum, expireAlbum, publishAlbum, withdrawAlbum } from '#features/albums/operations.server.ts'
import type { NewDisclosure } from '#features/disclosures/contract.ts'
import {
  addDisclosure,
  expireDisclosure,
  publishDisclosure,
  withdrawDisclosure,
} from '#features/disclosures/operations.server.ts'
import type { NewDocument } from '#features/documents/contract.ts'
import { reportTypes } from '#features/documents/contract/lists.ts'
import {
  addDocument,
  draftDocument,
  expireDocument,
  publishDocument,
  withdrawDocument,
} from '#features/documents/operations.server.ts'
import { addMember, expireMember, publishMember, withdrawMember } from '#features/members/operations.server.ts'
import type { NewArticle } from '#features/news/contract.ts'
import {
  addArticle,
  draftArticle,
  expireArticle,
  publishArticle,
  setNewsCategories,
  withdrawArticle,
} from '#features/news/operations.server.ts'
import { expirePage, publishPage, withdrawPage, writePage } from '#features/pages/operations.server.ts'
import {
  addQuestion,
  addService,
  expireQuestion,
  expireService,
  publishQuestion,
  publishService,
  withdrawQuestion,
  withdrawService,
} from '#features/services/operations.server.ts'
import { addSlide } from '#features/slides/operations.server.ts'
import {
  addWaterTest,
  expireWaterTest,
  publishWaterTest,
  withdrawWaterTest,
} from '#features/water-quality/operations.server.ts'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { offeredWidths } from '#kit/pictures.ts'
import type { Ctx, Machine } from '#platform/context.ts'
import { sampleFile } from './sample-files.ts'
import type { Answer, Instance } from './whole-product.ts'
import { everybodyHeard, openInstance } from './whole-product.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

type Office = Ctx<Machine>
type Window = { from?: Date; until?: Date | null }

/** Something that is published: how it comes in and is acted on, and by what it would be known. */
type Thing = {
  /** Enters a draft; afterwards `own` and `traces` are known. */
  enter(office: Office): Promise<Entered>
  publish?(office: Office, window: Window): Promise<void>
  expire?(office: Office, until: Date): Promise<void>
  withdraw?(office: Office): Promise<void>
  draft?(office: Office): Promise<void>
}

type Entered = {
  /** Addresses that are nothing but this thing's: 200 while it is public, else 404. */
  own: string[]
  /** Texts that stand nowhere unless it is public, beside the word in its title. */
  traces?: string[]
}

const note = { en: 'It was wrong', ne: '' }
const from = nepalInstant('2026-11-23', '09:00')
const until = nepalInstant('2026-11-23', '17:00')

/** In titles; no two things share a beginning. Searches look for the first, and must not find the second. */
const sought = (name: string) => `qx${name}`
const secret = (name: string) => `${name}vz`
const titled = (name: string) => ({ en: `${sought(name)} ${secret(name)}`, ne: `${sought(name)} ${secret(name)} ने` })
const blank = { en: '', ne: '' }

let photo: Uint8Array
const image = (name: string) => ({ type: 'image' as const, picture: photo, alt: titled(name), caption: titled(name) })

const things: Record<string, Thing> = {
  article: {
    async enter(office) {
      const slug = secret('article')
      const text = [{ type: 'paragraph' as const, text: titled('article') }, image('article')]
      await addArticle(office, {
        ...articleOf('article', slug, '2026-11-12'),
        picture: photo,
        blocks: text,
        draft: true,
      })
      const numbers = await numbersOf('articlePictures')
      return {
        own: [
          `/news/${slug}`,
          `/news/${slug}?lang=ne`,
          `/news/${slug}.data`,
          `/web-resources/customer/news/487/${slug}`,
          ...numbers.flatMap((id) => sizesOf(`/news-pictures/${id}`)),
        ],
        traces: numbers.map((id) => `/news-pictures/${id}/`),
      }
    },
    publish: (office, window) => publishArticle(office, secret('article'), window),
    expire: (office, end) => expireArticle(office, secret('article'), end),
    withdraw: (office) => withdrawArticle(office, secret('article'), note),
    draft: (office) => draftArticle(office, secret('article')),
  },
  attachment: document('attachment', { type: 'downloads', slug: 'attached' }),
  tender: document('tender', { type: 'tender', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  career: document('career', { type: 'career', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  corrigendum: document('corrigendum', { type: 'consumer' }, () => ({ correctsId: standingNotice })),
  corrected: document('corrected', { type: 'consumer' }),
  album: {
    async enter(office) {
      const slug = secret('album')
      const pictures = ['one', 'two'].map(() => ({ bytes: photo, caption: titled('album') }))
      await addAlbum(office, { slug, title: titled('album'), takenOn: '2026-11-01', pictures, draft: true })
      const numbers = await numbersOf('albumPictures')
      return {
        own: [
          `/gallery/${slug}`,
          `/gallery/${slug}?lang=ne`,
          `/gallery/${slug}.data`,
          `/gallery/${slug}/2`,
          `/web-resources/customer/albums/487/${slug}/pictures`,
          ...numbers.flatMap((id) => sizesOf(`/gallery-pictures/${id}`)),
        ],
        traces: numbers.map((id) => `/gallery-pictures/${id}/`),
      }
    },
    publish: (office, window) => publishAlbum(office, { slug: secret('album'), ...window }),
    expire: (office, end) => expireAlbum(office, { slug: secret('album'), until: end }),
    withdraw: (office) => withdrawAlbum(office, { slug: secret('album'), note }),
  },
  page: {
    async enter(office) {
      const blocks = [{ type: 'paragraph' as const, text: titled('page') }, image('page')]
      await writePage(office, {
        slug: 'profile',
        title: titled('page'),
        blocks,
        sources: [],
        sample: false,
        draft: true,
      })
      const numbers = await numbersOf('pagePictures')
      const own = [
        '/web-resources/customer/pages/487/profile',
        ...numbers.flatMap((id) => sizesOf(`/page-pictures/${id}`)),
      ]
      return { own, traces: numbers.map((id) => `/page-pictures/${id}/`) }
    },
    publish: (office, window) => publishPage(office, 'profile', window),
    expire: (office, end) => expirePage(office, 'profile', end),
    withdraw: (office) => withdrawPage(office, 'profile', note),
  },
  member: {
    async enter(office) {
      const words = { name: titled('member'), title: titled('member'), tenure: blank, phone: '023-9876543', email: '' }
      const duty = 'informationOfficer' as const
      const { id } = await addMember(office, {
        ...words,
        kind: 'staff',
        position: 1,
        duty,
        photo,
        sample: false,
        draft: true,
      })
      memberId = id
      return { own: sizesOf(`/member-photos/${id}`), traces: [`/member-photos/${id}/`, '9876543'] }
    },
    publish: (office, window) => publishMember(office, memberId, window),
    expire: (office, end) => expireMember(office, memberId, end),
    withdraw: (office) => withdrawMember(office, memberId, note),
  },
  service: {
    async enter(office) {
      const text = titled('service')
      const words = { name: text, papers: [text], fee: text, time: text, officer: text }
      const rest = { grievanceOfficer: text, rule: blank, sample: false, draft: true }
      await addService(office, { ...words, ...rest, slug: secret('service'), position: 1 })
      return { own: [] }
    },
    publish: (office, window) => publishService(office, secret('service'), window),
    expire: (office, end) => expireService(office, secret('service'), end),
    withdraw: (office) => withdrawService(office, secret('service'), note),
  },
  question: {
    async enter(office) {
      const words = { question: titled('question'), answer: titled('question') }
      questionId = (await addQuestion(office, { ...words, position: 1, draft: true })).id
      return { own: [] }
    },
    publish: (office, window) => publishQuestion(office, questionId, window),
    expire: (office, end) => expireQuestion(office, questionId, end),
    withdraw: (office) => withdrawQuestion(office, questionId, note),
  },
  disclosure: {
    async enter(office) {
      const when = { fiscalYear: 2083, quarter: 1, publishedOn: '2026-10-30' } satisfies Partial<NewDisclosure>
      await addDisclosure(office, {
        ...when,
        title: titled('disclosure'),
        entries: [titled('disclosure')],
        draft: true,
      })
      return { own: [] }
    },
    publish: (office, window) => publishDisclosure(office, '2083-1', window),
    expire: (office, end) => expireDisclosure(office, '2083-1', end),
    withdraw: (office) => withdrawDisclosure(office, '2083-1', note),
  },
  watertest: {
    async enter(office) {
      const limits = { low: null, high: 5, noOtherSource: 10 }
      const rows = [{ parameter: titled('watertest'), unit: blank, limits, result: 7 }]
      const slug = secret('watertest')
      await addWaterTest(office, {
        slug,
        sampledOn: '2026-11-01',
        place: titled('watertest'),
        sample: false,
        rows,
        draft: true,
      })
      return { own: [] }
    },
    publish: (office, window) => publishWaterTest(office, secret('watertest'), window),
    expire: (office, end) => expireWaterTest(office, secret('watertest'), end),
    withdraw: (office) => withdrawWaterTest(office, secret('watertest'), note),
  },
  // Shown on days, and neither drafted nor withdrawn.
  slide: {
    async enter(office) {
      const words = { title: titled('slide'), text: blank, link: '', linkLabel: blank, pictureAlt: titled('slide') }
      await addSlide(office, { ...words, shownFrom: '2026-11-23', shownUntil: '2026-11-23' }, sampleFile('png'))
      const slides = world.resources.database.selectFrom('slides').select('pictureHash')
      const { pictureHash } = await slides.where('titleEn', 'like', `%${secret('slide')}`).executeTakeFirstOrThrow()
      return { own: [`/slide-pictures/${pictureHash}`], traces: [pictureHash] }
    },
  },
}

/** Where each thing stands while it is public, in both languages; everywhere else it never does. `~`: with a search for its word. */
const doors: Record<string, string[]> = {
  '/': ['article', 'tender', 'career', 'corrigendum', 'corrected', 'album', 'slide', 'watertest'],
  '/_.data': ['article', 'tender', 'career', 'corrigendum', 'corrected', 'album', 'slide', 'watertest'],
  '/?lang=ne': ['article', 'tender', 'career', 'corrigendum', 'corrected', 'album', 'slide', 'watertest'],
  '/news': ['article'],
  '/news.data': ['article'],
  '/news?category=works': ['article'],
  '/news?search=~': ['article'],
  '/news/standing-before': ['article'],
  '/news/standing-after': ['article'],
  '/news/standing-before.data': ['article'],
  '/news/with-attachment': ['article', 'attachment'],
  '/news/with-attachment.data': ['article', 'attachment'],
  '/news.rss': ['article'],
  '/sitemap.xml': ['article', 'album'],
  '/robots.txt': [],
  '/categories': ['disclosure'],
  '/gallery': ['album'],
  '/gallery.data': ['album'],
  '/members': ['member'],
  '/contact': [],
  '/organization-profile': ['page'],
  '/miscellaneous': ['service', 'question'],
  '/publications/annual-reports': [],
  '/publications/downloads': ['attachment'],
  '/publications/downloads?search=~': ['attachment'],
  '/notices/tender-notices': ['tender'],
  '/notices/tender-notices?search=~': ['tender'],
  '/notices/consumer-notice': ['corrigendum', 'corrected'],
  '/notices/consumer-notice?search=~': ['corrigendum', 'corrected'],
  '/notices/consumer-notice?search=standing': ['corrigendum', 'corrected'],
  '/career': ['career'],
  '/career?search=~': ['career'],
  '/web-resources': [],
  '/manifest.webmanifest': [],
  '/web-resources/openapi.json': [],
  '/web-resources/customer/organizationDetail/487': [],
  '/web-resources/customer/offices/487': [],
  '/web-resources/customer/news/487': ['article'],
  '/web-resources/customer/news/487?category=works': ['article'],
  '/web-resources/customer/news/487?search=~': ['article'],
  '/web-resources/customer/news/487/standing-before': ['article'],
  '/web-resources/customer/news/487/standing-after': ['article'],
  '/web-resources/customer/news/487/with-attachment': ['attachment'],
  '/web-resources/customer/newsCategories/487': [],
  '/web-resources/customer/albums/487': ['album'],
  '/web-resources/customer/members/487': ['member'],
  '/web-resources/customer/members/487?kind=staff': ['member'],
  '/web-resources/customer/pages/487': ['page'],
  '/web-resources/customer/charter/487': ['service'],
  '/web-resources/customer/questions/487': ['question'],
  '/web-resources/customer/disclosures/487': ['disclosure'],
  '/web-resources/customer/slides/487': ['slide'],
  '/web-resources/customer/waterQuality/487': ['watertest'],
  '/web-resources/customer/waterQuality/487?format=csv': ['watertest'],
  ...Object.fromEntries(
    reportTypes.flatMap(({ type }) => {
      const shown = {
        downloads: ['attachment'],
        tender: ['tender'],
        consumer: ['corrigendum', 'corrected'],
        career: ['career'],
      }
      const here = shown[type as keyof typeof shown] ?? []
      return [
        [`/web-resources/customer/reports/487?type=${type}`, here],
        [`/web-resources/customer/reports/487/all?type=${type}`, here],
        ...(here.length > 0 ? [[`/web-resources/customer/reports/487?type=${type}&search=~`, here]] : []),
        ...(here.length > 0 ? [[`/web-resources/customer/reports/487/all?type=${type}&search=~`, here]] : []),
      ]
    }),
  ),
}

type Step = {
  name: string
  /** Brought about for every thing that can; the clock may move as well. */
  bring(thing: Thing, office: Office): Promise<void> | undefined
  at?: Date
  /** Is it to be read now? A slide goes by its days alone. */
  isPublic: boolean
  slideIsPublic: boolean
}

const stay = () => undefined
const shortly = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
const hour = 3600

/** One after the other; copies of every page are kept from each to the next. */
const steps: Step[] = [
  { name: 'a draft', bring: stay, isPublic: false, slideIsPublic: false },
  {
    name: 'scheduled for tomorrow',
    bring: (thing, office) => thing.publish?.(office, { from }),
    isPublic: false,
    slideIsPublic: false,
  },
  {
    name: 'taken back to a draft',
    bring: (thing, office) => thing.draft?.(office),
    isPublic: false,
    slideIsPublic: false,
  },
  {
    name: 'scheduled again, a second before its moment',
    bring: (thing, office) => (thing.draft ? thing.publish!(office, { from }) : undefined),
    at: shortly(from, -1),
    isPublic: false,
    slideIsPublic: true,
  },
  {
    name: 'published, its moment come while copies were kept',
    bring: stay,
    at: from,
    isPublic: true,
    slideIsPublic: true,
  },
  {
    name: 'published, half a minute before its end',
    bring: (thing, office) => thing.expire?.(office, until),
    at: shortly(until, -30),
    isPublic: true,
    slideIsPublic: true,
  },
  { name: 'expired while copies were kept', bring: stay, at: until, isPublic: false, slideIsPublic: true },
  {
    name: 'published again',
    bring: (thing, office) => thing.publish?.(office, {}),
    at: shortly(until, hour),
    isPublic: true,
    slideIsPublic: true,
  },
  {
    name: 'withdrawn after copies were kept',
    bring: (thing, office) => thing.withdraw?.(office),
    isPublic: false,
    slideIsPublic: true,
  },
  {
    name: 'withdrawn, and scheduled once more',
    bring: (thing, office) => thing.publish?.(office, { from: shortly(until, 3 * hour) }),
    isPublic: false,
    slideIsPublic: true,
  },
  {
    name: 'withdrawn before its moment came',
    bring: (thing, office) => thing.withdraw?.(office),
    at: shortly(until, 4 * hour),
    isPublic: false,
    slideIsPublic: true,
  },
  {
    name: 'withdrawn, the day after',
    bring: stay,
    at: nepalMidnight('2026-11-24'),
    isPublic: false,
    slideIsPublic: false,
  },
]

let world: World
let instances: Instance[]
let standingNotice: number
let memberId: number
let questionId: number
const entered = new Map<string, Entered>()

/** Step → address → what was answered, on every instance, in every language. */
const seen = new Map<string, Map<string, Answer[]>>()
/** Step → what the things' own addresses answer when they are asked in other ways. */
const sideways = new Map<string, Sideways[]>()
/** Step → whether every instance kept copies of the pages after they were read. */
const kept = new Map<string, boolean>()

beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
  await enterStanding(world.machine(world.damak))
  for (const [name, thing] of Object.entries(things)) entered.set(name, await thing.enter(world.machine(world.damak)))
  await enterNaming(world.machine(world.damak))
  instances = await Promise.all([openInstance(world), openInstance(world)])
  const validators = new Map<string, string>()
  for (const step of steps) {
    for (const thing of Object.values(things)) await step.bring(thing, world.machine(world.damak))
    await everybodyHeard(world, instances)
    if (step.at) world.travelTo(step.at)
    seen.set(step.name, await walk())
    sideways.set(step.name, await askSideways(validators))
    kept.set(step.name, await areKept())
  }
}, 600_000)

describe.each(steps)('$name', (step) => {
  const isPublic = (name: string) => (name === 'slide' ? step.slideIsPublic : step.isPublic)
  const answers = () => [...seen.get(step.name)!]

  test.each(Object.keys(things))('%s stands exactly where it should, on every instance, in both languages', (name) => {
    const { own } = entered.get(name)!
    const others = answers().filter(([address]) => !own.includes(address))
    const somewhere = others.filter(([, all]) => all.some((one) => shows(name, one)))
    const whole = others.filter(([, all]) => all.every((one) => shows(name, one)))
    const due = isPublic(name) ? Object.keys(doors).filter((door) => doors[door]!.includes(name)) : []
    expect(addressesOf(somewhere)).toEqual(due.toSorted())
    expect(addressesOf(whole)).toEqual(due.toSorted())
  })

  test.each(Object.keys(things))('%s answers at its own addresses while it is public, and only then', (name) => {
    const status = isPublic(name) ? 200 : 404
    for (const address of entered.get(name)!.own)
      for (const one of seen.get(step.name)!.get(address)!) {
        expect.soft(one.status, address).toBe(status)
        if (status === 404) expect.soft(one.body, address).not.toContain(sought(name))
      }
    for (const { address, way, answer } of sideways.get(step.name)!) {
      if (!entered.get(name)!.own.includes(address)) continue
      const due = isPublic(name) ? ways[way].whenPublic : 404
      expect
        .soft([due, 200].includes(answer.status) && (due !== 404 || answer.status === 404), `${way}: ${address}`)
        .toBe(true)
      if (due === 404) expect.soft(JSON.stringify(answer.headers) + answer.body).not.toContain(sought(name))
    }
  })

  test('no copy may be used unasked for longer than a minute, or beyond its end', () => {
    for (const [address, all] of answers()) {
      const ends = step.name.includes('half a minute') && !address.startsWith('/slide-pictures/')
      const most = ends ? 30 : 60
      if (doors[address]?.length === 0) continue
      for (const { headers } of all) expect.soft(unaskedSeconds(headers), address).toBeLessThanOrEqual(most)
    }
  })

  test('totals tell what is there', () => {
    for (const [address, [answer]] of answers()) {
      const isList = answer?.headers['content-type']?.startsWith('application/json') && !address.includes('~')
      if (!isList || answer?.status !== 200) continue
      const { data, total } = JSON.parse(answer.body) as { data?: unknown[]; total?: number }
      if (total !== undefined) expect.soft(total, address).toBe(data!.length)
    }
  })

  test('copies are kept of what was read', () => {
    expect(kept.get(step.name)).toBe(true)
  })
})

test('an address that was public tells why it is so no more, and one that never was tells nothing', async () => {
  const address = `/news/${secret('article')}`
  const [once, never] = ['withdrawn after copies were kept', 'withdrawn before its moment came']
  for (const { body } of seen.get(once)!.get(address)!) expect(body).toContain(note.en)
  for (const { body } of seen.get(never)!.get(address)!) expect(body).not.toContain(note.en)
})

test('the file of a withdrawn notice tells a person why it is gone', async () => {
  const office = world.machine(world.damak)
  const bytes = sampleFile('pdf', 'withdrawn')
  const titles = { titleEn: 'Withdrawn', titleNe: '' }
  const { id } = await addDocument(office, {
    type: 'tender',
    ...titles,
    filename: 'w.pdf',
    bytes,
    publishedOn: '2026-11-01',
  })
  await withdrawDocument(office, { id, note })
  const asked = await instances[0]!.ask(`/files/${id}/w.pdf`, { headers: { accept: 'text/html' } })
  expect(asked.status).toBe(404)
  expect(asked.body).toContain(note.en)
  expect(asked.body).not.toContain('w.pdf')
})

/** Other ways to ask for an address of a thing. */
const ways = {
  'its head': { whenPublic: 200, asking: { method: 'HEAD' } },
  'a part of it': { whenPublic: 206, asking: { headers: { range: 'bytes=0-9' } } },
  'whether an older copy is good': { whenPublic: 304, asking: {} },
  'in the name of another organisation': { whenPublic: 404, asking: { host: 'kakarvitta.test' } },
} as const
type Way = keyof typeof ways

type Sideways = { address: string; way: Way; answer: Answer }

/** Reads every door and every own address on every instance, so that afterwards copies of all pages are kept. */
async function walk(): Promise<Map<string, Answer[]>> {
  const found = new Map<string, Answer[]>()
  const addresses = [...Object.keys(doors), ...[...entered.values()].flatMap(({ own }) => own)]
  for (const address of addresses) {
    const asked = address.includes('~') ? doors[address]!.map((name) => address.replace('~', sought(name))) : [address]
    const answers = await Promise.all(
      instances.flatMap((instance, place) =>
        languagesOf(address, place).map(async (language) => {
          const all: Answer[] = []
          for (const one of asked) all.push(await instance.ask(one, { language }))
          return { ...all[0]!, body: all.map(({ body }) => body).join('\n') }
        }),
      ),
    )
    found.set(address, answers)
  }
  return found
}

async function askSideways(validators: Map<string, string>): Promise<Sideways[]> {
  const [instance] = instances
  const found: Sideways[] = []
  for (const address of [...entered.values()].flatMap(({ own }) => own)) {
    const ask = async (way: Way, headers: Record<string, string> = {}) => {
      const path = way.includes('organisation') ? address.replace('/487', '/320') : address
      const asking = { headers: { ...headers }, ...ways[way].asking }
      found.push({ address, way, answer: await instance!.ask(path, asking) })
    }
    await ask('its head')
    await ask('in the name of another organisation')
    if (address.startsWith('/files/')) await ask('a part of it')
    const known = validators.get(address)
    if (known) await ask('whether an older copy is good', { 'if-none-match': known })
    const { etag } = (await instance!.ask(address)).headers
    if (etag) validators.set(address, etag)
  }
  return found
}

async function areKept(): Promise<boolean> {
  const paths = ['/', '/news', '/gallery', '/members', '/notices/tender-notices', '/news.rss', '/sitemap.xml']
  for (const [place, instance] of instances.entries())
    for (const path of paths)
      for (const language of languagesOf(path, place)) {
        await instance.ask(path, { language })
        if (!instance.keeps(path, language)) return false
      }
  return true
}

function shows(name: string, { body }: Answer): boolean {
  return [secret(name), ...(entered.get(name)!.traces ?? [])].some((text) => body.includes(text))
}

function addressesOf(found: [string, Answer[]][]): string[] {
  return found.map(([address]) => address).toSorted()
}

/** A file is the same in every language; the second instance is asked in Nepali. */
function languagesOf(address: string, instance: number): readonly Language[] {
  if (/^\/(files|[a-z]+-pictures|member-photos)\//.test(address)) return ['en']
  return instance === 0 ? languages : ['ne']
}

/** How long a copy may be used, by a browser or on the way, before anybody asks again. */
function unaskedSeconds({ 'cache-control': control = '' }: Answer['headers']): number {
  if (/no-cache|no-store/.test(control)) return 0
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? Infinity)
}

function document(name: string, entry: Partial<NewDocument> & Pick<NewDocument, 'type'>, later = () => ({})): Thing {
  let id = 0
  return {
    async enter(office) {
      const words = { titleEn: titled(name).en, titleNe: titled(name).ne, filename: `${secret(name)}.pdf` }
      const file = { bytes: sampleFile('pdf', secret(name)), publishedOn: '2026-11-10', draft: true }
      id = (await addDocument(office, { ...words, ...file, ...entry, ...later() })).id
      return {
        own: [`/files/${id}/${secret(name)}.pdf`],
        traces: [`/files/${id}/`, `"correctedBy":${id},`, `"corrects":${id},`],
      }
    },
    publish: (office, window) => publishDocument(office, { id, ...window }),
    expire: (office, end) => expireDocument(office, { id, until: end }),
    withdraw: (office) => withdrawDocument(office, { id, note }),
    draft: (office) => draftDocument(office, { id }),
  }
}

function articleOf(name: string, slug: string, publishedOn: string): NewArticle {
  return { slug, category: 'works', publishedOn, title: titled(name), summary: titled(name), blocks: [] }
}

function sizesOf(picture: string): string[] {
  return offeredWidths.flatMap((width) => ['webp', 'avif'].map((format) => `${picture}/${width}.${format}`))
}

async function numbersOf(table: 'articlePictures' | 'albumPictures' | 'pagePictures'): Promise<number[]> {
  const rows = await world.resources.database.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** What stands there all the time: neighbours in time, and a notice that is corrected. */
async function enterStanding(office: Office): Promise<void> {
  await setNewsCategories(office, [{ code: 'works', name: { en: 'Works', ne: 'काम' } }])
  for (const [slug, day] of [
    ['standing-before', '2026-11-11'],
    ['standing-after', '2026-11-13'],
  ] as const)
    await addArticle(office, articleOf('standing', slug, day))
  standingNotice = await standingDocument(office, 'notice')
}

/** What names things that may not be public: an article with an attachment, a correction of a notice. */
async function enterNaming(office: Office): Promise<void> {
  const article = articleOf('standing', 'with-attachment', '2026-11-01')
  await addArticle(office, { ...article, attachments: ['attached'] })
  const [own] = entered.get('corrected')!.own
  await standingDocument(office, 'correction', Number(own!.split('/')[2]))
}

async function standingDocument(office: Office, name: string, correctsId: number | null = null): Promise<number> {
  const file = { filename: `${name}.pdf`, bytes: sampleFile('pdf', name), publishedOn: '2026-11-09' }
  const words = { titleEn: `The standing ${name}`, titleNe: '', type: 'consumer' as const }
  return (await addDocument(office, { ...words, ...file, correctsId })).id
}
