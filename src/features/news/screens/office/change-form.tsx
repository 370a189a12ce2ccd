// How does the office put the words of an article right?

import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { form, validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { ActFrame, CancelLink } from '#features/publishing/screens/act-frame.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { NewsCategory } from '../../contract.ts'
import type { ArticleFile } from '../../contract/office.ts'
import { articleFields, newsOfficeApi } from '../../contract/office.ts'
import { officeSay } from './sentences.ts'
import { WordFields, wordLabels } from './word-fields.tsx'

type ChangeFormProps = {
  orgId: string
  article: ArticleFile
  categories: readonly NewsCategory[]
  today: string
  language: Language
  onDone: () => void
}

export function ChangeForm({ orgId, article, categories, today, language, onDone }: ChangeFormProps) {
  const say = officeSay(language)
  const state = useForm<unknown>({
    id: 'act-change',
    definition: words,
    labels: wordLabels(language),
    language,
    say,
    send: (data) => {
      const filled = validate(words, valuesOf(words, data))
      const value = filled.ok ? filled.value : { category: '', publishedOn: '' }
      return apiIn(language).send(newsOfficeApi.changeArticle, { orgId, id: String(article.id), ...value })
    },
    onSent: onDone,
  })
  return (
    <ActFrame act="change" language={language}>
      <Form state={state}>
        <WordFields known={article} {...{ categories, today, language }} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{say('publishing.save')}</SendButton>
          <CancelLink language={language} />
        </div>
      </Form>
    </ActFrame>
  )
}

const words = form(articleFields)
