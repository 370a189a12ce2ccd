// Forms that link another number: the number whose phone gets a code, then the code.

import { useEffect, useRef, useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Links, LinksApi } from '../contract/api.ts'
import { codeForm, numberForm } from '../contract/forms.ts'
import { linkTranslator } from './translator.ts'

type Requested = { request: string; number: string; minutes: number }

export function LinkForm({ onLinked }: { onLinked: () => void }) {
  const [requested, setRequested] = useState<Requested>()
  if (!requested) return <NumberForm onSent={setRequested} />
  return (
    <CodeForm
      requested={requested}
      onAgain={() => setRequested(undefined)}
      onLinked={() => {
        setRequested(undefined)
        onLinked()
      }}
    />
  )
}

function NumberForm({ onSent }: { onSent: (requested: Requested) => void }) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  // Read when the answer comes, by the form of an earlier render.
  const number = useRef('')
  const state = useForm<{ request: string; expiresIn: number }>({
    id: 'link-number',
    definition: numberForm,
    labels: { customerNumber: t('connection_links.number_field') },
    language,
    t,
    send: (data) => {
      const read = validate(numberForm, valuesOf(numberForm, data))
      const { customerNumber } = read.ok ? read.value : { customerNumber: '' }
      number.current = customerNumber
      const address = 'POST /customer/connections/{orgId}/codes'
      return apiIn(language).send<LinksApi['requestLinkCode']>(address, { orgId, customerNumber })
    },
    onSent: ({ request, expiresIn }) => onSent({ request, number: number.current, minutes: expiresIn / 60 }),
  })
  return (
    <Form state={state}>
      <TextField
        name="customerNumber"
        help={t('connection_links.number_help')}
        width="short"
        inputMode="numeric"
        autoComplete="off"
      />
      <SendButton state={state}>{t('connection_links.send_code')}</SendButton>
    </Form>
  )
}

type CodeProps = { requested: Requested; onAgain: () => void; onLinked: () => void }

function CodeForm({ requested: { request, number, minutes }, onAgain, onLinked }: CodeProps) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<Links>({
    id: 'link-code',
    definition: codeForm,
    labels: { code: t('connection_links.code_field') },
    language,
    t,
    send: (data) => {
      const address = 'POST /customer/connections/{orgId}/links'
      return apiIn(language).send<LinksApi['linkConnection']>(address, {
        orgId,
        request,
        code: String(data.get('code')),
      })
    },
    onSent: () => {
      showToast(t('connection_links.linked'), { tone: 'success' })
      onLinked()
    },
  })
  // The form of the number, which had the focus, is gone.
  useEffect(() => document.getElementById('link-code-code')?.focus(), [])
  return (
    <div className="grid gap-6">
      <Callout tone="success" role="alert" title={t('connection_links.sent')}>
        <p>{t('connection_links.sent_text', { number: inDigits(number, language), minutes })}</p>
        <p className="mt-2">{t('connection_links.no_code')}</p>
      </Callout>
      <Form state={state}>
        <TextField name="code" width="short" inputMode="numeric" autoComplete="one-time-code" />
        <SendButton state={state}>{t('connection_links.link')}</SendButton>
      </Form>
      <p>
        <Button kind="quiet" className="-ms-4" onClick={onAgain}>
          {t('connection_links.again')}
        </Button>
      </p>
    </div>
  )
}
