// All samples of published kinds, collected from the features, and the public items that surround them.

import { document } from '#features/documents/operations/definition.server.ts'
import type { NewArticle } from '#features/news/contract/api.ts'
import { setNewsCategories } from '#features/news/operations/articles.server.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { importAll } from './import-all.ts'
import type { Created, Office, SampleItem, Samples } from './published-samples.ts'
import { titled } from './published-samples.ts'
import { sampleFile } from './sample-files.ts'

const fixtures = Object.values(await importAll<Samples>('src/features/*/samples.fixture.ts'))

/** A sample of each published kind, by name; of documents one for each use. */
export const sampleItems: Record<string, SampleItem> = Object.assign({}, ...fixtures.map(({ samples }) => samples))

/** Public addresses that show no item of a published kind. */
const showingNone = [
  '/robots.txt',
  '/contact',
  '/publications/annual-reports',
  '/web-resources',
  '/manifest.webmanifest',
  '/web-resources/openapi.json',
  '/web-resources/customer/organizationDetail/487',
  '/web-resources/customer/offices/487',
  '/web-resources/customer/newsCategories/487',
]

/** Every public address with the names of the samples that are visible there. */
export const publicAddresses: Record<string, string[]> = Object.fromEntries(showingNone.map((address) => [address, []]))
for (const { shownAt } of fixtures)
  for (const [address, names] of Object.entries(shownAt))
    publicAddresses[address] = [...(publicAddresses[address] ?? []), ...names]

/** Creates items that are always public: neighbouring articles, and a notice that is corrected. */
export async function createPermanentItems(office: Office): Promise<void> {
  await setNewsCategories(office, [{ code: 'works', name: { en: 'Works', ne: 'काम' } }])
  for (const [slug, day] of [
    ['standing-before', '2026-11-11'],
    ['standing-after', '2026-11-13'],
  ] as const)
    await addItem(office, article, articleOf('standing', slug, day))
  await createPermanentDocument(office, 'notice')
}

/** Creates public items that refer to samples: an article with an attachment, a correction of a notice. */
export async function createReferences(office: Office, entered: ReadonlyMap<string, Created>): Promise<void> {
  const entry = articleOf('standing', 'with-attachment', '2026-11-01')
  await addItem(office, article, { ...entry, attachments: ['attached'] })
  const [own] = entered.get('corrected')!.own
  await createPermanentDocument(office, 'correction', Number(own!.split('/')[2]))
}

function articleOf(name: string, slug: string, publishedOn: string): NewArticle {
  return { slug, category: 'works', publishedOn, title: titled(name), summary: titled(name), blocks: [] }
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
