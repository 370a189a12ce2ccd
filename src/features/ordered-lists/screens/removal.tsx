// Confirmation that removes a row of an ordered list, with what the list asks for.

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { form, validate } from '#kit/validation/form.ts'
import { buttonClass } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { restorableDays } from '../rules.ts'
import type { ListClient } from './client.ts'
import type { ListScreen, RowAnswer } from './definition.ts'
import { listsTranslator } from './translator.ts'

const nothing = form({})

export function Removal<Entry>(props: {
  screen: ListScreen<Entry>
  client: ListClient<Entry>
  row: RowAnswer<Entry>
  language: Language
}): ReactNode {
  const { screen, client, row, language } = props
  const { removal } = screen
  const t = listsTranslator(language)
  const navigate = useNavigate()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus({ preventScroll: true }), [])
  const definition = removal?.form ?? nothing
  const state = useForm<unknown>({
    id: 'removal',
    definition,
    labels: removal?.labels(language) ?? {},
    language,
    t: screen.t(language),
    async send(data): Promise<Outcome<unknown>> {
      const filled = validate(definition, valuesOf(definition, data))
      const outcome = await client.remove(row, filled.ok ? (filled.value as object) : {})
      if (outcome.kind !== 'refused' || outcome.issues.length > 0) return outcome
      showToast(outcome.message, { tone: 'danger' })
      // The page without the question shows the row as it is now.
      await navigate(`/staff/${screen.name}/${row.id}`, { replace: true })
      return outcome
    },
    onSent: () => {
      showToast(t('lists.removed'), { tone: 'success' })
      void navigate(`/staff/${screen.name}`)
    },
  })

  return (
    <section aria-labelledby="remove-title" className="rounded-box border border-neutral-300 p-5">
      <h2 id="remove-title" ref={question} tabIndex={-1} className="text-xl outline-none">
        {t('lists.remove_question')}
      </h2>
      <div className="mt-1">{screen.factsOf(row, language)}</div>
      <p className="measure mt-1 mb-4 text-neutral-600">
        {removal ? removal.help[language] : t('lists.remove_help', { days: restorableDays })}
      </p>
      <Form state={state}>
        {removal ? <removal.Fields row={row} language={language} /> : null}
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state} kind="danger">
            {t('lists.remove')}
          </SendButton>
          <Link to={`/staff/${screen.name}`} className={buttonClass('quiet')}>
            {t('lists.cancel')}
          </Link>
        </div>
      </Form>
    </section>
  )
}
