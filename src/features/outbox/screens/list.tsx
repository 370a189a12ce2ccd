// Console page of messages to people, by state; failed ones are tried again.

import { Fragment, useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { translator, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { TimeText } from '#ui/time-text.tsx'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { Callout } from '#ui/callout.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { ViewLinks } from '#ui/view-links.tsx'
import type { ListedMessage, OutboxApi } from '../contract/api.ts'
import { outboxMessages } from '../messages.ts'
import { columns, defaults, views } from './columns.ts'
import { RetryButton } from './retry-button.tsx'
import { StateCell } from './state-cell.tsx'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'messages:read')
  const orgId = String(id)
  const counts = await api.read<OutboxApi['messageCounts']>('GET /admin/messages/{orgId}/states', { orgId })
  return { orgId, counts, today: todayInNepal() }
}

export default function MessageList() {
  const { orgId, counts, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(outboxMessages, language)
  const branding = useBranding()
  const { permissions } = useWho()
  const [retried, setRetried] = useState<ReadonlyMap<number, ListedMessage>>(new Map())
  const [params] = useSearchParams()
  const view = views.find((each) => each === params.get('view')) ?? 'all'
  const source = useMemo(() => {
    const state = view === 'all' ? undefined : view
    const url = urlOf<OutboxApi['listMessages']>('GET /admin/messages/{orgId}', { orgId, state })
    return { url, send: httpClient({ language }) }
  }, [orgId, view, language])
  const labelled = views.map((key) =>
    key === 'all' ? { key, label: t('outbox.view_all') } : { key, label: t(`outbox.state_${key}`), count: counts[key] },
  )
  const current = (row: ListedMessage) => retried.get(row.id) ?? row
  return (
    <>
      <PageMeta title={t('outbox.title')} />
      <PageHeading title={t('outbox.title')} lead={t('outbox.lead')} />
      <MissingChannels sends={counts.sends} />
      <ViewLinks label={t('outbox.views')} views={labelled} current={view} language={language} />
      <ServerTable
        key={view}
        id="messages"
        caption={`${t('outbox.title')}: ${labelled.find(({ key }) => key === view)!.label}`}
        {...{ language, today, source, columns, defaults }}
        cells={cellsIn({
          orgId,
          language,
          current,
          mayRetry: permissions.includes('messages:retry'),
          mayInvite: permissions.includes('people:change'),
          onRetried: (message) => setRetried(new Map([...retried, [message.id, message]])),
        })}
        rowKey={({ id }) => String(id)}
        rowHeader="recipient"
        records="compact"
        fileName={`messages-${view}`}
        organisation={branding}
        searchHint={t('outbox.search_hint')}
        emptyText={t('outbox.empty')}
      />
    </>
  )
}

type Shown = {
  orgId: string
  language: Language
  /** The row as it is after a new try. */
  current: (row: ListedMessage) => ListedMessage
  mayRetry: boolean
  mayInvite: boolean
  onRetried: (message: ListedMessage) => void
}

function cellsIn({ orgId, language, current, mayRetry, mayInvite, onRetried }: Shown) {
  const t = translator(outboxMessages, language)
  return {
    queuedAt: ({ queuedAt }: ListedMessage) => <TimeText at={queuedAt} />,
    recipient: ({ recipient }: ListedMessage) => <Recipient shown={recipient} />,
    channel: ({ channel }: ListedMessage) => t(`outbox.channel_${channel}`),
    state: (row: ListedMessage) => <StateCell message={current(row)} language={language} />,
    action: (row: ListedMessage) => (
      <>
        {mayRetry && row.state === 'failed' ? (
          <RetryButton {...{ orgId, language, onRetried }} message={current(row)} />
        ) : null}
        {mayInvite && row.personId !== null && row.state !== 'sent' ? (
          <Link
            to={`/staff/people/${row.personId}#help`}
            aria-label={t('outbox.show_code_to', { recipient: row.recipient })}
            className="link inline-block py-2 dense:py-0"
          >
            {t('outbox.show_code')}
          </Link>
        ) : null}
      </>
    ),
  }
}

/** A long address breaks before its host and after a dot, not inside a word. */
function Recipient({ shown }: { shown: string }) {
  const parts = shown.split(/(?=@)|(?<=\.)/)
  return (
    <span className="[overflow-wrap:normal]">
      {parts.map((part, index) => (
        <Fragment key={`${index}${part}`}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

function MissingChannels({ sends }: { sends: { mail: boolean; sms: boolean } }) {
  const t = translator(outboxMessages, useLanguage())
  if (sends.mail && sends.sms) return null
  return (
    <div className="mb-4 dense:mb-2 dense:text-sm">
      <Callout tone="warning">
        {sends.mail ? null : (
          <p>
            {t('outbox.no_mail')} {t('outbox.no_mail_invitations')}
          </p>
        )}
        {sends.sms ? null : <p>{t('outbox.no_sms')}</p>}
      </Callout>
    </div>
  )
}
