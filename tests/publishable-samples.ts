// Sample of each published kind: how it is created and moves through its life, and the texts and URLs that reveal it.

import sharp from 'sharp'
import { album } from '#features/albums/operations/definition.server.ts'
import { disclosure } from '#features/disclosures/operations.server.ts'
import type { NewDocument } from '#features/documents/contract/api.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { member } from '#features/members/operations.server.ts'
import type { NewArticle } from '#features/news/contract/api.ts'
import { setNewsCategories } from '#features/news/operations/articles.server.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { sitePage } from '#features/pages/operations/definition.server.ts'
import { question } from '#features/services/operations/questions.server.ts'
import { service } from '#features/services/operations/services.server.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { addItem, expire, publish, returnToDraft, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { slide } from '#features/slides/operations.server.ts'
import { waterTest } from '#features/water-quality/operations.server.ts'
import { offeredWidths } from '#kit/pictures.ts'
import type { Ctx, System } from '#platform/context.ts'
import { sampleFile } from './sample-files.ts'

export type Office = Ctx<System>
type Window = { from?: Date; until?: Date | null }

/** A sample item: its transitions, and what reveals it. */
export type SampleItem = {
  /** Creates a draft; returns what reveals the item. */
  create(office: Office): Promise<Created>
  publish(office: Office, window: Window): Promise<void>
  expire(office: Office, until: Date): Promise<void>
  withdraw(office: Office): Promise<void>
  draft(office: Office): Promise<void>
}

export type Created = {
  /** Addresses of this item only: 200 while it is public, else 404. */
  own: string[]
  /** Further texts that are visible only while it is public. */
  traces?: string[]
}

/** Reason of the withdrawal. */
export const note = { en: 'It was wrong', ne: '' }

/** Words of the titles, unique by prefix. Searches use the first word; the second must not be found elsewhere. */
export const sought = (name: string) => `qx${name}`
export const secret = (name: string) => `${name}vz`
const titled = (name: string) => ({ en: `${sought(name)} ${secret(name)}`, ne: `${sought(name)} ${secret(name)} ने` })
const blank = { en: '', ne: '' }

const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#0ea5e9' } })
  .jpeg()
  .toBuffer()
const image = (name: string) => ({ type: 'image' as const, picture: photo, alt: titled(name), caption: titled(name) })

let permanentNotice: number

/** The definition of a sample: its entry, and what reveals it once created. */
type Sample<Entry> = {
  entry(): Entry
  known(office: Office, id: number): Promise<Created> | Created
}

/** The published kinds that have a sample; a test compares them with all kinds. */
export const sampledKinds = new Set<string>()

/** A sample of each published kind; of documents one for each use. */
export const sampleItems: Record<string, SampleItem> = {
  article: sampleOf(article, {
    entry: () => ({
      ...articleOf('article', secret('article'), '2026-11-12'),
      picture: photo,
      blocks: [{ type: 'paragraph' as const, text: titled('article') }, image('article')],
    }),
    async known(office) {
      const slug = secret('article')
      const numbers = await numbersOf(office, 'articlePictures')
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
  }),
  attachment: sampleDocument('attachment', { type: 'downloads', slug: 'attached' }),
  tender: sampleDocument('tender', { type: 'tender', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  career: sampleDocument('career', { type: 'career', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  corrigendum: sampleDocument('corrigendum', { type: 'consumer' }, () => ({ correctsId: permanentNotice })),
  corrected: sampleDocument('corrected', { type: 'consumer' }),
  member: sampleOf(member, {
    entry: () => ({
      name: titled('member'),
      title: titled('member'),
      tenure: blank,
      phone: '023-9876543',
      email: '',
      kind: 'staff' as const,
      position: 1,
      duty: 'informationOfficer' as const,
      photo,
      sample: false,
    }),
    known: (_, id) => ({ own: sizesOf(`/member-photos/${id}`), traces: [`/member-photos/${id}/`, '9876543'] }),
  }),
  page: sampleOf(sitePage, {
    entry: () => ({
      slug: 'profile' as const,
      title: titled('page'),
      blocks: [{ type: 'paragraph' as const, text: titled('page') }, image('page')],
      sources: [],
      sample: false,
    }),
    async known(office) {
      const numbers = await numbersOf(office, 'pagePictures')
      const own = numbers.flatMap((id) => sizesOf(`/page-pictures/${id}`))
      return {
        own: ['/web-resources/customer/pages/487/profile', ...own],
        traces: numbers.map((id) => `/page-pictures/${id}/`),
      }
    },
  }),
  service: sampleOf(service, {
    entry() {
      const text = titled('service')
      const texts = { name: text, papers: [text], fee: text, time: text, officer: text, grievanceOfficer: text }
      return { ...texts, rule: blank, sample: false, slug: secret('service'), position: 1 }
    },
    known: () => ({ own: [] }),
  }),
  question: sampleOf(question, {
    entry: () => ({ question: titled('question'), answer: titled('question'), position: 1 }),
    known: () => ({ own: [] }),
  }),
  disclosure: sampleOf(disclosure, {
    entry: () => ({
      fiscalYear: 2083,
      quarter: 1 as const,
      publishedOn: '2026-10-30',
      title: titled('disclosure'),
      entries: [titled('disclosure')],
    }),
    known: () => ({ own: [] }),
  }),
  watertest: sampleOf(waterTest, {
    entry() {
      const limits = { low: null, high: 5, noOtherSource: 10 }
      const rows = [{ parameter: titled('watertest'), unit: blank, limits, result: 7 }]
      const place = titled('watertest')
      return { slug: secret('watertest'), sampledOn: '2026-11-01', place, sample: false, rows }
    },
    known: () => ({ own: [] }),
  }),
  slide: sampleOf(slide, {
    entry: () => ({
      title: titled('slide'),
      text: blank,
      link: '',
      linkLabel: blank,
      pictureAlt: titled('slide'),
      picture: sampleFile('png'),
    }),
    async known({ db }, id) {
      const slides = db.selectFrom('slides').select('pictureHash').where('id', '=', id)
      const { pictureHash } = await slides.executeTakeFirstOrThrow()
      return { own: [`/slide-pictures/${pictureHash}`], traces: [pictureHash] }
    },
  }),
  album: sampleOf(album, {
    entry: () => ({
      slug: secret('album'),
      title: titled('album'),
      text: titled('album'),
      takenOn: '2026-11-01',
      pictures: ['one', 'two'].map(() => ({ bytes: photo, caption: titled('album') })),
    }),
    async known(office) {
      const slug = secret('album')
      const numbers = await numbersOf(office, 'albumPictures')
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
  }),
}

function sampleOf<Entry>(kind: KindOf<Entry>, { entry, known }: Sample<Entry>): SampleItem {
  sampledKinds.add(kind.kind)
  let id = 0
  return {
    async create(office) {
      id = (await addItem(office, kind, { ...entry(), draft: true })).id
      return known(office, id)
    },
    publish: (office, window) => publish(office, kind, id, window),
    expire: (office, end) => expire(office, kind, id, end),
    withdraw: (office) => withdraw(office, kind, id, note),
    draft: (office) => returnToDraft(office, kind, id),
  }
}

type KindOf<Entry> = Pick<AnyPublished, 'kind' | 'table' | 'unknown' | 'guard'> & {
  insert(tx: Office, entry: Entry): Promise<number>
  firstDay?(entry: Entry): string
}

function sampleDocument(
  name: string,
  entry: Partial<NewDocument> & Pick<NewDocument, 'type'>,
  later: () => Partial<NewDocument> = () => ({}),
): SampleItem {
  return sampleOf(document, {
    entry: (): NewDocument => ({
      titleEn: titled(name).en,
      titleNe: titled(name).ne,
      filename: `${secret(name)}.pdf`,
      bytes: sampleFile('pdf', secret(name)),
      publishedOn: '2026-11-10',
      ...entry,
      ...later(),
    }),
    known: (_, id) => ({
      own: [`/files/${id}/${secret(name)}.pdf`],
      traces: [`/files/${id}/`, `"correctedBy":${id},`, `"corrects":${id},`],
    }),
  })
}

function articleOf(name: string, slug: string, publishedOn: string): NewArticle {
  return { slug, category: 'works', publishedOn, title: titled(name), summary: titled(name), blocks: [] }
}

function sizesOf(picture: string): string[] {
  return offeredWidths.flatMap((width) => ['webp', 'avif'].map((format) => `${picture}/${width}.${format}`))
}

async function numbersOf(
  { db }: Office,
  table: 'articlePictures' | 'albumPictures' | 'pagePictures',
): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Creates items that are always public: neighbouring articles, and a notice that is corrected. */
export async function createPermanentItems(office: Office): Promise<void> {
  await setNewsCategories(office, [{ code: 'works', name: { en: 'Works', ne: 'काम' } }])
  for (const [slug, day] of [
    ['standing-before', '2026-11-11'],
    ['standing-after', '2026-11-13'],
  ] as const)
    await addItem(office, article, articleOf('standing', slug, day))
  permanentNotice = await createPermanentDocument(office, 'notice')
}

/** Creates public items that refer to samples: an article with an attachment, a correction of a notice. */
export async function createReferences(office: Office, entered: ReadonlyMap<string, Created>): Promise<void> {
  const entry = articleOf('standing', 'with-attachment', '2026-11-01')
  await addItem(office, article, { ...entry, attachments: ['attached'] })
  const [own] = entered.get('corrected')!.own
  await createPermanentDocument(office, 'correction', Number(own!.split('/')[2]))
}

async function createPermanentDocument(
  office: Office,
  name: string,
  correctsId: number | null = null,
): Promise<number> {
  const file = { filename: `${name}.pdf`, bytes: sampleFile('pdf', name), publishedOn: '2026-11-09' }
  const content = { titleEn: `The standing ${name}`, titleNe: '', type: 'consumer' as const }
  return (await addItem(office, document, { ...content, ...file, correctsId })).id
}
