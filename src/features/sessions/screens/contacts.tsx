// Page on which a signed-in member of staff changes their email address and phone.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { displayPhone } from '#kit/phone.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Contacts, SessionsApi } from '../contract/api.ts'
import { contactsForm, contactsWithFactorForm } from '../contract/forms.ts'
import { requireSession, useWho } from './signed-in.ts'
import { sessionsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Contacts> {
  const { api } = await requireSession('staff', request)
  return api.read<SessionsApi['myContacts']>('GET /auth/contacts', {})
}

export default function OwnContacts() {
  const loaded = useLoaderData<typeof clientLoader>()
  const t = sessionsTranslator(useLanguage())
  const [saved, setSaved] = useState({ contacts: loaded, turn: 0 })
  return (
    <div className="max-w-[34rem]">
      <PageMeta title={t('contacts.title')} />
      <PageHeading title={t('contacts.title')} lead={t('contacts.lead')} />
      <ContactsForm
        key={saved.turn}
        contacts={saved.contacts}
        onSaved={(contacts) => setSaved({ contacts, turn: saved.turn + 1 })}
      />
    </div>
  )
}

function ContactsForm({ contacts, onSaved }: { contacts: Contacts; onSaved: (contacts: Contacts) => void }) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const requiresCode = useWho().secondFactor.on
  const state = useForm<Contacts>({
    id: 'contacts',
    definition: requiresCode ? contactsWithFactorForm : contactsForm,
    labels: {
      email: t('contacts.email'),
      phone: t('contacts.phone'),
      password: t('password.current'),
      code: t('factor.old_code'),
    },
    language,
    t,
    send: (data) => {
      const text = (name: string) => String(data.get(name) ?? '')
      return apiIn(language).send<SessionsApi['changeMyContacts']>('PUT /auth/contacts', {
        email: text('email'),
        phone: text('phone'),
        password: text('password'),
        code: text('code'),
      })
    },
    onSent: (changed) => {
      showToast(t('contacts.changed'), { tone: 'success' })
      onSaved(changed)
    },
  })
  return (
    <Form state={state}>
      <EmailField name="email" initially={contacts.email ?? ''} />
      <PhoneField name="phone" initially={contacts.phone ? displayPhone(contacts.phone, language) : ''} />
      <PasswordField name="password" autoComplete="current-password" showable={false} />
      {requiresCode ? <TextField name="code" autoComplete="one-time-code" width="short" /> : null}
      <SendButton state={state}>{t('contacts.save')}</SendButton>
    </Form>
  )
}
