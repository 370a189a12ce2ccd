// The approval of an import: who sent it, its approval, refusal or cancellation, and what was decided.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { messageText, translator, writtenIn } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { addressOf } from '#platform/private-file.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useId } from '#ui/use-id.ts'
import type { ImportsApi } from '../contract/api.ts'
import { refusalForm } from '../contract/forms.ts'
import type { ImportApproval, ImportRun } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'

const messages = { ...validationMessages, ...platformMessages, ...importScreenMessages }

type Props = { id: number; fileName: string; approval: ImportApproval }

export function Approval({ id, fileName, approval }: Props) {
  const { sent, decided } = approval
  const language = useLanguage()
  const t = translator(messages, language)
  const title = decided ? undefined : t('imports.approval')
  return (
    <div className="mb-6 grid max-w-[46rem] gap-3">
      <Callout tone={decided?.outcome === 'refused' ? 'warning' : 'info'} title={title}>
        <p>
          <TimeText at={sent.at}>{(date) => t('imports.sent_by', { name: sent.by, date })}</TimeText>
        </p>
        {decided ? (
          <p>
            <TimeText at={decided.at}>
              {(date) => t(`imports.by_${decided.outcome}`, { name: decided.by, date })}
            </TimeText>
          </p>
        ) : (
          <p>{t('imports.approval_pending')}</p>
        )}
        {decided?.reason ? (
          <p lang={writtenIn(decided.reason)} className="whitespace-pre-line">
            {decided.reason}
          </p>
        ) : null}
      </Callout>
      {decided ? null : <FileButton id={id} fileName={fileName} />}
      {decided ? null : <Decisions id={id} approval={approval} />}
    </div>
  )
}

/** A link cannot send the access token. */
function FileButton({ id, fileName }: { id: number; fileName: string }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const orgId = String(useWho().organisation.id)
  const url = urlOf<ImportsApi['importedFile']>('GET /admin/imports/{orgId}/ledger/{id}/file', { orgId, id })
  async function save(): Promise<void> {
    const href = await addressOf({ url, language }).catch(() => undefined)
    if (href === undefined) {
      showToast(t('server.failed'), { tone: 'danger' })
      return
    }
    Object.assign(document.createElement('a'), { href, download: fileName }).click()
    URL.revokeObjectURL(href)
  }
  return (
    <p>
      <Button onClick={() => void save()}>
        <Icon name="download" />
        {t('imports.save_file')}
      </Button>
    </p>
  )
}

const addresses = {
  approved: 'POST /admin/imports/{orgId}/ledger/{id}/approvals',
  cancelled: 'POST /admin/imports/{orgId}/ledger/{id}/cancellations',
} as const
type Rows = ImportsApi['approveImport' | 'cancelImport']

function Decisions({ id, approval: { mayDecide, mayCancel } }: { id: number; approval: ImportApproval }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [isRefusing, setIsRefusing] = useState(false)
  const why = useId()
  const decides = permissions.includes('billing:approve')
  const decide = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`imports.done_${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  if (isRefusing) return <RefusalForm id={id} onDone={() => setIsRefusing(false)} />
  return (
    <>
      {decides ? <p id={why}>{mayDecide.ok ? t('imports.own_left_out') : messageText(t, mayDecide)}</p> : null}
      <p className="flex flex-wrap gap-3">
        {decides ? (
          <Button
            kind="primary"
            aria-disabled={isBusy || !mayDecide.ok || undefined}
            aria-describedby={why}
            onClick={() => (mayDecide.ok ? void decide('approved') : undefined)}
          >
            {t('imports.approve')}
          </Button>
        ) : null}
        {decides && mayDecide.ok ? (
          <Button aria-disabled={isBusy || undefined} onClick={() => setIsRefusing(true)}>
            {t('imports.refuse_open')}
          </Button>
        ) : null}
        {mayCancel.ok && permissions.includes('ledger:correct') ? (
          <Button kind="quiet" aria-disabled={isBusy || undefined} onClick={() => void decide('cancelled')}>
            {t('imports.cancel')}
          </Button>
        ) : null}
      </p>
    </>
  )
}

function RefusalForm({ id, onDone }: { id: number; onDone: () => void }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<ImportRun>({
    id: `refuse-import-${id}`,
    definition: refusalForm,
    labels: { reason: t('imports.reason') },
    language,
    t,
    send: (data) => {
      const read = validate(refusalForm, valuesOf(refusalForm, data))
      const reason = read.ok ? read.value.reason : ''
      return apiIn(language).send<ImportsApi['refuseImport']>('POST /admin/imports/{orgId}/ledger/{id}/refusals', {
        orgId,
        id,
        reason,
      })
    },
    onSent: () => {
      showToast(t('imports.done_refused'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <TextArea name="reason" rows={2} />
      <div className="flex flex-wrap gap-3">
        <SendButton state={state}>{t('imports.refuse')}</SendButton>
        <Button kind="quiet" onClick={onDone}>
          {t('imports.leave')}
        </Button>
      </div>
    </Form>
  )
}
