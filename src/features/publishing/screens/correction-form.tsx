// Form to correct an item, with the other version beside it when somebody else has corrected it meanwhile.

import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { form, validate } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { Facts } from '#ui/facts.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { correctionNote, versionConflicts } from '../contract/fields.ts'
import type { ShownEvent } from '../contract/outputs.ts'
import { versionMessages } from '../messages/versions.ts'
import { isUnread } from '../rules/transitions.ts'
import { ActionFrame, CancelLink } from './action-frame.tsx'
import type { RestoredVersion } from './restored.ts'
import type { PublishingTranslator } from './translator.ts'
import { publishingTranslator } from './translator.ts'

type CorrectionFormProps<Item, Value> = {
  definition: FormDefinition<Value>
  labels: Readonly<Record<string, string>>
  /** Includes the messages of the issues of the definition. */
  t: PublishingTranslator
  language: Language
  /** The item as it was when the page was opened. */
  item: Item
  /** The earlier version with which the fields are filled in. */
  restored?: RestoredVersion<Item> | undefined
  /** The text shown for each field of the form. */
  textsOf: (item: Item) => Record<string, string>
  read: () => Promise<Outcome<Item>>
  /** `data` is the form as it was filled, for values with files. */
  send: (
    value: Value & SentNote & { version: number },
    data: FormData,
    onProgress: (share: number) => void,
  ) => Promise<Outcome<unknown>>
  onDone: () => void
  children: ReactNode
}

/** Why it is corrected, for the history. */
type SentNote = { noteNe?: string; noteEn?: string }

/** The version that the text was typed over is stored with its draft: a draft continued after another correction is a conflict too. */
const versionName = 'version'

/** After a version conflict the newer values are shown above the form, which keeps what was typed; saving again replaces them. */
export function CorrectionForm<Item extends { version: number; acts: readonly ShownEvent[] }, Value>(
  props: CorrectionFormProps<Item, Value>,
) {
  const { restored, labels, t, language, textsOf, read, send, onDone, children } = props
  const definition = useMemo(() => form({ ...props.definition.fields, ...correctionNote }), [props.definition])
  const id = restored ? `act-change-version-${restored.number}` : 'act-change'
  const [opened] = useState(props.item)
  const [newer, setNewer] = useState<Item>()
  const [before, setBefore] = useState<Record<string, string>>({})
  const state = useForm<unknown>({
    id,
    definition,
    labels: { ...labels, noteNe: t('publishing.correction_note_ne'), noteEn: t('publishing.correction_note_en') },
    language,
    t,
    draft: useOwnDraft(id),
    async send(data, onProgress) {
      const filled = validate(definition, valuesOf(definition, data))
      if (!filled.ok) return { kind: 'refused', key: 'request.invalid', message: '', issues: filled.issues }
      const version = newer?.version ?? Number(data.get(versionName))
      data.set(versionName, String(version))
      const outcome = await send({ ...(filled.value as unknown as Value & SentNote), version }, data, onProgress)
      if (outcome.kind === 'refused' && versionConflicts.some((key) => key === outcome.key)) {
        const now = await read()
        if (now.kind === 'done') {
          setNewer(now.value)
          setBefore(version === opened.version ? textsOf(opened) : {})
        }
      }
      return outcome
    },
    onSent: onDone,
  })
  return (
    <ActionFrame
      action={isUnread(opened.acts) ? 'edit' : 'change'}
      {...(restored && {
        texts: {
          title: versionMessages['versions.form_title'][language],
          help: versionMessages['versions.form_help'][language],
        },
      })}
      language={language}
    >
      <Form state={state}>
        {newer ? <NewerValues before={before} now={textsOf(newer)} labels={labels} language={language} /> : null}
        <HiddenField name={versionName} value={String(opened.version)} />
        {children}
        {isUnread(opened.acts) && !restored ? null : (
          <BothLanguages name="note" legend={t('publishing.correction_note')} rows={2} initially={restored?.note} />
        )}
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t('publishing.save')}</SendButton>
          <CancelLink language={language} onCancel={state.draft.discardQuietly} />
        </div>
      </Form>
    </ActionFrame>
  )
}

/** What is stored now, in the fields that differ from what the person began with. */
export function NewerValues(props: {
  before: Record<string, string>
  now: Record<string, string>
  labels: Readonly<Record<string, string>>
  language: Language
}) {
  const { before, now, labels, language } = props
  const t = publishingTranslator(language)
  const changed = Object.keys(now).filter((field) => now[field] !== before[field])
  return (
    <section aria-labelledby="newer-values" className="grid gap-3 rounded-box bg-warning-50 p-4">
      <h4 id="newer-values" className="text-lg">
        {t('publishing.current_version')}
      </h4>
      <p className="measure">{t(changed.length > 0 ? 'publishing.compare' : 'publishing.other_parts_changed')}</p>
      {changed.length > 0 ? (
        <div className="rounded-box bg-surface">
          <Facts facts={changed.map((field) => [labels[field] ?? field, now[field] || t('publishing.emptied')])} />
        </div>
      ) : null}
    </section>
  )
}
