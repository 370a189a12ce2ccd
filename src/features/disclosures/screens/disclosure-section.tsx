// Section of quarterly disclosures, with the information officer.

import { fiscalYearLabel } from '#kit/calendar/fiscal-year.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import type { Officer } from '#features/organisations/contract/api.ts'
import { Card } from '#ui/card.tsx'
import { MailLink, PhoneLink } from '#ui/contact-links.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { Disclosure } from '../contract/api.ts'
import { disclosuresMessages } from '../messages.ts'
import { byFiscalYear, runningQuarter } from '../rules.ts'

type ListProps = { disclosures: Disclosure[]; today: string; language: Language }
type SectionProps = ListProps & { officer: Officer | undefined; sample: boolean }

export function DisclosureSection({ officer, sample, ...list }: SectionProps) {
  const t = translator(disclosuresMessages, list.language)
  return (
    <Section id="disclosures" title={t('disclosures.title')}>
      <p className="measure mb-6 text-neutral-700">{t('disclosures.lead')}</p>
      <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr]">
        <DisclosureList {...list} />
        {officer ? <InformationOfficer officer={officer} sample={sample} language={list.language} /> : null}
      </div>
    </Section>
  )
}

function DisclosureList({ disclosures, today, language }: ListProps) {
  const t = translator(disclosuresMessages, language)
  const running = runningQuarter(today)
  return (
    <div className="min-w-0">
      {running ? (
        <p className="mb-4 text-neutral-600">
          <TimeText at={running.endsOn}>{(date) => t('disclosures.next', { date })}</TimeText>
        </p>
      ) : null}
      {disclosures.length === 0 ? <p className="font-bold text-title">{t('disclosures.empty')}</p> : null}
      {byFiscalYear(disclosures).map(({ year, quarters }) => (
        <section key={year} aria-labelledby={`fiscal-year-${year}`} className="mb-6">
          <h3 id={`fiscal-year-${year}`} className="border-b-2 border-title pb-2 text-lg">
            {t('disclosures.fiscal_year', { year: inDigits(fiscalYearLabel(year), language) })}
          </h3>
          {quarters.map((quarter) => (
            <Quarter key={quarter.slug} disclosure={quarter} language={language} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Quarter({ disclosure, language }: { disclosure: Disclosure; language: Language }) {
  const t = translator(disclosuresMessages, language)
  const { quarter, publishedOn, entries } = disclosure
  const title = inLanguage(disclosure.title, language)
  return (
    <details className="group printed-open border-b border-neutral-200">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <span>
          <span className="block font-bold text-title group-hover:underline">
            {t(`disclosures.quarter_${quarter}`)}{' '}
            <span className="font-normal text-neutral-600">({t(`disclosures.months_${quarter}`)})</span>
          </span>
          <span className="figures block text-sm text-neutral-600">
            <TimeText at={publishedOn}>{(date) => t('disclosures.published', { date })}</TimeText>
          </span>
        </span>
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <p lang={title.lang} className="font-bold">
          {title.text}
        </p>
        <ol className="mt-2 space-y-1 ps-6 [list-style:var(--numerals)]">
          {entries.map((entry) => {
            const { text, lang } = inLanguage(entry, language)
            return (
              <li key={text} lang={lang}>
                {text}
              </li>
            )
          })}
        </ol>
      </div>
    </details>
  )
}

type OfficerProps = { officer: Officer; sample: boolean; language: Language }

function InformationOfficer({ officer, sample, language }: OfficerProps) {
  const t = translator(disclosuresMessages, language)
  const name = inLanguage(officer.name, language)
  return (
    <Card className="self-start">
      <h3 className="text-lg">{t('disclosures.officer')}</h3>
      <p className="mt-2 text-neutral-700">{t('disclosures.officer_text')}</p>
      <p className="mt-3 text-lg font-bold text-title">
        <span lang={name.lang}>{name.text}</span>
        {sample ? <span className="text-sm font-normal text-neutral-600"> ({t('disclosures.sample')})</span> : null}
      </p>
      <p className="flex flex-col items-start">
        <PhoneLink number={officer.phone} language={language} />
        <MailLink address={officer.email} />
      </p>
    </Card>
  )
}
