// Addresses to take: one for each page pattern, found by following links as a visitor, a customer and the staff of an organisation.

import type { Browser, Page } from '@playwright/test'
import { cast } from '#demonstration/cast.ts'
import { tenantIds } from './organisations.ts'
import { linksOf, readPage, samplePages } from '../journeys/pages.ts'
import type { Town } from '../journeys/site.ts'
import { site } from '../journeys/site.ts'
import { signedIn, signedInAsAdministrator } from '../journeys/signed-in.ts'
import type { Area, Pattern } from './patterns.ts'
import { filled, hasParameters, matches, parametersOf, patterns } from './patterns.ts'

export type Address = Pattern & { path: string }
/** Addresses that one person sees in one browser. */
export type Visit = { page: Page; addresses: Address[] }

/** A path that no page has, for the page that says so. */
const unknownPath = '/no/such/page'

/** The visits of an organisation, and the patterns for which no address was found. */
export async function findVisits(
  browser: Browser,
  town: Town,
  wanted: (pattern: Pattern) => boolean,
): Promise<{ visits: Visit[]; missing: Pattern[] }> {
  const visits: Visit[] = []
  for (const area of ['portal', 'console'] as const)
    if (patterns.some((each) => each.area === area && wanted(each)))
      visits.push(...(await signedInVisits(browser, town, area)))
  visits.push({ page: await (await browser.newContext()).newPage(), addresses: await publicAddresses(town) })
  const found = visits.flatMap(({ addresses }) => addresses)
  const guessed = addressesByParameter(found)
  visits.at(-1)!.addresses.push(...guessed)
  const reached = new Set([...found, ...guessed].map(({ pattern }) => pattern))
  for (const visit of visits) visit.addresses = visit.addresses.filter(wanted)
  return { visits, missing: patterns.filter((each) => wanted(each) && !reached.has(each.pattern)) }
}

async function publicAddresses(town: Town): Promise<Address[]> {
  const samples = await samplePages(town, 'en')
  const { html } = await readPage(town, '/water-schedule', 'en')
  const tol = linksOf(html, '/water-schedule').filter((link) => link.startsWith('/water-schedule?tol='))[0]!
  const states: Address[] = [{ area: 'public', pattern: '/water-schedule?tol', path: tol }]
  return patterns
    .flatMap((each): Address[] => {
      if (each.area !== 'public') return []
      if (each.pattern === '*') return [{ ...each, path: unknownPath }]
      if (!hasParameters(each.pattern)) return [{ ...each, path: each.pattern }]
      const path = samples.find((sample) => matches(each.pattern, sample))
      return path ? [{ ...each, path }] : []
    })
    .concat(states)
}

/** Patterns whose parameters are known from an address of the same kind: the receipt of a complaint that its sender's account lists. */
function addressesByParameter(found: readonly Address[]): Address[] {
  return patterns
    .filter(({ area, pattern }) => area === 'public' && !found.some((each) => each.pattern === pattern))
    .flatMap((each) => {
      const kind = each.pattern.split('/')[1]!
      const alike = found.find(({ pattern }) => pattern.includes(`/${kind}`) && hasParameters(pattern))
      const path = alike && filled(each.pattern, parametersOf(alike.pattern, alike.path))
      return path ? [{ ...each, path }] : []
    })
}

/** Each person of the organisation walks from page to page; a pattern is taken as the first who has a link to it. */
async function signedInVisits(browser: Browser, town: Town, area: Exclude<Area, 'public'>): Promise<Visit[]> {
  const kind = area === 'portal' ? 'customer' : 'staff'
  const people = Object.values(cast).filter((person) => person.kind === kind && person.orgId === tenantIds[town])
  const visits: Visit[] = []
  const taken = new Set<string>()
  for (const person of people) {
    const page = await (person.roles.includes('administrator')
      ? signedInAsAdministrator(browser, { town, language: 'en' })
      : signedIn(browser, person.customerNumber ?? person.email, { town, language: 'en' }))
    const addresses = await walk(page, town, area, taken)
    visits.push({ page, addresses })
  }
  return visits
}

async function walk(page: Page, town: Town, area: Area, taken: Set<string>): Promise<Address[]> {
  const addresses: Address[] = []
  const waiting = [area === 'portal' ? '/account' : '/staff']
  const seen = new Set(waiting)
  for (const path of waiting) {
    const own = patterns.find((each) => each.area === area && matches(each.pattern, path))
    if (!own || (taken.has(own.pattern) && path !== waiting[0])) continue
    await page.goto(site(town, `${path}?lang=en`))
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]') && document.querySelector('h1'))
    if (!taken.has(own.pattern)) addresses.push({ ...own, path })
    taken.add(own.pattern)
    for (const link of linksOf(await page.content(), path).map((each) => each.split(/[?#]/)[0]!))
      if (!seen.has(link)) {
        waiting.push(link)
        seen.add(link)
      }
  }
  return addresses
}
