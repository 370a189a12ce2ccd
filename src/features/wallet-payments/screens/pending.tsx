// A wallet payment that is to be verified: what a statement says about it, and the forms that verify or reject it.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, messageText } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { WalletPayment, WalletPaymentsApi } from '../contract/api.ts'
import { evidenceForm, rejectionForm, verificationForm } from '../contract/forms.ts'
import { walletsTranslator } from './translator.ts'

export function PendingWallet({ wallet, mayWrite }: { wallet: WalletPayment; mayWrite: boolean }) {
  const { id, gateway, reference, customerNumber, amountPaisa, recorded, statement, mayDecide, mayVerify } = wallet
  const language = useLanguage()
  const t = walletsTranslator(language)
  const [isRejecting, setIsRejecting] = useState(false)
  const name = inLanguage(gatewayNames[gateway], language).text
  return (
    <div className="mb-8 grid max-w-[46rem] gap-3">
      <Callout tone="info" title={`${name} ${reference}: ${formatMoney(amountPaisa, language)}`}>
        <p>
          {t('wallets.customer_number')} {inDigits(customerNumber, language)}
        </p>
        <p>
          <TimeText at={recorded.at}>{(date) => t('wallets.recorded_by', { name: recorded.by, date })}</TimeText>
        </p>
        {statement ? (
          <p>
            <TimeText at={statement.on}>
              {(date) => t('wallets.in_statement', { amount: formatMoney(statement.amountPaisa, language), date })}
            </TimeText>
          </p>
        ) : (
          <p>{t('wallets.not_in_statement')}</p>
        )}
        {mayWrite && !mayVerify.ok ? <p>{messageText(t, mayVerify)}</p> : null}
      </Callout>
      {mayWrite && mayVerify.ok && !isRejecting ? (
        <VerifyForm key={id} wallet={wallet} onReject={() => setIsRejecting(true)} />
      ) : null}
      {mayWrite && mayDecide.ok && !mayVerify.ok && !isRejecting ? (
        <p>
          <Button onClick={() => setIsRejecting(true)}>{t('wallets.reject_open')}</Button>
        </p>
      ) : null}
      {isRejecting ? <RejectForm id={id} onDone={() => setIsRejecting(false)} /> : null}
    </div>
  )
}

function VerifyForm({ wallet: { id, statement }, onReject }: { wallet: WalletPayment; onReject: () => void }) {
  const language = useLanguage()
  const t = walletsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const definition = statement ? verificationForm : evidenceForm
  const state = useForm<WalletPayment>({
    id: `verify-wallet-${id}`,
    definition,
    labels: { evidence: t('wallets.evidence') },
    language,
    t,
    send: (data) => {
      const read = validate(definition, valuesOf(definition, data))
      const evidence = read.ok ? read.value.evidence : undefined
      return apiIn(language).send<WalletPaymentsApi['verifyWalletPayment']>(
        'POST /admin/walletPayments/{orgId}/{id}/verifications',
        { orgId, id, ...(evidence && { evidence }) },
      )
    },
    onSent: () => {
      showToast(t('wallets.verified'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      {statement ? null : <TextArea name="evidence" rows={2} help={t('wallets.evidence_help')} />}
      <div className="flex flex-wrap gap-3">
        <SendButton state={state}>{t('wallets.verify')}</SendButton>
        <Button onClick={onReject}>{t('wallets.reject_open')}</Button>
      </div>
    </Form>
  )
}

function RejectForm({ id, onDone }: { id: number; onDone: () => void }) {
  const language = useLanguage()
  const t = walletsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<WalletPayment>({
    id: `reject-wallet-${id}`,
    definition: rejectionForm,
    labels: { reason: t('wallets.reason') },
    language,
    t,
    send: (data) => {
      const read = validate(rejectionForm, valuesOf(rejectionForm, data))
      const reason = read.ok ? read.value.reason : ''
      return apiIn(language).send<WalletPaymentsApi['rejectWalletPayment']>(
        'POST /admin/walletPayments/{orgId}/{id}/rejections',
        { orgId, id, reason },
      )
    },
    onSent: () => {
      showToast(t('wallets.rejected'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <TextArea name="reason" rows={2} />
      <div className="flex flex-wrap gap-3">
        <SendButton state={state}>{t('wallets.reject')}</SendButton>
        <Button kind="quiet" onClick={onDone}>
          {t('wallets.leave')}
        </Button>
      </div>
    </Form>
  )
}
