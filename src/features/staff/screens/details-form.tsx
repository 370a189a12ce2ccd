// Form of the name, email address and phone of a member of staff.

import type { Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { StaffApi, VersionedMember } from '../contract/api.ts'
import { memberConflicts } from '../contract/conflicts.ts'
import { memberForm } from '../contract/forms.ts'
import { staffTranslator } from './translator.ts'

export function DetailsForm({ member, onDone }: { member: VersionedMember; onDone: () => void }) {
  const language = useLanguage()
  const t = staffTranslator(language)
  const path = { orgId: useWho().organisation.id, id: member.id }
  const initially = textsOf(member, language)
  const { state, fields } = useVersionedForm<VersionedMember>({
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
    opened: member,
    textsOf: (stored) => textsOf(stored, language),
    conflicts: memberConflicts,
    read: () => apiIn(language).send<StaffApi['staffMember']>('GET /admin/people/{orgId}/{id}', path),
    send: (version, { data }) => {
      const text = (name: string) => String(data.get(name) ?? '')
      const sent = { nameEn: text('nameEn'), nameNe: text('nameNe'), email: text('email'), phone: text('phone') }
      const address = 'PUT /admin/people/{orgId}/{id}'
      return apiIn(language).send<StaffApi['changeStaffMember']>(address, { ...path, ...sent, version })
    },
    onSent: () => {
      showToast(t('staff.details_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      {fields}
      <p className="text-neutral-600">{t('staff.details_help')}</p>
      <TextField name="nameEn" lang="en" autoComplete="off" initially={initially.nameEn} />
      <TextField name="nameNe" lang="ne" autoComplete="off" initially={initially.nameNe} />
      <EmailField name="email" autoComplete="off" initially={initially.email} />
      <PhoneField name="phone" autoComplete="off" initially={initially.phone} />
      <SendButton state={state}>{t('staff.details_save')}</SendButton>
    </Form>
  )
}

function textsOf({ name, email, phone }: VersionedMember, language: Language) {
  return { nameEn: name.en, nameNe: name.ne, email: email ?? '', phone: phone ? displayPhone(phone, language) : '' }
}
