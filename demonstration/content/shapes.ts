// Types of the demonstration content before it is loaded.

import type { Bilingual } from '../../src/kit/language.ts'
import type { DemonstrationOrg } from '../organisation-facts.ts'

/** Structured long text: plain inline text only, never HTML. `picture` is a name from `demonstrationPictures`. */
export type Block =
  | { type: 'heading' | 'paragraph'; text: Bilingual }
  | { type: 'list'; items: Bilingual[]; ordered?: boolean }
  | { type: 'quote'; text: Bilingual; by: Bilingual }
  | { type: 'image'; picture: string; alt: Bilingual; caption: Bilingual }
  | { type: 'table'; columns: Bilingual[]; rows: (Bilingual | string)[][] }

export type Article = {
  slug: string
  category: NewsCategory
  publishedOn: string
  picture: string
  title: Bilingual
  summary: Bilingual
  blocks: Block[]
  /** Slugs of documents of the same organisation. */
  attachments?: string[]
}
export type NewsCategory = 'works' | 'supply' | 'quality' | 'community' | 'office'

export type MemberGroup = 'committee' | 'staff' | 'former'
/** Every member is invented: `sample` makes the page say so beside the name. */
export type Member = {
  group: MemberGroup
  order: number
  name: Bilingual
  position: Bilingual
  phone?: string
  email?: string
  duty?: 'executiveDirector' | 'informationOfficer' | 'grievanceOfficer'
  tenure?: Bilingual
  sample: true
}

/** A source of a stated fact, shown with the page. */
export type Source = { label: Bilingual; url?: string }
export type Page = {
  slug: 'profile' | 'history' | 'provisions' | 'about'
  title: Bilingual
  blocks: Block[]
  sources: Source[]
  sample: boolean
}

export type CharterService = {
  slug: string
  order: number
  name: Bilingual
  papers: Bilingual[]
  fee: Bilingual
  time: Bilingual
  officer: Bilingual
  grievanceOfficer: Bilingual
  rule?: Bilingual
  sample: true
}

export type Album = {
  slug: string
  publishedOn: string
  title: Bilingual
  pictures: { picture: string; caption: Bilingual }[]
}
export type Slide = {
  picture: string
  alt: Bilingual
  title: Bilingual
  text: Bilingual
  link: { href: string; label: Bilingual }
}
export type Question = { question: Bilingual; answer: Bilingual }
export type Disclosure = {
  fiscalYear: string
  quarter: 1 | 2 | 3 | 4
  publishedOn: string
  title: Bilingual
  entries: Bilingual[]
}
export type Office = {
  slug: string
  name: Bilingual
  address: Bilingual
  phone: string
  email: string
  latitude: number
  longitude: number
  sample: true
}

/** Opening times of one weekday, 0 = Sunday; a day without times is closed. `from`/`to` are BS month-days, both included; none = the rest of the year. */
export type OfficeHours = {
  name: Bilingual
  season?: { from: string; to: string }
  days: { weekday: number; opens?: string; closes?: string }[]
}
export type Holiday = { date: string; name: Bilingual; sample: boolean }
export type QualityRow = {
  parameter: Bilingual
  unit: Bilingual
  limit: Bilingual
  result: string
}

export type OrganisationContent = {
  orgId: DemonstrationOrg
  articles: Article[]
  members: Member[]
  pages: Page[]
  charter: CharterService[]
  albums: Album[]
  slides: Slide[]
  questions: Question[]
  disclosures: Disclosure[]
  offices: Office[]
  officeHours: OfficeHours[]
  holidays: Holiday[]
  quality: { place: Bilingual; tests: { sampledOn: string; rows: QualityRow[] }[] }
}

/** The two languages side by side. @example both('Water', 'पानी').ne // 'पानी' */
export function both(en: string, ne: string): Bilingual {
  return { en, ne }
}

export function paragraph(en: string, ne: string): Block {
  return { type: 'paragraph', text: both(en, ne) }
}

export function heading(en: string, ne: string): Block {
  return { type: 'heading', text: both(en, ne) }
}

export function list(...items: Bilingual[]): Block {
  return { type: 'list', items }
}

export function image(picture: string, en: string, ne: string): Block {
  return { type: 'image', picture, alt: both(`Drawing: ${en}`, `चित्र: ${ne}`), caption: both(en, ne) }
}
