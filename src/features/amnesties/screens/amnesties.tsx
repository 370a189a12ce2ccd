// Console page of amnesties: all campaigns, and the form of a new one.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { AmnestiesApi } from '../contract/api.ts'
import { AmnestyForm } from './amnesty-form.tsx'
import { PartsText, WindowText } from './parts-text.tsx'
import { amnestiesTranslator } from './translator.ts'

/** Campaigns are few; the newest are shown. */
const shown = 50

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id, who } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const { data } = await api.read<AmnestiesApi['amnesties']>('GET /admin/amnesties/{orgId}', { orgId, limit: shown })
  return { data, mayPrepare: who.permissions.includes('billing:prepare'), today: todayInNepal() }
}

export default function Amnesties() {
  const { data, mayPrepare, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = amnestiesTranslator(language)
  const isPending = data.some(({ state }) => state === 'prepared')
  return (
    <>
      <PageMeta title={t('amnesties.title')} />
      <PageHeading title={t('amnesties.title')} lead={t('amnesties.lead')} />
      <Section id="all" title={t('amnesties.all')}>
        {data.length === 0 ? (
          <p>{t('amnesties.none')}</p>
        ) : (
          <RecordTable
            caption={t('amnesties.all')}
            records="compact"
            columns={[
              { name: t('amnesties.name') },
              { name: t('amnesties.window'), short: true },
              { name: t('amnesties.parts'), short: true },
              { name: t('amnesties.state'), short: true },
              { name: t('amnesties.connections'), short: true, figures: true, named: true },
              { name: t('amnesties.waived'), short: true, figures: true, named: true },
            ]}
            rows={data.map(({ id, title, from, until, parts, state, preview }) => ({
              key: id,
              cells: [
                <Link key="title" to={`/staff/amnesties/${id}`} className="link inline-block py-1">
                  {inLanguage(title, language).text}
                </Link>,
                <WindowText key="window" from={from} until={until} language={language} />,
                <PartsText key="parts" parts={parts} language={language} />,
                t(`amnesties.state_${state}`),
                inDigits(String(preview.connections), language),
                formatRupees(preview.waivedPaisa, language, 2),
              ],
            }))}
          />
        )}
      </Section>
      {mayPrepare ? (
        <Section id="new" title={t('amnesties.new')}>
          {isPending ? <p>{t('amnesties.pending')}</p> : <AmnestyForm language={language} today={today} />}
        </Section>
      ) : null}
    </>
  )
}
