// Fields of the organisation's details.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { EmailField, NumberField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import type { Details } from '../contract/details.ts'
import { logoTypes } from '../contract/forms.ts'
import { settingsTranslator } from './translator.ts'

type FieldsProps = { details: Details; language: Language }

export function DetailFields({ details, language }: FieldsProps) {
  const t = settingsTranslator(language)
  const pair = (name: 'name' | 'address' | 'municipality' | 'district') => ({
    en: details[`${name}En`],
    ne: details[`${name}Ne`],
  })
  const digits = (value: string | number | null) => inDigits(String(value ?? ''), language)
  return (
    <>
      <BothLanguages name="name" legend={t('details.name')} initially={pair('name')} />
      <Emblem {...{ details, language }} />
      <Part title={t('details.contact')}>
        <BothLanguages name="address" legend={t('settings.address')} initially={pair('address')} />
        <Two>
          <PhoneField
            name="contactNo"
            help={t('details.phones_help')}
            autoComplete="off"
            initially={digits(details.contactNo)}
          />
          <EmailField name="email" autoComplete="off" initially={details.email} />
        </Two>
        {(['facebookUrl', 'youtubeUrl', 'mobileAppUrl'] as const).map((name) => (
          <Link key={name} name={name} help={t('details.link_help')} initially={details[name]} />
        ))}
      </Part>
      <Part title={t('details.place')}>
        <BothLanguages name="municipality" legend={t('details.municipality')} initially={pair('municipality')} />
        <Link name="waterLink" help={t('details.link_help')} initially={details.waterLink} />
        <BothLanguages name="district" legend={t('details.district')} initially={pair('district')} />
        <p className="text-neutral-600">{t('details.map_help')}</p>
        <Two>
          <NumberField name="latitude" decimal initially={digits(details.latitude)} />
          <NumberField name="longitude" decimal initially={digits(details.longitude)} />
        </Two>
        <NumberField name="establishedBs" initially={digits(details.establishedBs)} />
      </Part>
      {details.sampleFacts.length > 0 ? <CheckboxField name="confirmed" remembered={false} /> : null}
      <TextArea name="note" help={t('lists.note_help')} rows={2} />
    </>
  )
}

function Emblem({ details, language }: FieldsProps) {
  const t = settingsTranslator(language)
  return (
    <div className="flex flex-wrap items-start gap-5">
      {details.logoUrl ? (
        <figure>
          <img src={details.logoUrl} alt="" className="emblem size-20" />
          <figcaption className="mt-1 text-sm text-neutral-600">{t('details.emblem_now')}</figcaption>
        </figure>
      ) : null}
      <div className="min-w-0 flex-1 basis-64">
        <FileField name="logo" accept={logoTypes.join()} help={t('details.emblem_help')} />
      </div>
    </div>
  )
}

function Link(props: { name: string; help: string; initially: string }) {
  return <TextField autoComplete="off" lang="en" inputMode="text" {...props} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-neutral-200 pt-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Two({ children }: { children: ReactNode }) {
  return <div className="side-by-side grid items-start gap-4 md:grid-cols-2">{children}</div>
}
