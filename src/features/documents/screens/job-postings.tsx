// Structured data of open vacancies for search engines.

import { inLanguage } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { useLanguage } from '#ui/page-language.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { governmentOrganisation } from '#features/organisations/screens/structured-data.ts'
import type { ListedDocument } from '../contract/api.ts'

/** A JobPosting for each vacancy open for applications; nothing for other lists. */
export function JobPostings({ documents, employer }: { documents: ListedDocument[]; employer: Organisation }) {
  const language = useLanguage()
  const origin = useDocument()?.origin ?? ''
  const hiringOrganization = governmentOrganisation(employer, { origin, language })
  return documents.filter(isOpenPost).map((document) => {
    const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language).text
    const posting = {
      '@type': 'JobPosting',
      title,
      description: title,
      url: `${origin}${document.url}`,
      datePosted: document.published,
      validThrough: `${document.closesOn}T${document.closesTime ?? '23:59'}:59+05:45`,
      hiringOrganization,
      jobLocation: { '@type': 'Place', address: hiringOrganization.address },
    }
    return <StructuredData key={document.id} data={posting} />
  })
}

/** The career list also has examinations and results; only the vacancy list has nothing but posts. */
function isOpenPost({ type, state }: ListedDocument): boolean {
  return type === 'vacancy' && state === 'open'
}
