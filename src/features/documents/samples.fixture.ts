// Samples of documents, one for each use, for the test that nothing is readable unless it is public.

import type { Office, SampleItem, Samples } from '#tests/published-samples.ts'
import { sampleOf, secret, titled } from '#tests/published-samples.ts'
import { sampleFile } from '#tests/sample-files.ts'
import type { NewDocument } from './contract/api.ts'
import { reportTypes } from './contract/lists.ts'
import { document } from './operations/definition.server.ts'

export const samples: Samples['samples'] = {
  attachment: sampleDocument('attachment', { type: 'downloads', slug: 'attached' }),
  tender: sampleDocument('tender', { type: 'tender', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  career: sampleDocument('career', { type: 'career', opensOn: '2026-11-01', closesOn: '2026-12-30' }),
  corrigendum: sampleDocument('corrigendum', { type: 'consumer' }, async (office) => ({
    correctsId: await findPermanentNotice(office),
  })),
  corrected: sampleDocument('corrected', { type: 'consumer' }),
}

export const shownAt: Samples['shownAt'] = {
  '/': ['tender', 'career', 'corrigendum', 'corrected'],
  '/_.data': ['tender', 'career', 'corrigendum', 'corrected'],
  '/?lang=ne': ['tender', 'career', 'corrigendum', 'corrected'],
  '/news/with-attachment': ['attachment'],
  '/news/with-attachment.data': ['attachment'],
  '/publications/downloads': ['attachment'],
  '/publications/downloads?search=~': ['attachment'],
  '/notices/tender-notices': ['tender'],
  '/notices/tender-notices?search=~': ['tender'],
  '/notices/consumer-notice': ['corrigendum', 'corrected'],
  '/notices/consumer-notice?search=~': ['corrigendum', 'corrected'],
  '/notices/consumer-notice?search=standing': ['corrigendum', 'corrected'],
  '/sitemap.xml': ['attachment', 'tender', 'career', 'corrigendum', 'corrected'],
  '/career': ['career'],
  '/career?search=~': ['career'],
  '/web-resources/customer/news/487/with-attachment': ['attachment'],
  ...Object.fromEntries(
    reportTypes.flatMap(({ type }) => {
      const shown = {
        downloads: ['attachment'],
        tender: ['tender'],
        consumer: ['corrigendum', 'corrected'],
        career: ['career'],
      }
      const items = shown[type as keyof typeof shown] ?? []
      return [
        [`/web-resources/customer/reports/487?type=${type}`, items],
        [`/web-resources/customer/reports/487/all?type=${type}`, items],
        ...(items.length > 0 ? [[`/web-resources/customer/reports/487?type=${type}&search=~`, items]] : []),
        ...(items.length > 0 ? [[`/web-resources/customer/reports/487/all?type=${type}&search=~`, items]] : []),
      ]
    }),
  ),
}

function sampleDocument(
  name: string,
  entry: Partial<NewDocument> & Pick<NewDocument, 'type'>,
  later: (office: Office) => Promise<Partial<NewDocument>> = async () => ({}),
): SampleItem {
  return sampleOf(document, {
    entry: async (office): Promise<NewDocument> => ({
      titleEn: titled(name).en,
      titleNe: titled(name).ne,
      filename: `${secret(name)}.pdf`,
      bytes: sampleFile('pdf', secret(name)),
      publishedOn: '2026-11-10',
      slug: secret(name),
      ...entry,
      ...(await later(office)),
    }),
    known: (_, id) => ({
      own: [
        `/files/${id}/${secret(name)}.pdf`,
        `/documents/${id}/${entry.slug ?? secret(name)}`,
        `/documents/${id}/${entry.slug ?? secret(name)}?lang=ne`,
        `/web-resources/customer/documents/487/${id}`,
      ],
      traces: [`/files/${id}/`, `/documents/${id}/`, `"correctedBy":${id},`, `"corrects":${id},`],
    }),
  })
}

/** The notice that is always public and that the corrigendum corrects. */
async function findPermanentNotice({ db, org }: Office): Promise<number> {
  const notices = db.selectFrom('documents').select('id').where('orgId', '=', org.id)
  return (await notices.where('titleEn', '=', 'The standing notice').executeTakeFirstOrThrow()).id
}
