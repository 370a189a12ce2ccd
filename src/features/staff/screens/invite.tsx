// Console page that invites a person with roles.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#kit/language.ts'
import type { Invited, StaffApi } from '../contract/api.ts'
import { invitationForm } from '../contract/forms.ts'
import type { OutboxApi } from '#features/outbox/contract/api.ts'
import { Callout } from '#ui/callout.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { RoleTicks, chosenRoles } from './role-ticks.tsx'
import { ShownCode } from './shown-code.tsx'
import { staffTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'people:change')
  const states = { orgId: String(orgId) }
  return (await api.read<OutboxApi['messageCounts']>('GET /admin/messages/{orgId}/states', states)).sends
}

export default function Invite() {
  const { mail } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = staffTranslator(language)
  const { organisation, person } = useWho()
  const navigate = useNavigate()
  const [handed, setHanded] = useState<Invited>()
  const state = useForm<Invited>({
    id: 'invite',
    definition: invitationForm,
    labels: {
      nameEn: t('staff.name_en'),
      nameNe: t('staff.name_ne'),
      email: t('staff.email'),
      phone: t('staff.phone'),
      roles: t('staff.roles'),
    },
    language,
    t,
    draft: useOwnDraft('invite'),
    send: (data) => {
      const [nameEn, nameNe, email, phone] = ['nameEn', 'nameNe', 'email', 'phone'].map((name) =>
        String(data.get(name) ?? ''),
      )
      const sent = { nameEn: nameEn!, nameNe: nameNe!, email: email!, phone: phone!, roles: chosenRoles(data) }
      return apiIn(language).send<StaffApi['inviteStaff']>('POST /admin/people/{orgId}', {
        orgId: organisation.id,
        ...sent,
      })
    },
    onSent: (invited) => {
      if (!invited.mailed) return setHanded(invited)
      showToast(t('staff.sent'), { tone: 'success' })
      void navigate(`/staff/people/${invited.id}`)
    },
  })
  if (handed)
    return (
      <div className="max-w-[40rem]">
        <PageMeta title={t('staff.invite')} />
        <PageHeading title={inLanguage(handed.name, language).text} lead={handed.email ?? ''} />
        <ShownCode invited={handed} language={language} />
        <p className="mt-4">
          <Link to={`/staff/people/${handed.id}`} className="link inline-block py-2">
            {t('staff.open_member')}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="max-w-[40rem]">
      <PageMeta title={t('staff.invite')} />
      <PageHeading title={t('staff.invite')} lead={t('staff.invite_lead')} />
      {mail ? null : (
        <div className="mb-4">
          <Callout tone="warning">
            <p>{t('staff.no_mail_before')}</p>
          </Callout>
        </div>
      )}
      <Form state={state}>
        <TextField name="nameEn" lang="en" autoComplete="off" />
        <TextField name="nameNe" lang="ne" autoComplete="off" />
        <EmailField name="email" autoComplete="off" />
        <PhoneField name="phone" autoComplete="off" />
        <RoleTicks chosen={[]} platform={person.roles.includes('platform-administrator')} />
        <SendButton state={state}>{t('staff.send')}</SendButton>
      </Form>
    </div>
  )
}
