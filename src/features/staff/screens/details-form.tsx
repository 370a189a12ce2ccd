// Form of the name, email address and phone of a member of staff.

import { displayPhone } from '#kit/phone.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { StaffApi, StaffMember } from '../contract/api.ts'
import { memberForm } from '../contract/forms.ts'
import { staffTranslator } from './translator.ts'

export function DetailsForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const language = useLanguage()
  const t = staffTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<StaffMember>({
    id: 'details-form',
    definition: memberForm,
    labels: {
      nameEn: t('staff.name_en'),
      nameNe: t('staff.name_ne'),
      email: t('staff.email'),
      phone: t('staff.phone'),
    },
    language,
    t,
    draft: useOwnDraft('details-form'),
    send: (data) => {
      const text = (name: string) => String(data.get(name) ?? '')
      const sent = { nameEn: text('nameEn'), nameNe: text('nameNe'), email: text('email'), phone: text('phone') }
      const path = { orgId, id: member.id }
      return apiIn(language).send<StaffApi['changeStaffMember']>('PUT /admin/people/{orgId}/{id}', { ...path, ...sent })
    },
    onSent: () => {
      showToast(t('staff.details_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-600">{t('staff.details_help')}</p>
      <TextField name="nameEn" lang="en" autoComplete="off" initially={member.name.en} />
      <TextField name="nameNe" lang="ne" autoComplete="off" initially={member.name.ne} />
      <EmailField name="email" autoComplete="off" initially={member.email ?? ''} />
      <PhoneField
        name="phone"
        autoComplete="off"
        initially={member.phone ? displayPhone(member.phone, language) : ''}
      />
      <SendButton state={state}>{t('staff.details_save')}</SendButton>
    </Form>
  )
}
