// Console page of one text: form in both languages, its placeholders, a preview, and the history.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Endpoint } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ShownTemplate, TemplatesApi } from '../contract/api.ts'
import { mailForm, smsForm } from '../contract/form.ts'
import type { TemplateTexts } from '#kit/message-templates.ts'
import { Preview } from './preview.tsx'
import { templatesTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<ShownTemplate> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const path = { orgId: String(orgId), name: params.name! }
  return api.read<TemplatesApi['readTemplate']>('GET /admin/templates/{orgId}/{name}', path)
}

export default function TemplatePage() {
  const template = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = templatesTranslator(language)
  const title = `${template.title[language]}: ${t(`templates.${template.channel}`)}`
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={title} />
      <RelatedLink to="/staff/templates">{t('templates.back')}</RelatedLink>
      <PageHeading title={title} />
      <TemplateForm key={template.version} {...{ template, language }} />
      <EditHistory edits={template.edits} language={language} />
    </div>
  )
}

type Props = { template: ShownTemplate; language: Language }

function TemplateForm({ template, language }: Props) {
  const t = templatesTranslator(language)
  const path = { orgId: String(useWho().organisation.id), name: template.name }
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Partial<TemplateTexts>>({})
  const definition = template.channel === 'sms' ? smsForm : mailForm
  const { state, fields } = useVersionedForm<ShownTemplate>({
    id: 'template',
    definition,
    labels: labelsIn(language),
    language,
    t,
    opened: template,
    textsOf: ({ subjectNe, subjectEn, bodyNe, bodyEn, channel }) => ({
      ...(channel === 'mail' && { subjectNe, subjectEn }),
      bodyNe,
      bodyEn,
    }),
    read: () => apiIn(language).send<TemplatesApi['readTemplate']>('GET /admin/templates/{orgId}/{name}', path),
    send: (version, { data }) => {
      const filled = validate<object>(definition, valuesOf(definition, data))
      const sent = { ...path, version, ...(filled.ok && filled.value) }
      return apiIn(language).send<Endpoint>('PUT /admin/templates/{orgId}/{name}', sent)
    },
    onSent: () => {
      showToast(t('templates.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  const pair = (name: 'subject' | 'body') => ({ en: template[`${name}En`], ne: template[`${name}Ne`] })
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setTyped((before) => ({ ...before, [target.name]: target.value }))
      }}
    >
      <Form state={state}>
        {fields}
        {template.channel === 'mail' ? (
          <BothLanguages name="subject" legend={t('templates.subject')} initially={pair('subject')} />
        ) : null}
        <BothLanguages
          name="body"
          legend={t('templates.body')}
          help={t('templates.body_help')}
          rows={template.channel === 'sms' ? 4 : 10}
          initially={pair('body')}
        />
        <Placeholders {...{ template, language }} />
        <Preview template={{ ...template, ...typed }} language={language} />
        <TextArea name="note" help={t('lists.note_help')} rows={2} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t('lists.save')}</SendButton>
          {template.changed ? <ResetButton {...{ template, language }} /> : null}
        </div>
      </Form>
    </div>
  )
}

function Placeholders({ template: { placeholders, needed }, language }: Props) {
  const t = templatesTranslator(language)
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className="text-lg">
        {t('templates.placeholders')}
      </h2>
      <p className="text-neutral-600">{t('templates.placeholders_help')}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {placeholders.map(({ name, label }) => (
          <div key={name} className="contents">
            <dt>
              <code lang="en">{`{${name}}`}</code>
            </dt>
            <dd>
              {label[language]}
              {needed.includes(name) ? <span className="text-neutral-600"> ({t('templates.needed')})</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ResetButton({ template: { name, version }, language }: Props) {
  const t = templatesTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  async function reset(): Promise<void> {
    const sent = { orgId, name, version }
    const outcome = await apiIn(language).send<TemplatesApi['resetTemplate']>(
      'DELETE /admin/templates/{orgId}/{name}',
      sent,
    )
    showOutcome(outcome, { done: t('templates.reset_done'), failed: t('server.failed') })
    await revalidate()
  }
  return (
    <Button kind="quiet" onClick={() => void reset()}>
      {t('templates.reset')}
    </Button>
  )
}

function labelsIn(language: Language): Record<string, string> {
  const t = templatesTranslator(language)
  return {
    subjectNe: t('templates.subject_ne'),
    subjectEn: t('templates.subject_en'),
    bodyNe: t('templates.body_ne'),
    bodyEn: t('templates.body_en'),
    note: t('lists.note'),
  }
}
