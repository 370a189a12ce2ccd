// Tests that nothing is readable unless it is public: pages, feeds, lists, files and cached copies, on every instance.

import { beforeAll, describe, expect, test } from 'vitest'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { publishedKinds } from '#root/features.server.ts'
import { createPermanentItems, createReferences, publicAddresses, sampleItems } from './all-samples.ts'
import type { Created, Office, SampleItem } from './published-samples.ts'
import { note, secret, sought } from './published-samples.ts'
import { sampleFile } from './sample-files.ts'
import type { Answer, Instance } from './whole-product.ts'
import { changesPropagated, openInstance } from './whole-product.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'

const from = nepalInstant('2026-11-23', '09:00')
const until = nepalInstant('2026-11-23', '17:00')

type Step = {
  name: string
  /** The transition of every item; the clock may be set as well. */
  apply(item: SampleItem, office: Office): Promise<void> | undefined
  at?: Date
  /** Expected visibility. */
  isPublic: boolean
}

const unchanged = () => undefined
const offsetBy = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
const hour = 3600

/** Steps in order; cached copies of every page remain between them. */
const steps: Step[] = [
  { name: 'a draft', apply: unchanged, isPublic: false },
  {
    name: 'scheduled for tomorrow',
    apply: (item, office) => item.publish(office, { from }),
    isPublic: false,
  },
  {
    name: 'taken back to a draft',
    apply: (item, office) => item.draft(office),
    isPublic: false,
  },
  {
    name: 'scheduled again, a second before its moment',
    apply: (item, office) => item.publish(office, { from }),
    at: offsetBy(from, -1),
    isPublic: false,
  },
  {
    name: 'published, its moment come while copies were cached',
    apply: unchanged,
    at: from,
    isPublic: true,
  },
  {
    name: 'published, half a minute before its end',
    apply: (item, office) => item.expire(office, until),
    at: offsetBy(until, -30),
    isPublic: true,
  },
  { name: 'expired while copies were cached', apply: unchanged, at: until, isPublic: false },
  {
    name: 'published again',
    apply: (item, office) => item.publish(office, {}),
    at: offsetBy(until, hour),
    isPublic: true,
  },
  {
    name: 'withdrawn after copies were cached',
    apply: (item, office) => item.withdraw(office),
    isPublic: false,
  },
  {
    name: 'withdrawn, and scheduled once more',
    apply: (item, office) => item.publish(office, { from: offsetBy(until, 3 * hour) }),
    isPublic: false,
  },
  {
    name: 'withdrawn before its moment came',
    apply: (item, office) => item.withdraw(office),
    at: offsetBy(until, 4 * hour),
    isPublic: false,
  },
  {
    name: 'withdrawn, the day after',
    apply: unchanged,
    at: nepalMidnight('2026-11-24'),
    isPublic: false,
  },
]

let world: World
let instances: Instance[]
const created = new Map<string, Created>()

/** Step → address → what was answered, on every instance, in every language. */
const seen = new Map<string, Map<string, Answer[]>>()
/** Step → answers of the items' own addresses to other kinds of requests. */
const variants = new Map<string, Variant[]>()
/** Step → whether every instance cached the pages that were read. */
const cached = new Map<string, boolean>()

beforeAll(async () => {
  world = await openWorld()
  await createPermanentItems(world.system(world.damak))
  for (const [name, item] of Object.entries(sampleItems))
    created.set(name, await item.create(world.system(world.damak)))
  await createReferences(world.system(world.damak), created)
  instances = await Promise.all([openInstance(world), openInstance(world)])
  const validators = new Map<string, string>()
  for (const step of steps) {
    for (const item of Object.values(sampleItems)) await step.apply(item, world.system(world.damak))
    await changesPropagated(world, instances)
    if (step.at) world.travelTo(step.at)
    seen.set(step.name, await readEverything())
    variants.set(step.name, await requestVariants(validators))
    cached.set(step.name, await arePagesCached())
  }
}, 600_000)

describe.each(steps)('$name', (step) => {
  const answers = () => [...seen.get(step.name)!]

  test.each(Object.keys(sampleItems))(
    '%s is visible exactly where expected, on every instance, in both languages',
    (name) => {
      const { own } = created.get(name)!
      const others = answers().filter(([address]) => !own.includes(address))
      const somewhere = others.filter(([, all]) => all.some((one) => shows(name, one)))
      const whole = others.filter(([, all]) => all.every((one) => shows(name, one)))
      const due = step.isPublic
        ? Object.keys(publicAddresses).filter((address) => publicAddresses[address]!.includes(name))
        : []
      expect(addressesOf(somewhere)).toEqual(due.toSorted())
      expect(addressesOf(whole)).toEqual(due.toSorted())
    },
  )

  test.each(Object.keys(sampleItems))('%s answers at its own addresses while it is public, and only then', (name) => {
    const status = step.isPublic ? 200 : 404
    for (const address of created.get(name)!.own)
      for (const one of seen.get(step.name)!.get(address)!) {
        expect.soft(one.status, address).toBe(status)
        if (status === 404) expect.soft(one.body, address).not.toContain(sought(name))
      }
    for (const { address, kind, answer } of variants.get(step.name)!) {
      if (!created.get(name)!.own.includes(address)) continue
      const due = step.isPublic ? requestKinds[kind].whenPublic : 404
      expect
        .soft([due, 200].includes(answer.status) && (due !== 404 || answer.status === 404), `${kind}: ${address}`)
        .toBe(true)
      if (due === 404) expect.soft(JSON.stringify(answer.headers) + answer.body).not.toContain(sought(name))
    }
  })

  test('no copy may be used without revalidation for longer than a minute, or beyond its end', () => {
    for (const [address, all] of answers()) {
      const ends = step.name.includes('half a minute')
      const maxSeconds = ends ? 30 : 60
      if (publicAddresses[address]?.length === 0) continue
      for (const { headers } of all)
        expect.soft(secondsWithoutRevalidation(headers), address).toBeLessThanOrEqual(maxSeconds)
    }
  })

  test('totals match the number of items', () => {
    for (const [address, [answer]] of answers()) {
      const isList = answer?.headers['content-type']?.startsWith('application/json') && !address.includes('~')
      if (!isList || answer?.status !== 200) continue
      const { data, total } = JSON.parse(answer.body) as { data?: unknown[]; total?: number }
      if (total !== undefined) expect.soft(total, address).toBe(data!.length)
    }
  })

  test('pages that were read are cached', () => {
    expect(cached.get(step.name)).toBe(true)
  })
})

test('every published kind has a sample', () => {
  const sampled = new Set(Object.values(sampleItems).map(({ kind }) => kind))
  expect([...sampled].toSorted()).toEqual(publishedKinds.map(({ kind }) => kind).toSorted())
})

test('a withdrawn address shows the reason, and one that was never public shows none', async () => {
  const address = `/news/${secret('article')}`
  const [once, never] = ['withdrawn after copies were cached', 'withdrawn before its moment came']
  for (const { body } of seen.get(once)!.get(address)!) expect(body).toContain(note.en)
  for (const { body } of seen.get(never)!.get(address)!) expect(body).not.toContain(note.en)
})

test('the file of a withdrawn notice shows the reason', async () => {
  const office = world.system(world.damak)
  const bytes = sampleFile('pdf', 'withdrawn')
  const titles = { titleEn: 'Withdrawn', titleNe: '' }
  const { id } = await addItem(office, document, {
    type: 'tender',
    ...titles,
    filename: 'w.pdf',
    bytes,
    publishedOn: '2026-11-01',
  })
  await withdraw(office, document, id, note)
  const response = await instances[0]!.request(`/files/${id}/w.pdf`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(404)
  expect(response.body).toContain(note.en)
  expect(response.body).not.toContain('w.pdf')
})

/** Other kinds of requests for an item's address. */
const requestKinds = {
  'its head': { whenPublic: 200, options: { method: 'HEAD' } },
  'a part of it': { whenPublic: 206, options: { headers: { range: 'bytes=0-9' } } },
  'whether an older copy is good': { whenPublic: 304, options: {} },
  'in the name of another organisation': { whenPublic: 404, options: { host: 'kakarvitta.test' } },
} as const
type RequestKind = keyof typeof requestKinds

type Variant = { address: string; kind: RequestKind; answer: Answer }

/** Reads every public and every own address on every instance, which caches all pages. */
async function readEverything(): Promise<Map<string, Answer[]>> {
  const found = new Map<string, Answer[]>()
  const addresses = [...Object.keys(publicAddresses), ...[...created.values()].flatMap(({ own }) => own)]
  for (const address of addresses) {
    const paths = address.includes('~')
      ? publicAddresses[address]!.map((name) => address.replace('~', sought(name)))
      : [address]
    const answers = await Promise.all(
      instances.flatMap((instance, place) =>
        languagesOf(address, place).map(async (language) => {
          const all: Answer[] = []
          for (const one of paths) all.push(await instance.request(one, { language }))
          return { ...all[0]!, body: all.map(({ body }) => body).join('\n') }
        }),
      ),
    )
    found.set(address, answers)
  }
  return found
}

async function requestVariants(validators: Map<string, string>): Promise<Variant[]> {
  const [instance] = instances
  const found: Variant[] = []
  for (const address of [...created.values()].flatMap(({ own }) => own)) {
    const send = async (kind: RequestKind, headers: Record<string, string> = {}) => {
      const path = kind.includes('organisation') ? address.replace('/487', '/320') : address
      const options = { headers: { ...headers }, ...requestKinds[kind].options }
      found.push({ address, kind, answer: await instance!.request(path, options) })
    }
    await send('its head')
    await send('in the name of another organisation')
    if (address.startsWith('/files/')) await send('a part of it')
    const known = validators.get(address)
    if (known) await send('whether an older copy is good', { 'if-none-match': known })
    const { etag } = (await instance!.request(address)).headers
    if (etag) validators.set(address, etag)
  }
  return found
}

async function arePagesCached(): Promise<boolean> {
  const paths = ['/', '/news', '/gallery', '/members', '/notices/tender-notices', '/news.rss', '/sitemap.xml']
  for (const [place, instance] of instances.entries())
    for (const path of paths)
      for (const language of languagesOf(path, place)) {
        await instance.request(path, { language })
        if (!instance.caches(path, language)) return false
      }
  return true
}

function shows(name: string, { body }: Answer): boolean {
  return [secret(name), ...(created.get(name)!.traces ?? [])].some((text) => body.includes(text))
}

function addressesOf(found: [string, Answer[]][]): string[] {
  return found.map(([address]) => address).toSorted()
}

/** Files and the API are the same in every language; the second instance is read in Nepali, and of it only what instances cache. */
function languagesOf(address: string, instance: number): readonly Language[] {
  if (address.startsWith('/web-resources/')) return instance === 0 ? ['en'] : []
  if (/^\/(files|[a-z]+-pictures|member-photos)\//.test(address)) return ['en']
  return instance === 0 ? languages : ['ne']
}

/** Seconds for which browsers and proxies may use a copy without revalidation. */
function secondsWithoutRevalidation({ 'cache-control': control = '' }: Answer['headers']): number {
  if (/no-cache|no-store/.test(control)) return 0
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? Infinity)
}
