// Form to add an item of a published kind: its fields, and when it is published.

import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { AdminRow } from '../columns.ts'
import { StartFields, startLabels } from '../start-fields.tsx'
import { publishingTexts, publishingTranslator } from '../translator.ts'
import type { KindItem, KindScreens, KindValues } from './definition.ts'
import { KindFields } from './kind-fields.tsx'
import { sendNew } from './sending.ts'
import type { NewData } from './loading.ts'
import { labelsOf, valuesIn } from './values.ts'

export function NewItem<Item extends KindItem, Row extends AdminRow>(props: {
  definition: KindScreens<Item, Row>
  data: NewData<Item>
  language: Language
}) {
  const {
    definition,
    data: { orgId, today, like },
    language,
  } = props
  const { name, texts, messages, adds } = definition
  const t = publishingTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  const [sent] = useState(() => withoutOrganisation(adds))
  const fields = definition.fields.filter(({ only }) => only !== 'change')
  const state = useForm<Item>({
    id: name,
    definition: sent,
    labels: { ...labelsOf(fields, language), ...startLabels(language) },
    language,
    t: translator({ ...publishingTexts, ...messages }, language),
    draft: useOwnDraft(like ? `${name}-like-${like.id}` : name),
    send: (data, onProgress) => sendNew(definition, sent, { orgId, data, language, onProgress }),
    onSent: ({ id, state: reached }) => {
      showToast(t(reached === 'published' ? 'publishing.added_public' : 'publishing.added'), { tone: 'success' })
      void navigate(`/staff/${name}/${id}`)
    },
  })
  return (
    <div className="max-w-[58rem]">
      <PageMeta title={texts.add[language]} />
      <p className="mb-3">
        <Link to={`/staff/${name}`} className="link inline-block py-2">
          {texts.back[language]}
        </Link>
      </p>
      <PageHeading title={texts.add[language]} lead={t('publishing.new_lead')} />
      <Form state={state}>
        <KindFields
          fields={fields}
          values={like ? copiedValues(definition, like, orgId) : {}}
          {...{ today, language }}
        />
        <StartFields starts={['now', 'later', 'draft']} {...{ today, language }} />
        <HiddenField name="submission" value={submission} />
        <SendButton state={state}>{t('publishing.save')}</SendButton>
      </Form>
    </div>
  )
}

/** What the new item starts with: files and what only a new item has are entered again. */
function copiedValues<Item extends KindItem, Row extends AdminRow>(
  definition: KindScreens<Item, Row>,
  like: Item,
  orgId: string,
): KindValues {
  const values = valuesIn(definition, like, orgId)
  const fields = definition.fields.filter(({ only }) => only === undefined)
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]]))
}

/** The organisation is in the path of the row, never a field of the page. */
function withoutOrganisation({ fields: { orgId: _orgId, ...fields } }: KindScreens<KindItem, AdminRow>['adds']) {
  return form(fields)
}
