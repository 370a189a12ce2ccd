// Accessibility statement: standard, what was tested and when, what falls short, and how to complain.

import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MailLink, PhoneLink } from '#ui/contact-links.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { guidelinesAddress, reviewedOn } from '../contract.ts'
import { accessibilityMessages } from '../messages.ts'

/** What each reader can do, and what falls short: keys of messages. */
const possible = ['keyboard', 'enlarge', 'listen', 'colours', 'plain', 'phone'] as const
const shortfalls = ['files', 'map', 'pictures', 'people', 'account'] as const
/** The tests, and where each ran. */
const tests = [
  ['rules', 'every_page_signed_in'],
  ['keyboard', 'ten_tasks'],
  ['names', 'ten_tasks'],
  ['text', 'every_page'],
  ['reflow', 'every_page'],
  ['colours', 'every_page'],
  ['targets', 'every_page_signed_in'],
] as const

export const loader = page(async (ctx) => {
  const { organisation } = await readShell(ctx)
  return {
    name: organisation.name,
    address: organisation.address,
    phone: organisation.contactNo,
    email: organisation.email,
  }
})

export default function AccessibilityStatement() {
  const language = useLanguage()
  const t = translator(accessibilityMessages, language)
  return (
    <PageArea narrow>
      <PageMeta title={t('accessibility.title')} description={t('accessibility.lead')} />
      <PageHeading title={t('accessibility.title')} lead={t('accessibility.lead')} />
      <Section id="standard" title={t('accessibility.standard')}>
        <p>{t('accessibility.standard_text')}</p>
        <p className="mt-2">
          <a href={guidelinesAddress} hrefLang="en" className="link inline-flex min-h-11 items-center">
            {t('accessibility.guidelines')}
          </a>
        </p>
      </Section>
      <Section id="possible" title={t('accessibility.can')}>
        <List>{possible.map((name) => t(`accessibility.can_${name}`))}</List>
      </Section>
      <Section id="tested" title={t('accessibility.tested')}>
        <Tests language={language} />
        <p className="mt-4">
          <TimeText at={reviewedOn}>{(date) => t('accessibility.tested_on', { date })}</TimeText>
        </p>
      </Section>
      <Section id="short" title={t('accessibility.short')}>
        <List>{shortfalls.map((name) => t(`accessibility.short_${name}`))}</List>
      </Section>
      <Section id="complain" title={t('accessibility.complain')}>
        <p>{t('accessibility.complain_text')}</p>
        <Contact language={language} />
      </Section>
    </PageArea>
  )
}

function List({ children }: { children: string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-6">
      {children.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Tests({ language }: { language: Language }): ReactNode {
  const t = translator(accessibilityMessages, language)
  return (
    <RecordTable
      caption={t('accessibility.tested')}
      columns={[{ name: t('accessibility.test') }, { name: t('accessibility.where') }]}
      rows={tests.map(([test, place]) => ({
        key: test,
        cells: [t(`accessibility.test_${test}`), t(`accessibility.${place}`)],
      }))}
    />
  )
}

function Contact({ language }: { language: Language }) {
  const { name, address, phone, email } = useLoaderData<typeof loader>()
  const t = translator(accessibilityMessages, language)
  const [organisation, place] = [inLanguage(name, language), inLanguage(address, language)]
  return (
    <address className="mt-4 grid justify-items-start not-italic">
      <strong lang={organisation.lang}>{organisation.text}</strong>
      {place.text ? <span lang={place.lang}>{place.text}</span> : null}
      <PhoneLink number={phone} language={language} />
      <MailLink address={email} />
      <span className="mt-3">
        <ButtonLink href="/complaint">{t('accessibility.complaint_form')}</ButtonLink>
      </span>
    </address>
  )
}
