// Public page of the citizen charter and the frequently asked questions.

import { useLoaderData } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import { OfficerList } from '#features/offices/screens/contact-cards.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { Question, Service } from '../contract/api.ts'
import { maxShown } from '../contract/nouns.ts'
import { servicesMessages } from '../messages.ts'
import { readQuestions } from '../operations/questions.server.ts'
import { readServices } from '../operations/services.server.ts'

export const loader = page(async (ctx) => {
  const all = { page: 1, limit: maxShown }
  const [services, questions, { officers, organisation }] = await Promise.all([
    readServices(ctx, all),
    readQuestions(ctx, all),
    readShell(ctx),
  ])
  const samples = organisation.sampleFacts.includes('officers')
  return { services: services.data, questions: questions.data, officers, samples }
})

export default function ServicesPage() {
  const { services, questions, officers, samples } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(servicesMessages, language)
  const actions = (
    <>
      <ButtonLink href="/registration">
        <Icon name="tap" />
        {t('services.apply')}
      </ButtonLink>
      <ButtonLink href="/complaint">
        <Icon name="message" />
        {t('services.complain')}
      </ButtonLink>
    </>
  )
  return (
    <PageArea>
      <PageMeta title={`${t('services.title')}: ${t('services.charter')}`} description={t('services.lead')} />
      <PageHeading title={t('services.title')} lead={t('services.lead')} actions={actions} />
      <div>
        <Section
          id="charter"
          title={t('services.charter')}
          {...(questions.length > 0 ? { more: { href: '#questions', label: t('services.questions') } } : {})}
        >
          {services.length === 0 ? (
            <EmptyState icon="file" title={t('services.empty')} text={t('services.empty_text')} />
          ) : (
            <Charter services={services} language={language} />
          )}
        </Section>
        {officers.length > 0 ? (
          <Section id="officers" title={t('services.officers')}>
            <OfficerList officers={officers} sample={samples} language={language} />
          </Section>
        ) : null}
        {questions.length > 0 ? (
          <Section id="questions" title={t('services.questions')}>
            <Questions questions={questions} language={language} />
          </Section>
        ) : null}
      </div>
    </PageArea>
  )
}

function Charter({ services, language }: { services: Service[]; language: Language }) {
  const t = translator(servicesMessages, language)
  const columns = ['service', 'papers', 'fee', 'time', 'officer', 'grievance'] as const
  return (
    <>
      {services.some(({ sample }) => sample) ? (
        <p className="mb-4 max-w-[72ch] text-neutral-600">{t('services.samples')}</p>
      ) : null}
      <RecordTable
        caption={t('services.charter')}
        columns={columns.map((column) => ({ name: t(`services.${column}`), short: column !== 'papers' }))}
        rows={services.map((service) => ({ key: service.slug, cells: cellsOf(service, language) }))}
      />
      <p className="screen-only mt-4 flex items-center gap-2 text-sm text-neutral-600">
        <Icon name="print" />
        {t('services.print')}
      </p>
    </>
  )
}

function cellsOf(service: Service, language: Language) {
  const { slug, name, papers, fee, time, officer, grievanceOfficer, rule } = service
  return [
    <span key="name" id={slug} className="block text-base max-lg:text-lg">
      <Words text={name} language={language} />
      {rule.en || rule.ne ? (
        <span className="mt-1 block max-w-md text-sm font-normal text-neutral-600">
          <Words text={rule} language={language} />
        </span>
      ) : null}
    </span>,
    <ul key="papers" className="list-disc ps-4">
      {papers.map((paper) => (
        <li key={paper.en || paper.ne}>
          <Words text={paper} language={language} />
        </li>
      ))}
    </ul>,
    ...[fee, time, officer, grievanceOfficer].map((text) => (
      <Words key={text.en || text.ne} text={text} language={language} />
    )),
  ]
}

function Words({ text, language }: { text: Bilingual; language: Language }) {
  const shown = inLanguage(text, language)
  return <span lang={shown.lang}>{shown.text}</span>
}

/** Expanded in print, collapsed on screens; with structured data for search engines. */
function Questions({ questions, language }: { questions: Question[]; language: Language }) {
  const requested = questions.map(({ id, question, answer }) => {
    return { id, question: inLanguage(question, language), answer: inLanguage(answer, language) }
  })
  return (
    <>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          inLanguage: language,
          mainEntity: requested.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question.text,
            acceptedAnswer: { '@type': 'Answer', text: answer.text },
          })),
        }}
      />
      <div className="max-w-[52rem] divide-y divide-neutral-200 border-y border-neutral-200">
        {requested.map(({ id, question, answer }) => (
          <details key={id} className="group printed-open">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold text-title hover:underline">
              <span lang={question.lang}>{question.text}</span>
              <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <p lang={answer.lang} className="max-w-[72ch] pb-5 text-neutral-800">
              {answer.text}
            </p>
          </details>
        ))}
      </div>
    </>
  )
}
