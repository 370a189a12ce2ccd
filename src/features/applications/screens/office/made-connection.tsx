// Section of an application for a new connection: the connection that was made from it, and the form by which it is entered.

import { Link } from 'react-router'
import { inDigits, type Language } from '#kit/language.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { WholeApplication } from '../../contract/answers.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { changedConnectionForm, firstConnectionForm } from '../../contract/office-forms.ts'
import { officeTranslator } from './translator.ts'

type Props = { orgId: string; application: WholeApplication; language: Language; onDone: () => void }

/** Nothing before the application is approved, and for a transfer. */
export function MadeConnection({ application, ...props }: Props) {
  const { kind, state, madeConnection, mayEnterConnection } = application
  const t = officeTranslator(props.language)
  if (kind !== 'new' || state !== 'approved') return null
  return (
    <Section id="made-connection" title={t('applications.made_connection')}>
      {madeConnection ? <Numbered {...madeConnection} language={props.language} /> : null}
      <p className="mb-4">
        {t(madeConnection ? 'applications.made_connection_lead' : 'applications.made_connection_none')}
      </p>
      {mayEnterConnection.ok ? (
        <ConnectionForm key={madeConnection?.customerNumber ?? ''} application={application} {...props} />
      ) : null}
    </Section>
  )
}

function Numbered({ id, customerNumber, language }: { id: number; customerNumber: string; language: Language }) {
  const t = officeTranslator(language)
  const mayOpen = useWho().permissions.includes('connections:read')
  const number = inDigits(customerNumber, language)
  return (
    <p>
      {t('applications.field.customerNo')}:{' '}
      {mayOpen ? (
        <Link to={`/staff/connections/${id}`} className="link figures inline-block py-1">
          {number}
        </Link>
      ) : (
        number
      )}
    </p>
  )
}

function ConnectionForm({ orgId, application: { id, madeConnection }, language, onDone }: Props) {
  const t = officeTranslator(language)
  const state = useForm<unknown>({
    id: 'made-connection-form',
    definition: madeConnection ? changedConnectionForm : firstConnectionForm,
    labels: { customerNumber: t('applications.field.customerNo') },
    language,
    t,
    send: (data) =>
      apiIn(language).send<ApplicationsApi['enterMadeConnection']>('PUT /admin/applications/{orgId}/{id}/connection', {
        orgId,
        id,
        customerNumber: String(data.get('customerNumber') ?? ''),
      }),
    onSent: () => {
      showToast(t('applications.done'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <Form state={state}>
        <TextField
          name="customerNumber"
          width="short"
          initially={inDigits(madeConnection?.customerNumber ?? '', language)}
          help={madeConnection ? t('applications.made_connection_help') : undefined}
          autoComplete="off"
        />
        <SendButton state={state}>{t('applications.made_connection_save')}</SendButton>
      </Form>
    </div>
  )
}
