// Console page of one merchant account: what is set, the form that sets it anew, and its end.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { instantOf } from '#kit/calendar/instant.ts'
import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { GatewaysApi, GatewayStatus } from '../contract/api.ts'
import { gatewayFields } from '../contract/fields.ts'
import { AccountForm } from './account-form.tsx'
import { stateTag } from './state.ts'
import { gatewaysTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<GatewayStatus> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const { data } = await api.read<GatewaysApi['gatewayAccounts']>('GET /admin/gatewayAccounts/{orgId}', {
    orgId: String(orgId),
  })
  const found = data.find(({ kind }) => kind === params.kind)
  if (!found) throw new Response(null, { status: 404 })
  return found
}

export default function GatewayAccount() {
  const gateway = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = gatewaysTranslator(language)
  const title = gateway.name[language]
  return (
    <div className="grid max-w-[46rem] gap-6">
      <PageMeta title={title} />
      <p>
        <Link to="/staff/payment-accounts" className="link inline-block py-2">
          {t('gateways.back')}
        </Link>
      </p>
      <PageHeading title={title} />
      {gateway.isConfirmed ? null : (
        <Callout tone="warning" title={t('gateways.unconfirmed')}>
          <p>{t('gateways.unconfirmed_help')}</p>
        </Callout>
      )}
      <Present {...{ gateway, language }} />
      {gateway.kind === 'connectips' ? <RegisteredAddress language={language} /> : null}
      <AccountForm key={gateway.account?.setAt ?? ''} {...{ gateway, language }} />
      {gateway.account ? <EndButton {...{ gateway, language }} /> : null}
    </div>
  )
}

type Props = { gateway: GatewayStatus; language: Language }

/** What may be shown of the account in use. */
function Present({ gateway, language }: Props) {
  const t = gatewaysTranslator(language)
  const { tone, key } = stateTag(gateway)
  const { account, kind } = gateway
  const shown = gatewayFields[kind].filter(({ isSecret }) => !isSecret)
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Tag tone={tone}>{t(key)}</Tag>
        {account ? (
          <TimeText at={inNepal(instantOf(account.setAt)).date}>{(date) => t('gateways.set_on', { date })}</TimeText>
        ) : null}
      </p>
      {account?.isReadable === false ? <Callout tone="danger">{t('gateways.unreadable_help')}</Callout> : null}
      {account ? (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {shown.map(({ name }) => (
            <Line key={name} label={t(`gateways.field_${name}`)} value={account.shown[name] ?? ''} />
          ))}
          {account.base === '' ? null : <Line label={t('gateways.base')} value={account.base} />}
        </dl>
      ) : null}
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="contents">
      <dt className="font-bold">{label}</dt>
      <dd lang="en" className="min-w-0 break-words">
        {value}
      </dd>
    </div>
  )
}

function RegisteredAddress({ language }: { language: Language }) {
  const t = gatewaysTranslator(language)
  return (
    <div>
      <p>{t('gateways.return_help')}</p>
      <p>
        <code lang="en" className="break-all">{`${window.location.origin}/pay/return/connectips`}</code>
      </p>
    </div>
  )
}

function EndButton({ gateway: { kind }, language }: Props) {
  const t = gatewaysTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  async function end(): Promise<void> {
    const sent = { orgId, kind }
    const outcome = await apiIn(language).send<GatewaysApi['endGatewayAccount']>(
      'DELETE /admin/gatewayAccounts/{orgId}/{kind}',
      sent,
    )
    showOutcome(outcome, { done: t('gateways.ended'), failed: t('server.failed') })
    await revalidate()
  }
  return (
    <div className="border-t border-neutral-200 pt-6">
      <p className="mb-3">{t('gateways.end_help')}</p>
      <Button kind="danger" onClick={() => void end()}>
        {t('gateways.end')}
      </Button>
    </div>
  )
}
