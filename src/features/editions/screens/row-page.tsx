// Console page of one row of a draft: add it, or change it.

import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import type { FormState } from '#ui/form/use-form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { EditionClient } from './client.ts'
import type { EditionAnswer, EditionScreens } from './definition.ts'
import { editionsTexts, editionsTranslator } from './translator.ts'

type RowPageProps<Row> = {
  definition: EditionScreens<Row>
  client: EditionClient<Row>
  edition: EditionAnswer<Row>
  /** Its number from 1; absent for a new one. */
  row: number | undefined
  language: Language
  today: string
}

export function RowPage<Row>(props: RowPageProps<Row>) {
  const { definition, edition, row, language } = props
  const t = editionsTranslator(language)
  const shown = row === undefined ? undefined : edition.rows[row - 1]
  const title = shown ? definition.titleOf(shown, language) : definition.texts.row[language]
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/${definition.name}/${edition.id}`} className="link inline-block py-2">
          {t('editions.back_to_draft')}
        </Link>
      </p>
      <PageHeading title={title} />
      {edition.may.change.ok ? (
        row === undefined ? (
          <NewRow {...props} />
        ) : (
          <ChangedRow {...props} row={row} />
        )
      ) : (
        <Callout>
          <p>{t('editions.not_draft')}</p>
        </Callout>
      )}
    </div>
  )
}

function NewRow<Row>(props: RowPageProps<Row>) {
  const { client, edition } = props
  const [submission] = useState(newSubmission)
  const shared = useShared(props)
  const state = useForm<unknown>({
    ...shared,
    draft: useOwnDraft('row'),
    send: (data) => client.addRow(edition.id, submission, shared.filled(data)),
  })
  return <RowForm {...props} state={state} />
}

function ChangedRow<Row>(props: RowPageProps<Row> & { row: number }) {
  const { definition, client, edition, row, language } = props
  const shared = useShared(props)
  const { state, fields } = useVersionedForm<EditionAnswer<Row>>({
    ...shared,
    opened: edition,
    textsOf: ({ rows }) => (rows[row - 1] ? definition.textsOf(rows[row - 1]!, language) : {}),
    read: () => client.read(edition.id),
    send: (version, { data }): Promise<Outcome<unknown>> =>
      client.changeRow({ id: edition.id, version, row }, shared.filled(data)),
  })
  return (
    <RowForm {...props} state={state}>
      {fields}
    </RowForm>
  )
}

function useShared<Row>({ definition, edition, language }: RowPageProps<Row>) {
  const t = editionsTranslator(language)
  const navigate = useNavigate()
  return {
    id: 'row',
    definition: definition.form,
    labels: definition.labels(language),
    language,
    t: translator({ ...editionsTexts, ...definition.messages }, language),
    filled: (data: FormData): object => {
      const read = validate(definition.form, valuesOf(definition.form, data))
      return read.ok ? (read.value as object) : {}
    },
    onSent: () => {
      showToast(t('editions.saved'), { tone: 'success' })
      void navigate(`/staff/${definition.name}/${edition.id}`)
    },
  }
}

function RowForm<Row>(props: RowPageProps<Row> & { state: FormState; children?: React.ReactNode }) {
  const { definition, edition, row, language, today, state, children } = props
  const { rows, effectiveFrom } = edition
  const t = editionsTranslator(language)
  const shown = row === undefined ? undefined : rows[row - 1]
  return (
    <Form state={state}>
      {children}
      <definition.Fields {...{ rows, effectiveFrom, language, today }} {...(shown && { row: shown })} />
      <div className="flex flex-wrap items-start gap-3">
        <SendButton state={state}>{t('editions.save')}</SendButton>
        <Link
          to={`/staff/${definition.name}/${edition.id}`}
          className={buttonClass('quiet')}
          onClick={state.draft.discardQuietly}
        >
          {t('editions.cancel')}
        </Link>
      </div>
    </Form>
  )
}
