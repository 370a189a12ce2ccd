// Console page of who sees a connection: each with by what right, ended by the office.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, inLanguage, messageText } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { ConnectionLink, ConnectionLinks, OfficeLinksApi } from '../contract/office-api.ts'
import { SharedRow } from './shared-row.tsx'
import { linkTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<ConnectionLinks> {
  const { api, orgId } = await requireSession('staff', request, 'connections:write')
  return api.read<OfficeLinksApi['connectionLinks']>('GET /admin/connections/{orgId}/{id}/links', {
    orgId: String(orgId),
    id: Number(params.id),
  })
}

export default function LinksOfConnection() {
  const { connectionId, customerNumber, mayEnd, data } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  const { revalidate } = useRevalidator()
  const title = t('connection_links.of_number', { number: inDigits(customerNumber, language) })
  const [present, former] = [data.filter(({ isPresent }) => isPresent), data.filter(({ isPresent }) => !isPresent)]

  async function end(id: number): Promise<void> {
    const address = 'DELETE /admin/connectionLinks/{orgId}/{id}'
    const outcome = await apiIn(language).send<OfficeLinksApi['endConnectionLink']>(address, { orgId, id })
    showOutcome(outcome, { done: t('connection_links.ended'), failed: t('server.failed') })
    if (outcome.kind !== 'lost') await revalidate()
  }

  const onEnd = mayEnd.ok ? (id: number) => void end(id) : undefined
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${connectionId}`} className="link inline-block py-2">
          {t('connection_links.back_to_connection')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('connection_links.office_lead')} />
      {mayEnd.ok ? null : <Callout tone="warning">{messageText(t, mayEnd)}</Callout>}
      <Section id="present" title={t('connection_links.present_holder')}>
        {present.length === 0 ? <p>{t('connection_links.shared_none')}</p> : null}
        <LinkList links={present} onEnd={onEnd} />
      </Section>
      {former.length > 0 ? (
        <Section id="former" title={t('connection_links.former_holders')}>
          <LinkList links={former} onEnd={onEnd} />
        </Section>
      ) : null}
    </div>
  )
}

type ListProps = { links: readonly ConnectionLink[]; onEnd: ((id: number) => void) | undefined }

function LinkList({ links, onEnd }: ListProps) {
  const language = useLanguage()
  const t = linkTranslator(language)
  return (
    <ul className="divide-y divide-neutral-200">
      {links.map((each) => {
        const { from } = each
        const note = from ? t('connection_links.from', { name: inLanguage(from, language).text }) : undefined
        return <SharedRow key={each.id} shared={each} note={note} onEnd={onEnd} />
      })}
    </ul>
  )
}
