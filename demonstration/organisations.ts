// The two organisations of the demonstration, with hosts, contacts, links and ways to pay.
// No source gives their legal names, addresses, numbers or officers: those are samples, and labelled so on every page.

import type { Fact, NewOrganisation, Officer } from '../src/features/organisations/contract/api.ts'
import {
  addOrganisation,
  storePicture,
  setSampleFacts,
  setIcon,
  setLogo,
} from '../src/features/organisations/operations.server.ts'
import { openStreetMapAt, standardLinks } from '../src/features/organisations/rules.ts'
import { enterGateways, enterLinks, enterOfficers } from '../src/features/settings/operations/imports.server.ts'
import type { EnteredGateway } from '../src/features/settings/operations/imports.server.ts'
import { staffPolicies } from '../src/features/sessions/operations/policies.server.ts'
import type { Bilingual } from '../src/kit/language.ts'
import type { Ctx } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import * as facts from './organisation-facts.ts'
import type { OrganisationFacts } from './organisation-facts.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'

/** Adds both: Damak, which answers for unknown hosts, and Kakarvitta, which tells its history. */
export async function seedOrganisations(at: Loading): Promise<void> {
  for (const { entry, officers, gateways, samples } of [damak, kakarvitta]) {
    await addOrganisation({ db: at.database }, entry)
    await at.tenants.reload()
    const ctx = systemContext(at, at.tenants.byId(entry.id)!, 'seed')
    const links = [...standardLinks, municipalityLink(entry), neighbour(entry.id)]
    await enterOfficers(ctx, officers)
    await enterLinks(ctx, links)
    await enterGateways(ctx, await withPictures(ctx, gateways))
    await setLogo(ctx, await renderPicture(`logo-${entry.id}`, 'svg'))
    await setIcon(ctx, await renderPicture(`favicon-${entry.id}`, 'svg'))
    await setSampleFacts(ctx, samples)
    // The demonstration is tried out without an authenticator application.
    await staffPolicies.update(ctx, { secondFactorForAll: 0 })
  }
}

type Sample = { entry: NewOrganisation; officers: Officer[]; gateways: Gateway[]; samples: Fact[] }
type Gateway = { name: Bilingual; url: string; picture: string }

const samples: Fact[] = [
  'name',
  'address',
  'contactNo',
  'onCallNo',
  'email',
  'map',
  'facebookUrl',
  'youtubeUrl',
  'logo',
  'officeHours',
  'officers',
]

const onCallPlumber = { onCallEn: 'On-call plumber', onCallNe: 'आकस्मिक सेवाका प्लम्बर' }

// A number that begins with 0 behind the area code of Jhapa reaches nobody, nor does an address under .example.
const damak: Sample = {
  entry: {
    id: 487,
    hosts: ['damak.localhost', 'damak.test'],
    ...namesOf(facts.damak),
    contactNo: '023-000487',
    onCallNo: '023-000999',
    ...onCallPlumber,
    email: 'info@damak.example',
    waterLink: 'https://damakmun.gov.np',
    ...mapAround(26.66, 87.7),
    facebookUrl: 'https://www.facebook.com/',
    youtubeUrl: 'https://www.youtube.com/',
    pages: [],
    pattern: 'waves',
  },
  officers: officers(
    ['Bishnu Adhikari', 'विष्णु अधिकारी', '023-000487'],
    ['Maya Rai', 'माया राई', '023-000488'],
    ['Gita Bhattarai', 'गीता भट्टराई', '023-000489'],
  ),
  gateways: [
    { name: { en: 'eSewa', ne: 'इसेवा' }, url: 'https://esewa.com.np', picture: 'partner-esewa' },
    { name: { en: 'Khalti', ne: 'खल्ती' }, url: 'https://khalti.com', picture: 'partner-khalti' },
    { name: { en: 'connectIPS', ne: 'कनेक्टआइपिएस' }, url: 'https://www.connectips.com', picture: 'partner-connectips' },
    { name: { en: 'IME Pay', ne: 'आइएमई पे' }, url: 'https://www.imepay.com.np', picture: 'partner-ime-pay' },
  ],
  samples: [...samples, 'paymentGateways'],
}

const kakarvitta: Sample = {
  entry: {
    id: 320,
    hosts: ['kakarvitta.localhost', 'kakarvitta.test'],
    ...namesOf(facts.kakarvitta),
    contactNo: '023-000320',
    onCallNo: '023-000998',
    ...onCallPlumber,
    email: 'info@kakarvitta.example',
    waterLink: 'https://mechinagarmun.gov.np',
    ...mapAround(26.645, 88.156),
    facebookUrl: 'https://www.facebook.com/',
    youtubeUrl: 'https://www.youtube.com/',
    pages: ['/organization-history'],
    // The green of its tea gardens, with the gold of the evening over the Mechi.
    primaryColour: '#0b4f45',
    accentColour: '#e8b43a',
    pattern: 'tea',
  },
  officers: officers(
    ['Dipak Rajbanshi', 'दीपक राजवंशी', '023-000320'],
    ['Sarita Limbu', 'सरिता लिम्बू', '023-000321'],
    ['Kamal Karki', 'कमल कार्की', '023-000322'],
  ),
  gateways: [],
  samples,
}

async function withPictures(ctx: Ctx, gateways: Gateway[]): Promise<EnteredGateway[]> {
  const kept: EnteredGateway[] = []
  for (const { name, url, picture } of gateways)
    kept.push({ name, url, logoHash: await storePicture(ctx, await renderPicture(picture, 'svg')) })
  return kept
}

function namesOf({ name, address, municipality, district }: OrganisationFacts) {
  return {
    nameEn: name.en,
    nameNe: name.ne,
    addressEn: address.en,
    addressNe: address.ne,
    municipalityEn: municipality.en,
    municipalityNe: municipality.ne,
    districtEn: district.en,
    districtNe: district.ne,
  }
}

type Person = [en: string, ne: string, phone: string]

function officers(chief: Person, information: Person, grievance: Person): Officer[] {
  return [
    officer('chief', chief, 'Office chief', 'कार्यालय प्रमुख'),
    officer('information', information, 'Information officer', 'सूचना अधिकारी'),
    officer('grievance', grievance, 'Grievance hearing officer', 'गुनासो सुन्ने अधिकारी'),
  ]
}

function officer(duty: Officer['duty'], [en, ne, phone]: Person, positionEn: string, positionNe: string): Officer {
  return { duty, name: { en, ne }, position: { en: positionEn, ne: positionNe }, phone, email: '' }
}

function municipalityLink({ municipalityEn = '', municipalityNe = '', waterLink = '' }: NewOrganisation) {
  return { kind: 'municipality' as const, label: { en: municipalityEn, ne: municipalityNe }, url: waterLink }
}

/** A second municipal link, of the other town; the office replaces it by its own. */
function neighbour(id: number) {
  const { entry } = id === damak.entry.id ? kakarvitta : damak
  const { url, label } = municipalityLink(entry)
  return { kind: 'municipality' as const, label: { en: `${label.en} (sample)`, ne: `${label.ne} (नमुना)` }, url }
}

/** The town's centre on OpenStreetMap. */
function mapAround(latitude: number, longitude: number) {
  return { latitude, longitude, ...openStreetMapAt({ latitude, longitude }) }
}
