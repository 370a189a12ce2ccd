// Can anything be read that is not public: by any page, feed, list, file address or kept copy, in any state, on any instance?

import { beforeAll, describe, expect, test } from 'vitest'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { publishedKinds } from '#root/published.ts'
import { doors } from './public-doors.ts'
import type { Entered, Office, Thing } from './publishable-things.ts'
import { enterNaming, enterStanding, note, sampledKinds, secret, sought, things } from './publishable-things.ts'
import { sampleFile } from './sample-files.ts'
import type { Answer, Instance } from './whole-product.ts'
import { everybodyHeard, openInstance } from './whole-product.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'

const from = nepalInstant('2026-11-23', '09:00')
const until = nepalInstant('2026-11-23', '17:00')

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
const entered = new Map<string, Entered>()

/** Step → address → what was answered, on every instance, in every language. */
const seen = new Map<string, Map<string, Answer[]>>()
/** Step → what the things' own addresses answer when they are asked in other ways. */
const sideways = new Map<string, Sideways[]>()
/** Step → whether every instance kept copies of the pages after they were read. */
const kept = new Map<string, boolean>()

beforeAll(async () => {
  world = await openWorld()
  await enterStanding(world.machine(world.damak))
  for (const [name, thing] of Object.entries(things)) entered.set(name, await thing.enter(world.machine(world.damak)))
  await enterNaming(world.machine(world.damak), entered)
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

test('every published kind is in this walk', () => {
  expect([...sampledKinds].toSorted()).toEqual(publishedKinds.map(({ kind }) => kind).toSorted())
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
  const { id } = await addItem(office, document, {
    type: 'tender',
    ...titles,
    filename: 'w.pdf',
    bytes,
    publishedOn: '2026-11-01',
  })
  await withdraw(office, document, id, note)
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
