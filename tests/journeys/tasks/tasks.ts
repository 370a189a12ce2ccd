// The citizens' tasks: what somebody does on the public website from its first page to the answer. Written once for touch, keyboard and no script.

import type { Locator } from '@playwright/test'
import { paperBytes } from '#tests/applications.ts'
import type { Driver } from './driver.ts'

export type Task = {
  name: string
  run: (person: Driver) => Promise<void>
  /** It needs what only a script can do: a draft on the device, or the sign-in. */
  needsScript?: true
}
export type Account = { identifier: string; password: string }

/** `tender` finds the title of the tender that closes next; `phone` gives a number of its own for each sending. */
export function citizenTasks(at: { account: Account; tender: () => Promise<string>; phone: () => string }): Task[] {
  return [
    { name: 'Next water, first visit', run: nextWater },
    { name: 'Next water, later visit', run: nextWaterAgain, needsScript: true },
    { name: 'Price of 23 units', run: priceOf23Units },
    { name: 'Leak with a photograph', run: (person) => reportLeak(person, at.phone()) },
    { name: 'Tender closing next', run: async (person) => findTender(person, await at.tender()) },
    { name: 'Application with a pause', run: (person) => applyWithPause(person, at.phone()), needsScript: true },
    { name: 'Transfer', run: (person) => applyForTransfer(person, at.phone()) },
    { name: 'Sign-in', run: (person) => signIn(person, at.account), needsScript: true },
    { name: 'Who is responsible', run: findInformationOfficer },
  ]
}

const photograph = { name: 'leak.jpg', mimeType: 'image/jpeg', buffer: paperBytes('jpg') }

async function nextWater(person: Driver): Promise<void> {
  const { page } = person
  await person.open('/')
  const tol = page.getByRole('combobox', { name: 'Your tol or ward' })
  if ((await tol.count()) > 0) await person.pick(tol, 'Himali Tol, Ward 4')
  else await chooseOnSchedule(person)
  await person.read(nextSupply(person))
}

async function nextWaterAgain(person: Driver): Promise<void> {
  await person.open('/')
  if (!(await nextSupply(person).isVisible())) await person.press(linkTo(person, '/water-schedule'))
  await person.read(nextSupply(person))
}

/** The answer; the first version had it on the page of the tol only. */
function nextSupply({ page }: Driver): Locator {
  const answer = page.locator('[data-next-water]').or(page.getByText('Your next water:'))
  return answer.locator('visible=true').first()
}

/** As in the first version, whose first page had no field for the tol. */
async function chooseOnSchedule(person: Driver): Promise<void> {
  await person.press(linkTo(person, '/water-schedule'))
  await person.choose(person.page.locator('select[name=tol]'), 'ward-4-himali')
  const show = person.page.getByRole('button', { name: 'Show', exact: true })
  if (await show.isVisible()) await person.press(show)
}

async function priceOf23Units(person: Driver): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.press(linkTo(person, '/tarrif-calculator'))
  await person.type(page.getByLabel('Consumption units'), '23')
  const total = page.locator('#result tfoot td')
  // While typing, once the script of the calculator is there; by its button without script.
  const isShown = await total.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (!isShown) await person.press(page.getByRole('button', { name: 'Calculate' }))
  await person.read(total)
}

async function reportLeak(person: Driver, phone: string): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.press(linkTo(person, '/complaint'))
  const list = page.locator('select[name=type]')
  if (await list.isVisible()) await person.choose(list, 'leak-main')
  else await person.press(page.locator('input[name=type][value=leak-main]'))
  await person.type(page.locator('[name=message]'), 'The pipe in front of the school leaks')
  await person.attach(page.locator('[name=photos]').first(), photograph)
  await person.type(page.locator('[name=name]'), 'Sita Sharma')
  await person.type(page.locator('[name=phone]'), phone)
  await person.press(page.locator('[name=consent]'))
  await person.press(page.getByRole('button', { name: 'Send complaint' }))
  await person.read(page.locator('p[translate=no]'))
}

async function findTender(person: Driver, title: string): Promise<void> {
  const { page } = person
  const tender = page.locator('main').getByText(title).locator('visible=true').first()
  await person.open('/')
  if (!(await tender.isVisible())) await follow(person, '/notices/tender-notices')
  while (!(await tender.isVisible())) await person.press(page.getByRole('link', { name: 'Next page' }))
  await person.read(tender)
}

const applicant = {
  applicantNe: 'सीता शर्मा',
  applicantEn: 'Sita Sharma',
  fatherNe: 'राम शर्मा',
  motherNe: 'गङ्गा शर्मा',
  grandfatherNe: 'कृष्ण शर्मा',
  citizenshipNo: '04-01-75-01234',
}
const place = { district: 'झापा', ward: '5', tol: 'शान्ति टोल' }
const boundaries = { boundaryEast: 'बाटो', boundaryWest: 'घर', boundaryNorth: 'कुलो', boundarySouth: 'मन्दिर' }

async function applyWithPause(person: Driver, phone: string): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.press(linkTo(person, '/registration'))
  await person.press(linkTo(person, '/registration/new'))
  await typeAll(person, { ...applicant, phone })
  await next(person)
  await page.getByRole('heading', { name: 'Place', exact: true }).waitFor()

  await person.open('/')
  const offered = page.locator('main a[href^="/registration/new"]:visible')
  if ((await offered.count()) > 0) await person.press(offered.first())
  else {
    await person.press(linkTo(person, '/registration'))
    await person.press(linkTo(person, '/registration/new'))
  }
  await page
    .getByRole('button', { name: /Discard the draft|start afresh/ })
    .first()
    .waitFor()
  // A draft that was left as soon as the step began opens at the step before.
  if (!(await field(person, 'district').isVisible())) await next(person)
  await typeAll(person, place)
  await next(person)
  await typeAll(person, { kitta: '1234', ...boundaries })
  await next(person)
  await typeWater(person)
  await next(person)
  await person.attach(field(person, 'citizenship'), photograph)
  await person.attach(field(person, 'landCertificate'), photograph)
  await next(person)
  await send(person)
}

async function applyForTransfer(person: Driver, phone: string): Promise<void> {
  await person.open('/')
  await person.press(linkTo(person, '/registration'))
  await person.press(linkTo(person, '/registration/transfer'))
  await typeAll(person, { customerNo: 'D-1203' })
  await person.press(person.page.locator('input[name=transferReason][value=sale]'))
  await typeAll(person, { sellerNe: 'गोपाल राई' })
  await person.press(field(person, 'arrearsKnown'))
  await next(person)
  await typeAll(person, { ...applicant, phone })
  await next(person)
  await typeAll(person, place)
  await next(person)
  await typeAll(person, { kitta: '1234' })
  await next(person)
  await person.choose(field(person, 'tapType'), 'residential')
  await person.type(field(person, 'waterUsers'), '4')
  await next(person)
  await person.attach(field(person, 'oldBill'), photograph)
  await next(person)
  await send(person)
}

async function typeWater(person: Driver): Promise<void> {
  await person.choose(field(person, 'tapType'), 'residential')
  await person.press(person.page.locator('input[name=classification][value=private]'))
  await person.type(field(person, 'quantity'), '1')
  await person.press(person.page.locator('input[name=householdUse][value=yes]'))
  await person.type(field(person, 'waterUsers'), '6')
}

async function send(person: Driver): Promise<void> {
  for (const name of ['declared', 'consent']) await person.press(field(person, name))
  await person.press(person.page.getByRole('button', { name: 'Send application' }))
  await person.read(person.page.locator('strong.figures').first())
}

async function signIn(person: Driver, { identifier, password }: Account): Promise<void> {
  const { page } = person
  await person.open('/')
  await follow(person, '/login')
  await person.type(page.getByLabel('Customer number, phone or email'), identifier)
  await person.type(page.getByLabel('Password', { exact: true }), password)
  await person.press(page.getByRole('button', { name: 'Log in', exact: true }))
  await page.waitForURL(/\/account$/)
  await person.read(page.getByRole('heading', { level: 1 }))
}

async function findInformationOfficer(person: Driver): Promise<void> {
  const { page } = person
  const officer = page
    .locator('main')
    .getByText('Information officer', { exact: false })
    .locator('visible=true')
    .first()
  await person.open('/')
  if (!(await officer.isVisible())) await follow(person, '/contact')
  await person.read(officer)
}

/** A link that is seen, else that of the menu, whose groups are closed on a phone. */
async function follow(person: Driver, path: string): Promise<void> {
  const { page } = person
  const link = linkTo(person, path)
  if (!(await link.isVisible())) await person.press(page.locator('.menu-button'))
  if (!(await link.isVisible()))
    await person.press(page.locator('.menu-group', { has: page.locator(`a[href="${path}"]`) }).locator('button'))
  await person.press(link)
}

function linkTo({ page }: Driver, path: string): Locator {
  return page.locator(`a[href="${path}"]`).locator('visible=true').first()
}

function field({ page }: Driver, name: string): Locator {
  return page.locator(`#application-${name}`)
}

async function typeAll(person: Driver, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await person.type(field(person, name), value)
}

/** Without script the application is one long page. */
async function next(person: Driver): Promise<void> {
  const button = person.page.getByRole('button', { name: 'Next' })
  if (await button.isVisible()) await person.press(button)
}
