// Console page that creates a draft: the day on which it takes effect.

import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ListedEdition } from '../contract/admin.ts'
import { firstFreeDay } from '../rules/states.ts'
import type { EditionClient } from './client.ts'
import type { EditionAnswer, EditionScreens } from './definition.ts'
import { dayForm } from './forms.ts'
import { editionsTranslator } from './translator.ts'

export function NewEdition<Row>(props: {
  definition: EditionScreens<Row>
  client: EditionClient<Row>
  editions: readonly ListedEdition[]
  language: Language
  today: string
}) {
  const { definition, client, editions, language, today } = props
  const t = editionsTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  const list = `/staff/${definition.name}`
  const days = editions.map(({ effectiveFrom }) => effectiveFrom)
  const state = useForm<EditionAnswer<Row>>({
    id: 'new-edition',
    definition: dayForm,
    labels: { effectiveFrom: t('editions.effective_from') },
    language,
    t,
    draft: useOwnDraft('new-edition'),
    send: (data) => {
      const filled = validate(dayForm, valuesOf(dayForm, data))
      return client.create({ submission, ...(filled.ok && filled.value) })
    },
    onSent: ({ id }) => void navigate(`${list}/${id}`),
  })
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={definition.texts.new[language]} />
      <RelatedLink to={list}>{t('editions.back')}</RelatedLink>
      <PageHeading title={definition.texts.new[language]} lead={t('editions.create_help')} />
      <Form state={state}>
        <DateField name="effectiveFrom" today={today} initially={firstFreeDay(days, today, definition.inSequence)} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t('editions.create')}</SendButton>
          <Link to={list} className={buttonClass('quiet')} onClick={state.draft.discardQuietly}>
            {t('editions.cancel')}
          </Link>
        </div>
      </Form>
    </div>
  )
}
