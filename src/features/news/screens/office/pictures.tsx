// Admin page of the pictures and attachments of an article.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { inLanguage } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import type { DocumentsApi } from '#features/documents/contract/api.ts'
import { reportTypes } from '#features/documents/contract/lists.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import type { ArticleAdmin } from '../../contract/office.ts'
import { AttachForm, Attachments } from './attachments.tsx'
import { NewPictureForm } from './new-picture-form.tsx'
import { PictureCard } from './picture-card.tsx'
import { pictureTranslator } from './picture-translator.ts'

/** The number of newest public documents of a report list offered for attachment. */
const maxOffered = 100

/** The report list to attach from is in the address (`?list=tender`). */
export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'content:write')
  const orgId = String(id)
  const requested = new URL(request.url).searchParams.get('list')
  const list = reportTypes.find(({ type }) => type === requested)?.type
  const newest = { orgId, sortBy: 'published', sortOrder: 'desc', limit: maxOffered } as const
  const [article, offered] = await Promise.all([
    api.read<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', { orgId, id: params.id! }),
    list ? api.read<DocumentsApi['reports']>('GET /customer/reports/{orgId}', { ...newest, type: list }) : { data: [] },
  ])
  return { orgId, article, list, offered: offered.data, today: todayInNepal() }
}

export default function ArticlePictures() {
  const { orgId, article, list, offered } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = pictureTranslator(language)
  const shown = { orgId, article, language }
  return (
    <div className="max-w-[58rem]">
      <PageMeta title={t('news.parts')} />
      <p className="mb-3">
        <Link to={`/staff/news/${article.id}`} className="link inline-block py-2">
          {t('news.back_to_article')}
        </Link>
      </p>
      <PageHeading title={t('news.parts')} lead={inLanguage(article.title, language).text} />
      <p className="measure mb-9">{t('news.parts_help')}</p>
      <Section id="pictures" title={t('news.pictures_of')}>
        {article.pictures.length === 0 ? <p className="text-neutral-700">{t('news.no_pictures')}</p> : null}
        <ol className="grid gap-5">
          {article.pictures.map((picture) => (
            <PictureCard key={picture.number} picture={picture} {...shown} />
          ))}
        </ol>
      </Section>
      <Section id="add" title={t('news.add_picture')}>
        <NewPictureForm key={article.version} {...shown} />
      </Section>
      <Section id="attachments" title={t('news.attachments')}>
        <Attachments {...shown} />
      </Section>
      <Section id="attach-more" title={t('news.attach')}>
        <AttachForm key={article.version} {...shown} list={list} offered={offered} />
      </Section>
    </div>
  )
}
