// Portal page of the account details, language and data download.

import type { LoaderFunctionArgs } from 'react-router'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { displayPhone } from '#kit/phone.ts'
import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn, httpClient } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Account, AccountsApi } from '../contract/api.ts'
import { accountForm } from '../contract/form.ts'
import { accountsMessages } from '../messages.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Account> {
  const { api, orgId } = await requireSession('customer', request)
  return api.read<AccountsApi['myAccount']>('GET /customer/account/{orgId}', { orgId: String(orgId) })
}

export default function Details() {
  const account = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(accountsMessages, language)
  const [saves, setSaves] = useState(0)
  const [chosen, setChosen] = useState(account.language)
  const rows = [
    ['account.name_en', account.name.en],
    ['account.name_ne', account.name.ne],
    ['account.email', account.email],
    ['account.phone', account.phone && displayPhone(account.phone, language)],
  ] as const
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('account.details')} />
      <PageHeading title={t('account.details')} lead={t('account.details_lead')} />
      <Facts facts={rows.map(([label, value]) => [t(label), value || t('account.none')])} />
      <div className="mt-8">
        <LanguageForm
          key={saves}
          chosen={chosen}
          onSaved={(saved) => {
            setChosen(saved.language)
            setSaves(saves + 1)
            showToast(t('account.saved'), { tone: 'success' })
          }}
        />
      </div>
      <Section id="data" title={t('account.data')}>
        <p className="mb-4">{t('account.data_text')}</p>
        <DownloadButton />
      </Section>
    </div>
  )
}

const formMessages = { ...validationMessages, ...accountsMessages }

function LanguageForm({ chosen, onSaved }: { chosen: Language; onSaved: (saved: Account) => void }) {
  const language = useLanguage()
  const t = translator(formMessages, language)
  const orgId = useWho().organisation.id
  const state = useForm<Account>({
    id: 'details',
    definition: accountForm,
    labels: { language: t('account.language') },
    language,
    t,
    send: (data) => {
      const wanted = data.get('language') as Language
      return apiIn(language).send<AccountsApi['changeMyAccount']>('PATCH /customer/account/{orgId}', {
        orgId,
        language: wanted,
      })
    },
    onSent: onSaved,
  })
  const options = [
    { value: 'ne', label: 'नेपाली' },
    { value: 'en', label: 'English' },
  ]
  return (
    <Form state={state}>
      <RadioField name="language" options={options} inline chosen={chosen} />
      <SendButton state={state}>{t('account.save')}</SendButton>
    </Form>
  )
}

// A link cannot send the access token, so the file is fetched and saved from memory.
function DownloadButton() {
  const language = useLanguage()
  const orgId = String(useWho().organisation.id)
  const myData = urlOf<AccountsApi['myData']>('GET /customer/account/{orgId}/data', { orgId })
  async function download(): Promise<void> {
    const response = await httpClient({ language })({ url: myData, method: 'GET', headers: {} })
    if (!response.ok) return
    const blobUrl = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: blobUrl, download: 'my-data.json' })
    link.click()
    URL.revokeObjectURL(blobUrl)
  }
  return (
    <Button onClick={() => void download()}>
      <Icon name="download" />
      {translator(accountsMessages, language)('account.download')}
    </Button>
  )
}
