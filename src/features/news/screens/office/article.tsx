// Admin page of one article: texts, status, actions, history.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { ItemPage } from '#features/publishing/screens/item-page.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { articleAddress } from '../../contract/addresses.ts'
import type { NewsApi } from '../../contract/api.ts'
import type { ArticleDetails, ArticleAdmin } from '../../contract/office.ts'
import { ChangeForm, comparedFields } from './change-form.tsx'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'content:write')
  const orgId = String(id)
  const [article, { data: categories }] = await Promise.all([
    api.read<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', { orgId, id: params.id! }),
    api.read<NewsApi['newsCategories']>('GET /customer/newsCategories/{orgId}', { orgId }),
  ])
  return { orgId, article, categories, today: todayInNepal() }
}

export default function OfficeArticlePage() {
  const { orgId, article, categories, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  return (
    <ItemPage
      item={article}
      title={article.title}
      lead={
        <>
          {inLanguage(article.category.name, language).text} · <TimeText at={article.published} />
        </>
      }
      back={{ to: '/staff/news', label: t('news.back') }}
      path={'/admin/news/{orgId}' satisfies ArticleAdmin['list']['path']}
      {...{ orgId, today, language }}
      compared={comparedFields(language)}
      renderChange={(onDone, restored) => (
        <ChangeForm {...{ orgId, article, categories, today, language, restored, onDone }} />
      )}
    >
      <p className="screen-only flex flex-wrap gap-x-6">
        {article.state === 'published' ? (
          <a href={articleAddress(article.slug)} className="link inline-block py-2">
            {t('news.open_public')}
          </a>
        ) : null}
        <Link to={`/staff/news/new?like=${article.id}`} className="link inline-block py-2">
          {t('publishing.copy')}
        </Link>
      </p>
      <Section id="words" title={t('news.words')}>
        <div className="grid gap-6 lg:grid-cols-2">
          <ArticleText article={article} reader="ne" />
          <ArticleText article={article} reader="en" />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-neutral-700">
          <span>{t('news.pictures_count', { n: article.pictures.length })}</span>
          <span>{t('news.attachments_count', { n: article.attachments.length })}</span>
          <Link to="pictures" className={buttonClass('plain', 'screen-only')}>
            {t('news.parts')}
          </Link>
        </p>
      </Section>
    </ItemPage>
  )
}

/** The text in one language, without pictures. */
function ArticleText({ article, reader }: { article: ArticleDetails; reader: Language }) {
  const t = officeTranslator(reader)
  const [title, summary] = [inLanguage(article.title, reader), inLanguage(article.summary, reader)]
  return (
    <div lang={reader} className="rounded-box border border-neutral-200 p-4">
      <p lang={title.lang} className="text-lg font-bold break-words">
        {title.text}
      </p>
      {summary.text ? (
        <p lang={summary.lang} className="mt-2 mb-4 text-neutral-700">
          {summary.text}
        </p>
      ) : null}
      <Blocks
        ids={reader}
        blocks={article.blocks}
        language={reader}
        tableName={t('news.table', { title: title.text })}
      />
    </div>
  )
}
