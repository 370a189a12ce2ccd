// Portal home page: open items, connections and links to services.

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { CardGrid, LinkCard } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { OwnApplicationItem } from '#features/applications/screens/own/line.tsx'
import { OwnComplaintItem } from '#features/complaints/screens/own/line.tsx'
import type { Links, LinksApi } from '#features/connection-links/contract/api.ts'
import type { ListedDraft } from '#features/drafts/contract/api.ts'
import { OwnDrafts, readOwnDrafts } from '#features/drafts/screens/own-drafts.tsx'
import type { Account, AccountsApi, OpenItems, OwnConnectionSummary } from '../contract/api.ts'
import { accountsMessages } from '../messages.ts'
import { ConnectionCard, type ShownCustomer } from './connection-card.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'

type Loaded = {
  account: Account
  open: OpenItems
  drafts: ListedDraft[]
  connections: readonly OwnConnectionSummary[]
  offers: Links['offers']
}

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { api, orgId: id } = await requireSession('customer', request)
  const orgId = String(id)
  const [account, open, drafts, { data: connections }, { offers }] = await Promise.all([
    api.read<AccountsApi['myAccount']>('GET /customer/account/{orgId}', { orgId }),
    api.read<AccountsApi['myOpenItems']>('GET /customer/account/{orgId}/open', { orgId }),
    readOwnDrafts(api),
    api.read<AccountsApi['myConnections']>('GET /customer/connections/{orgId}', { orgId }),
    api.read<LinksApi['myLinks']>('GET /customer/connections/{orgId}/links', { orgId }),
  ])
  return { account, open, drafts, connections, offers }
}

export default function Overview() {
  const { account, open, drafts, connections, offers } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(accountsMessages, language)
  const name = inLanguage(account.name, language)
  const shown = [...account.customers, ...connections.flatMap(linkedCustomer)]
  return (
    <>
      <PageMeta title={t('account.title')} />
      <PageHeading title={t('account.greeting', { name: name.text })} />
      <div>
        <Section id="connections" title={t('account.connections')}>
          {offers.length > 0 ? (
            <div className="mb-4">
              <Callout title={t('account.offers')}>
                <a href="/account/connections" className="link inline-block py-2">
                  {t('account.see_offers')}
                </a>
              </Callout>
            </div>
          ) : null}
          {shown.length === 0 ? <p>{t('account.no_connections')}</p> : null}
          <CardGrid>
            {shown.map((customer) => (
              <li key={customer.customerNumber}>
                <ConnectionCard
                  customer={customer}
                  summary={connections.find(({ customerNumber }) => customerNumber === customer.customerNumber)}
                  language={language}
                />
              </li>
            ))}
          </CardGrid>
          <p className="mt-3">
            <MoreLink href="/account/connections" label={t('account.links')} />
          </p>
        </Section>
        <OwnDrafts drafts={drafts} />
        <Open open={open} />
        <Section id="tasks" title={t('account.tasks')}>
          <CardGrid>
            {tasks.map(({ href, title }) => (
              <li key={href}>
                <LinkCard href={href} title={t(title)}>
                  {href === calculator && open.tariff ? <TariffLine tariff={open.tariff} /> : null}
                </LinkCard>
              </li>
            ))}
          </CardGrid>
        </Section>
      </div>
    </>
  )
}

/** A connection that is linked by a code or seen as a delegate, as the numbers of the account are. */
function linkedCustomer({ customerNumber, place }: OwnConnectionSummary): ShownCustomer[] {
  return place ? [{ customerNumber, address: { en: '', ne: '' }, connectedOn: null, ...place }] : []
}

function Open({ open: { complaints, applications } }: { open: OpenItems }) {
  const t = translator(accountsMessages, useLanguage())
  const waiting = complaints.data.filter(({ state }) => state === 'waiting')
  const returned = applications.data.filter(({ state }) => state === 'returned')
  const mine = [
    ...waiting.map((complaint) => (
      <OwnComplaintItem key={complaint.code} complaint={complaint}>
        <ToDo>{t('account.answer')}</ToDo>
      </OwnComplaintItem>
    )),
    ...returned.map((application) => (
      <OwnApplicationItem key={application.code} application={application}>
        <ToDo>{t('account.correct')}</ToDo>
      </OwnApplicationItem>
    )),
  ]
  const theirs = [
    ...complaints.data
      .filter((complaint) => !waiting.includes(complaint))
      .map((complaint) => <OwnComplaintItem key={complaint.code} complaint={complaint} />),
    ...applications.data
      .filter((application) => !returned.includes(application))
      .map((application) => <OwnApplicationItem key={application.code} application={application} />),
  ]
  return (
    <>
      {mine.length > 0 ? (
        <Section id="yours" title={t('account.yours')}>
          <ul className="grid gap-3 md:grid-cols-2">{mine}</ul>
        </Section>
      ) : null}
      {theirs.length > 0 || mine.length === 0 ? (
        <Section id="under-way" title={t('account.under_way')}>
          {theirs.length === 0 ? <p>{t('account.nothing_open')}</p> : null}
          <ul className="grid gap-3 md:grid-cols-2">{theirs}</ul>
          <p className="mt-2 flex flex-wrap gap-x-6">
            {complaints.total > complaints.data.length ? (
              <MoreLink href="/account/complaints" label={t('account.more_complaints')} />
            ) : null}
            {applications.total > applications.data.length ? (
              <MoreLink href="/account/applications" label={t('account.more_applications')} />
            ) : null}
          </p>
        </Section>
      ) : null}
    </>
  )
}

function ToDo({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 font-bold text-warning-700">
      <Icon name="warning" />
      {children}
    </p>
  )
}

function TariffLine({ tariff: { fiscalYear, effectiveFrom, sample } }: { tariff: NonNullable<OpenItems['tariff']> }) {
  const language = useLanguage()
  const t = translator(accountsMessages, language)
  const year = inDigits(fiscalYear, language)
  return (
    <p className="mt-1 text-sm text-neutral-600">
      <TimeText at={effectiveFrom}>{(date) => t('account.tariff', { year, date })}</TimeText>{' '}
      {sample ? <Tag>{t('account.tariff_sample')}</Tag> : null}
    </p>
  )
}

// The misspelt path is defined by the specification.
const calculator = '/tarrif-calculator'

const tasks = [
  { href: '/complaint', title: 'account.complain' },
  { href: '/complaint/track', title: 'account.track_complaint' },
  { href: '/registration', title: 'account.apply' },
  { href: calculator, title: 'account.calculate' },
  { href: '/water-schedule', title: 'account.schedule' },
  { href: '/meter-reading-schedule', title: 'account.readings' },
] as const
