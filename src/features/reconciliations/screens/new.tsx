// Console page that sends the statement of a gateway.

import type { LoaderFunctionArgs } from 'react-router'
import { useNavigate } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Reconciliation, ReconciliationsApi } from '../contract/api.ts'
import { statementForm } from '../contract/forms.ts'
import { maxStatementRows, statementColumns } from '../contract/statement.ts'
import { reconciliationsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  await requireSession('staff', request, 'ledger:correct')
  return null
}

export default function NewReconciliation() {
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const navigate = useNavigate()
  const columns = statementColumns.map((name) => [name, t(`reconciliations.column_${name}`)] as const)
  const state = useForm<Reconciliation>({
    id: 'statement-form',
    definition: statementForm,
    labels: {
      gateway: t('reconciliations.gateway'),
      file: t('reconciliations.file'),
      ...(Object.fromEntries(columns) as Record<(typeof statementColumns)[number], string>),
    },
    language,
    t,
    send: (data, onProgress) =>
      sendForm<ReconciliationsApi['sendStatement']>(
        'POST /admin/reconciliations/{orgId}',
        { orgId },
        data,
        language,
        onProgress,
      ),
    onSent: ({ id }) => void navigate(`/staff/reconciliations/${id}`),
  })
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('reconciliations.new')} />
      <RelatedLink to="/staff/reconciliations">{t('reconciliations.all')}</RelatedLink>
      <PageHeading title={t('reconciliations.new')} lead={t('reconciliations.new_lead')} />
      <Form state={state}>
        <SelectField
          name="gateway"
          options={gatewayKinds.map((value) => ({ value, label: gatewayNames[value][language] }))}
        />
        <FileField name="file" accept=".csv,.xlsx" help={t('reconciliations.file_help', { n: maxStatementRows })} />
        <h2 className="mt-2 text-lg font-bold text-title">{t('reconciliations.columns')}</h2>
        <p className="measure">{t('reconciliations.columns_help')}</p>
        {statementColumns.map((name) => (
          <TextField key={name} name={name} />
        ))}
        <SendButton state={state}>{t('reconciliations.compare')}</SendButton>
      </Form>
    </div>
  )
}
