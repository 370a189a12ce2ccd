// Attachments of an article: the attached documents, and the form to attach another.

import { useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { apiIn } from '#platform/http-client.ts'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import type { ReportType } from '#features/documents/contract/lists.ts'
import { reportTypeNames } from '#features/documents/contract/lists.ts'
import { reportTitle } from '#features/documents/screens/report-title.ts'
import { StateTag } from '#features/publishing/screens/status.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ArticleDetails } from '../../contract/office.ts'
import type { NewsPicturesApi } from '../../contract/picture-rows.ts'
import { OrderButtons, useSaved } from './order-buttons.tsx'
import { pictureTranslator } from './picture-translator.ts'

type Props = { orgId: string; article: ArticleDetails; language: Language }

export function Attachments({ orgId, article, language }: Props) {
  const t = pictureTranslator(language)
  const attach = useAttach({ orgId, article, language })
  const saved = useSaved(language)
  const ids = article.attachments.map(({ id }) => id)
  if (ids.length === 0) return <p className="text-neutral-700">{t('news.no_attachments')}</p>
  return (
    <ol className="divide-y divide-neutral-200 rounded-box border border-neutral-300">
      {article.attachments.map(({ id, title, state }) => {
        const shown = inLanguage(title, language)
        return (
          <li key={id} className="grid items-start gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <p className="min-w-0 font-bold break-words">
              <span lang={shown.lang} className="me-3">
                {shown.text}
              </span>
              <StateTag state={state} language={language} />
            </p>
            <OrderButtons
              name={shown.text}
              language={language}
              order={ids}
              item={id}
              onOrder={(order) => saved(attach(order))}
              onRemove={() => saved(attach(ids.filter((each) => each !== id)))}
            />
          </li>
        )
      })}
    </ol>
  )
}

const definition = form({ list: choice(reportTypeNames, required()), document: code(required()) })

/** The report list is selected first; its documents are loaded then. */
export function AttachForm(props: Props & { list: ReportType | undefined; offered: readonly ListedDocument[] }) {
  const { article, language, list, offered } = props
  const t = pictureTranslator(language)
  const [, setParams] = useSearchParams()
  const attach = useAttach(props)
  const saved = useSaved(language)
  const ids = article.attachments.map(({ id }) => id)
  const state = useForm<unknown>({
    id: 'attach',
    definition,
    labels: { list: t('news.attach_list'), document: t('news.attach_document') },
    language,
    t,
    send: (data) => saved(attach([...ids, Number(data.get('document'))]), 'form'),
    onSent: () => {},
  })
  function selectList(target: EventTarget): void {
    if (target instanceof HTMLSelectElement && target.name === 'list')
      setParams(target.value ? { list: target.value } : {}, { replace: true, preventScrollReset: true })
  }
  return (
    <div onChange={({ target }) => selectList(target)}>
      <Form state={state}>
        <SelectField
          name="list"
          chosen={list ?? ''}
          options={reportTypeNames.map((value) => ({ value, label: reportTitle(value, language) }))}
        />
        <SelectField
          name="document"
          help={t('news.attach_help')}
          options={offered
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, titleEn, titleNe }) => ({
              value: String(id),
              label: inLanguage({ en: titleEn, ne: titleNe }, language).text,
            }))}
        />
        <SendButton state={state}>{t('news.attach_do')}</SendButton>
      </Form>
    </div>
  )
}

function useAttach({ orgId, article, language }: Props) {
  return (ids: readonly number[]) =>
    apiIn(language).send<NewsPicturesApi['attachToArticle']>('PUT /admin/news/{orgId}/{id}/attachments', {
      orgId,
      id: String(article.id),
      documents: ids.map(String),
      version: article.version,
    })
}
