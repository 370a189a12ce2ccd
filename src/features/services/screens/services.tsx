// Public page of the citizen charter and the frequently asked questions.

import { useLoaderData } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { Question, Service } from '../contract/api.ts'
import { maxShown } from '../contract/nouns.ts'
import { servicesMessages } from '../messages.ts'
import { readHolders } from '../operations/holders.server.ts'
import { readQuestions } from '../operations/questions.server.ts'
import { readServices } from '../operations/services.server.ts'
import { formOf, holderOf, type Holder } from '../rules.ts'

export const loader = page(async (ctx) => {
  const all = { page: 1, limit: maxShown }
  const [services, questions, holders] = await Promise.all([
    readServices(ctx, all),
    readQuestions(ctx, all),
    readHolders(ctx),
  ])
  return { services: services.data, questions: questions.data, holders }
})

export default function ServicesPage() {
  const { services, questions, holders } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(servicesMessages, language)
  return (
    <PageArea>
      <PageMeta title={t('services.charter')} description={t('services.lead')} />
      <PageHeading title={t('services.charter')} lead={t('services.lead')} />
      <div>
        <Section
          id="charter"
          title={t('services.services')}
          {...(questions.length > 0 ? { more: { href: '#questions', label: t('services.questions') } } : {})}
        >
          {services.length === 0 ? (
            <EmptyState icon="file" title={t('services.empty')} text={t('services.empty_text')} />
          ) : (
            <Charter services={services} holders={holders} language={language} />
          )}
        </Section>
        {questions.length > 0 ? (
          <Section id="questions" title={t('services.questions')}>
            <Questions questions={questions} language={language} />
          </Section>
        ) : null}
      </div>
    </PageArea>
  )
}

type CharterProps = { services: Service[]; holders: Holder[]; language: Language }

function Charter({ services, holders, language }: CharterProps) {
  const t = translator(servicesMessages, language)
  const columns = ['service', 'fee', 'time', 'papers', 'officer', 'grievance'] as const
  return (
    <>
      {[...services, ...holders].some(({ sample }) => sample) ? (
        <p className="mb-4 max-w-[72ch] text-neutral-600">{t('services.samples')}</p>
      ) : null}
      <RecordTable
        caption={t('services.charter')}
        columns={columns.map((column) => ({
          name: t(`services.${column}`),
          short: column !== 'papers',
          folded: !shownAlways.has(column),
        }))}
        rows={services.map((service) => ({
          key: service.slug,
          cells: cellsOf(service, holders, language),
          folds: <DisclosureLabel service={service} language={language} />,
        }))}
      />
    </>
  )
}

/** Columns that a phone shows of each service; the others are behind its disclosure. */
const shownAlways = new Set<string>(['service', 'fee', 'time'])

function DisclosureLabel({ service: { name }, language }: { service: Service; language: Language }) {
  return (
    <span>
      {translator(servicesMessages, language)('services.papers_and_officers')}
      <span className="sr-only">: {inLanguage(name, language).text}</span>
    </span>
  )
}

function cellsOf(service: Service, holders: Holder[], language: Language) {
  const { slug, name, papers, fee, time, officer, grievanceOfficer, rule } = service
  return [
    <span key="name" id={slug} className="block text-base max-lg:text-lg">
      <Words text={name} language={language} />
      <FormLink service={service} language={language} />
      {rule.en || rule.ne ? (
        <span className="record-folded">
          <span className="mt-1 block max-w-md text-sm font-normal text-neutral-600">
            <Words text={rule} language={language} />
          </span>
        </span>
      ) : null}
    </span>,
    ...[fee, time].map((text) => <Words key={text.en || text.ne} text={text} language={language} />),
    <ul key="papers" className="list-disc ps-4">
      {papers.map((paper) => (
        <li key={paper.en || paper.ne}>
          <Words text={paper} language={language} />
        </li>
      ))}
    </ul>,
    ...[officer, grievanceOfficer].map((position) => (
      <Officer key={position.en || position.ne} position={position} holders={holders} language={language} />
    )),
  ]
}

/** Leads to the form of the service, where it has one here. */
function FormLink({ service: { slug, name }, language }: { service: Service; language: Language }) {
  const form = formOf(slug)
  if (!form) return null
  return (
    <ButtonLink href={form.href} className="screen-only my-2 flex w-fit">
      {translator(servicesMessages, language)(`services.${form.kind}`)}
      <span className="sr-only">: {inLanguage(name, language).text}</span>
    </ButtonLink>
  )
}

/** The position, and who holds it with the telephone. */
function Officer({ position, holders, language }: { position: Bilingual; holders: Holder[]; language: Language }) {
  const holder = holderOf(position, holders)
  return (
    <>
      <Words text={position} language={language} />
      {holder ? (
        <>
          <b className="block">
            <Words text={holder.name} language={language} />
          </b>
          <PhoneLink number={holder.phone} language={language} />
        </>
      ) : null}
    </>
  )
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
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-bold text-title hover:underline">
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
