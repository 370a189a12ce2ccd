// Form that sets up an empty installation, a page without script.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { setUpForm, startContents } from '#features/installations/contract.ts'
import { installationsMessages } from '#features/installations/messages.ts'
import { logoTypes } from '#features/settings/contract/forms.ts'
import { listMessages } from '#features/settings/messages/lists.ts'
import { organisationsMessages } from '#features/organisations/messages.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import type { Option } from '#ui/form/choice-fields.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { EmailField, NumberField, TextField } from '#ui/form/text-fields.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { WeekdaysField } from '#ui/form/weekdays-field.tsx'
import { hasSampleTexts } from './demonstration.ts'

const texts = {
  ...validationMessages,
  ...platformMessages,
  ...listMessages,
  ...organisationsMessages,
  ...installationsMessages,
}

/** Sunday to Friday, as most offices have it. */
const usualWeek = [0, 1, 2, 3, 4, 5]

export function SetUpForm({ again, language }: { again: ShownAgain | undefined; language: Language }) {
  const t = translator(texts, language)
  const state = useForm<never>({
    id: 'set-up',
    definition: setUpForm,
    labels: {
      setUpCode: t('installations.code'),
      nameNe: t('installations.name'),
      nameEn: t('installations.name'),
      number: t('installations.number'),
      host: t('installations.host'),
      logo: t('installations.logo'),
      weekdays: t('installations.weekdays'),
      opens: t('installations.opens'),
      closes: t('installations.closes'),
      administratorNe: t('installations.administrator_name'),
      administratorEn: t('installations.administrator_name'),
      email: t('installations.email'),
      content: t('installations.content'),
    },
    language,
    t,
    shownAgain: again,
    // Without script the browser sends it.
    send: () => Promise.reject(new Error('not hydrated')),
    onSent: () => {},
  })
  return (
    <Form state={state}>
      <TextField name="setUpCode" help={t('installations.code_help')} autoComplete="off" width="short" />
      <Part title={t('installations.organisation')}>
        <BothLanguages name="name" legend={t('installations.name')} />
        <NumberField name="number" help={t('installations.number_help')} />
        <TextField name="host" help={t('installations.host_help')} autoComplete="off" />
        <FileField name="logo" accept={logoTypes.join(',')} />
      </Part>
      <Part title={t('installations.hours')}>
        <p className="text-neutral-600">{t('installations.hours_help')}</p>
        <WeekdaysField name="weekdays" checked={usualWeek} language={language} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeField name="opens" initially="10:00" language={language} />
          <TimeField name="closes" initially="17:00" language={language} />
        </div>
      </Part>
      <Part title={t('installations.administrator')}>
        <BothLanguages name="administrator" legend={t('installations.administrator_name')} />
        <EmailField name="email" autoComplete="off" />
      </Part>
      {hasSampleTexts() ? <RadioField name="content" options={contentsIn(language)} chosen="none" /> : null}
      <SendButton state={state}>{t('installations.send')}</SendButton>
    </Form>
  )
}

function contentsIn(language: Language): Option[] {
  const t = translator(installationsMessages, language)
  return startContents.map((value) => ({
    value,
    label: t(`installations.content_${value}`),
    ...(value === 'samples' && { help: t('installations.content_samples_help') }),
  }))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-neutral-200 pt-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
