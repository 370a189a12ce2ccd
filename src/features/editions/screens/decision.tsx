// Approval of an edition: submit it, approve it or return it with a note, or delete the draft.

import { useEffect, useRef } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { messageText } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Section } from '#ui/section.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { EditionTransition } from '../contract/states.ts'
import type { EditionPageProps } from './page-props.ts'
import { noteForm } from './forms.ts'
import { editionsTranslator } from './translator.ts'

type DoneKey = 'editions.submitted' | 'editions.approved'

export function Decision<Row>(props: EditionPageProps<Row>) {
  const { client, edition, language } = props
  const t = editionsTranslator(language)
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { id, version, may, state, approvers } = edition

  async function finish(outcome: Outcome<unknown>, done: DoneKey): Promise<void> {
    showOutcome(outcome, { done: t(done), failed: t('server.failed') })
    await revalidate()
  }
  const denial = (transition: EditionTransition) => {
    const verdict = may[transition]
    return verdict.ok ? undefined : messageText(t, verdict)
  }
  const submit = async () => finish(await client.submit({ id, version }), 'editions.submitted')
  const approve = async () => finish(await client.approve({ id, version }), 'editions.approved')

  return (
    <Section id="decide" title={t('editions.decide')}>
      <p className="measure">
        {approvers > 0 ? t('editions.second_person', { count: approvers }) : t('editions.alone')}
      </p>
      {state === 'draft' ? (
        <>
          <Denied text={denial('submit')} />
          <p className="mt-4 flex flex-wrap gap-3">
            <Button kind="primary" disabled={!may.submit.ok} onClick={() => void submit()}>
              {t('editions.submit')}
            </Button>
            <Link to="?do=discard" preventScrollReset className={buttonClass('quiet')}>
              {t('editions.discard')}
            </Link>
          </p>
          {params.get('do') === 'discard' ? <Discard {...props} /> : null}
        </>
      ) : (
        <>
          <Denied text={denial('approve')} />
          <p className="mt-4">
            <Button kind="primary" disabled={!may.approve.ok} onClick={() => void approve()}>
              {t('editions.approve')}
            </Button>
          </p>
          <ReturnForm key={version} {...props} />
        </>
      )}
    </Section>
  )
}

function Denied({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="mt-2 font-bold">{text}</p>
}

function ReturnForm<Row>({ client, edition, language }: EditionPageProps<Row>) {
  const t = editionsTranslator(language)
  const { revalidate } = useRevalidator()
  const { id, version } = edition
  const state = useForm<unknown>({
    id: 'return-form',
    definition: noteForm,
    labels: { note: t('editions.note') },
    language,
    t,
    draft: useOwnDraft('return-form'),
    send: (data) => {
      const filled = validate(noteForm, valuesOf(noteForm, data))
      return client.return({ id, version }, filled.ok ? filled.value.note : '')
    },
    onSent: () => {
      showToast(t('editions.returned'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="mt-6 max-w-[46rem]">
      <Form state={state}>
        <TextArea name="note" rows={3} />
        <SendButton state={state} kind="plain">
          {t('editions.return')}
        </SendButton>
      </Form>
    </div>
  )
}

function Discard<Row>({ definition, client, edition, language }: EditionPageProps<Row>) {
  const t = editionsTranslator(language)
  const navigate = useNavigate()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  const { id, version } = edition

  async function discard(): Promise<void> {
    const outcome = await client.discard({ id, version })
    showOutcome(outcome, { done: t('editions.discarded'), failed: t('server.failed') })
    if (outcome.kind === 'done') await navigate(`/staff/${definition.name}`)
    else await navigate('.', { replace: true })
  }

  return (
    <section aria-labelledby="discard-title" className="mt-4 rounded-box border border-neutral-300 p-5">
      <h3 id="discard-title" ref={question} tabIndex={-1} className="text-xl outline-none">
        {t('editions.discard_question')}
      </h3>
      <p className="measure mt-1 mb-4 text-neutral-600">{t('editions.discard_help')}</p>
      <p className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void discard()}>
          {t('editions.discard')}
        </Button>
        <Link to="?" preventScrollReset className={buttonClass('quiet')}>
          {t('editions.cancel')}
        </Link>
      </p>
    </section>
  )
}
