// Console page to change an interruption that has not ended.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { sendForm } from '#platform/send-form.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { HiddenField } from '#ui/form/form.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { changedInterruption } from '../../contract/interruption-form.ts'
import type { InterruptionsApi } from '../../contract/interruptions.ts'
import { form } from '#kit/validation/form.ts'
import { EndButton } from './end-button.tsx'
import { InterruptionForm } from './interruption-form.tsx'
import { supplyTranslator } from './translator.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [places, { api, orgId: id }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'supply:write'),
  ])
  const orgId = String(id)
  const interruption = await api.read<InterruptionsApi['readInterruption']>('GET /admin/interruptions/{orgId}/{code}', {
    orgId,
    code: params['code']!,
  })
  return { places, orgId, interruption, today: todayInNepal() }
}
clientLoader.hydrate = true as const

const { orgId: _, code: __, ...typed } = changedInterruption.fields
const definition = form(typed)

export default function ChangeInterruption() {
  const { places, orgId, interruption, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = supplyTranslator(language)
  const navigate = useNavigate()
  const { code, version } = interruption
  const toList = () => void navigate('/staff/interruptions')
  return (
    <>
      <PageMeta title={t('supply.change_title')} />
      <RelatedLink to="/staff/interruptions">{t('supply.back')}</RelatedLink>
      <PageHeading title={t('supply.change_title')} />
      <InterruptionForm
        key={version}
        definition={definition}
        {...{ places, today, language }}
        initially={interruption}
        button={t('supply.save_interruption')}
        hidden={<HiddenField name="version" value={String(version)} />}
        beside={<EndButton interruption={interruption} orgId={orgId} onDone={toList} />}
        send={(values) =>
          sendForm<InterruptionsApi['changeInterruption']>(
            'PUT /admin/interruptions/{orgId}/{code}',
            { orgId, code },
            values,
            language,
          )
        }
        onSent={() => {
          showToast(t('supply.changed'), { tone: 'success' })
          toList()
        }}
      />
    </>
  )
}
