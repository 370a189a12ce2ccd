// Page that payers come back to from a gateway: it asks the gateway and leads to the page of the payment.

import { redirect } from 'react-router'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { refuse } from '#kit/refusal.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { otherHostOf, receiveReturn } from '../operations/ask.server.ts'
import { paymentsTranslator } from './translator.ts'

/** The names of every gateway's returns. */
const parameters =
  'attempt data pidx status transaction_id tidx txnId amount total_amount purchase_order_id TXNID PRN PID PS RC UID BC INI P_AMT R_AMT DV'.split(
    ' ',
  )

export const handle = { uncached: true, parameters } satisfies PageHandle

/** Names of a query that are read, and characters of each value. */
const maxNames = 30
const maxValue = 1500

export const loader = page(async (ctx, { request, params }) => {
  const gateway = gatewayKinds.find((kind) => kind === params.gateway) ?? refuse('missing', 'request.unknown_path')
  const sent = [...new URL(request.url).searchParams].slice(0, maxNames)
  const query = Object.fromEntries(sent.map(([name, value]) => [name.slice(0, 60), value.slice(0, maxValue)]))
  const id = await receiveReturn(ctx, { gateway, query })
  if (id !== undefined) throw redirect(`/pay/${id}`, 303)
  const host = await otherHostOf(ctx, { gateway, query })
  if (host !== undefined) throw redirect(atHost(host, request.url, ctx.from.origin), 303)
  return null
})

/** The same address at another host. `origin`: as browsers see this one, also behind a proxy. */
function atHost(host: string, url: string, origin: string | undefined): string {
  const { pathname, search } = new URL(url)
  const there = new URL(`${pathname}${search}`, origin ?? url)
  there.hostname = host
  return there.href
}

export default function UnknownReturn() {
  const t = paymentsTranslator(useLanguage())
  return (
    <PageArea narrow>
      <PageMeta title={t('payments.title')} />
      <PageHeading title={t('payments.title')} />
      <Callout tone="warning" title={t('payments.return_unknown')} />
      <p className="mt-6">
        <ButtonLink href="/contact">{t('payments.contact')}</ButtonLink>
      </p>
    </PageArea>
  )
}
