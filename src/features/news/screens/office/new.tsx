// Form to add an article in both languages, with its pictures.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { writePlainText } from '#kit/blocks/plain-text.ts'
import type { Language } from '#kit/language.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { StartFields, startLabels } from '#features/publishing/screens/start-fields.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ArticleAdmin, ArticleDetails } from '../../contract/office.ts'
import type { NewsApi } from '../../contract/api.ts'
import { maxPictures, newArticleForm } from '../../contract/office-forms.ts'
import { pictureMegabytes, pictureTypes } from '../../contract/pictures.ts'
import { officeTranslator } from './translator.ts'
import { ArticleFields, articleLabels } from './article-fields.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'content:write')
  const orgId = String(id)
  const { data: categories } = await api.read<NewsApi['newsCategories']>('GET /customer/newsCategories/{orgId}', {
    orgId,
  })
  const like = new URL(request.url).searchParams.get('like')
  const today = todayInNepal()
  const article = like
    ? await api.read<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', { orgId, id: like })
    : null
  return { orgId, categories, today, ...(article && { copied: copyOf(article, today) }) }
}

export default function NewArticle() {
  const { orgId, categories, today, copied } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  const state = useForm<ArticleDetails>({
    id: 'article',
    definition: newArticleForm,
    labels: {
      ...articleLabels(language),
      picture: t('news.picture'),
      'pictures.file': t('news.picture_file'),
      'pictures.altNe': t('news.alt_ne'),
      'pictures.altEn': t('news.alt_en'),
      ...startLabels(language),
    },
    language,
    t,
    draft: useOwnDraft(copied ? `article-like-${copied.id}` : 'article'),
    send: (data, onProgress) =>
      sendForm<ArticleAdmin['add']>('POST /admin/news/{orgId}', { orgId }, data, language, onProgress),
    onSent: ({ id, state: reached }) => {
      showToast(t(reached === 'published' ? 'news.saved_published' : 'news.saved'), { tone: 'success' })
      void navigate(`/staff/news/${id}`)
    },
  })
  return (
    <div className="max-w-[58rem]">
      <PageMeta title={t('news.new')} />
      <RelatedLink to="/staff/news">{t('news.back')}</RelatedLink>
      <PageHeading title={t('news.new')} lead={t('news.new_lead')} />
      <Form state={state}>
        <ArticleFields {...(copied && { known: copied })} {...{ orgId, categories, today, language }} />
        <FileField
          name="picture"
          accept={pictureTypes.join()}
          shrink
          help={t('news.picture_help', { mb: pictureMegabytes })}
        />
        <PictureFields language={language} />
        <StartFields starts={['now', 'later', 'draft']} {...{ today, language }} />
        <HiddenField name="submission" value={submission} />
        <SendButton state={state}>{t('news.save_new')}</SendButton>
      </Form>
    </div>
  )
}

/** What a new article like another starts with: its texts without the pictures in them, which belong to the other. */
function copyOf(article: ArticleDetails, today: string): ArticleDetails {
  return { ...article, text: writePlainText(article.blocks).text, kept: 0, pictures: [], published: today }
}

/** Fields for additional pictures, added one at a time; an empty one is not sent. */
function PictureFields({ language }: { language: Language }) {
  const t = officeTranslator(language)
  const [count, setCount] = useState(0)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-bold text-neutral-900">{t('news.pictures')}</legend>
      {Array.from({ length: count }, (_, index) => (
        <section
          key={index}
          aria-label={t('news.picture_n', { n: index + 1 })}
          className="grid gap-4 rounded-box border border-neutral-200 p-4"
        >
          <FileField name={`pictures.${index}.file`} accept={pictureTypes.join()} shrink />
          <BothLanguages name={`pictures.${index}.alt`} legend={t('news.alt')} help={t('news.alt_help')} />
        </section>
      ))}
      {count < maxPictures ? (
        <Button className="justify-self-start" onClick={() => setCount(count + 1)}>
          {t('news.add_picture')}
        </Button>
      ) : null}
    </fieldset>
  )
}
