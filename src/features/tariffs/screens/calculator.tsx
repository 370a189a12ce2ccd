// What does water cost: the form, and the answer to it, with script and without?

import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Tariff } from '../contract.ts'
import { answerCalculator } from '../rules/answer.ts'
import { listTariffs } from '../store.server.ts'
import { addressOf, fieldsOf, givenIn, startingWith, type Typed } from './address.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { useWords } from './words.ts'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = page(async (ctx, { request }) => ({
  tariffs: await listTariffs(ctx),
  today: inNepal(ctx.now).date,
  given: givenIn(new URL(request.url).searchParams),
}))

export default function TariffCalculator() {
  const { tariffs, today, given } = useLoaderData<typeof loader>()
  const { say } = useWords()
  return (
    <PageArea>
      <PageMeta title={say('tariffs.title')} description={say('tariffs.lead')} />
      <PageHeading
        title={say('tariffs.title')}
        lead={say('tariffs.lead')}
        actions={
          tariffs.length > 0 ? (
            <ButtonLink href="/tariff">
              <Icon name="file" />
              {say('tariffs.whole')}
            </ButtonLink>
          ) : undefined
        }
      />
      {tariffs.length > 0 ? <Calculator tariffs={tariffs} today={today} given={given} /> : <NothingPublished />}
    </PageArea>
  )
}

/** The rows are here, so with script every answer is worked out here; the address follows, to be shared and reloaded. */
function Calculator({ tariffs, today, given }: { tariffs: Tariff[]; today: string; given: Typed | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState(() => startingWith(tariffs, today, given))
  const [sent, setSent] = useState(given !== undefined)
  const [left, setLeft] = useState<readonly string[]>([])
  const answer = answerCalculator(tariffs, values, today)
  const issues = answer.kind === 'wrong' ? answer.issues : []
  const shown = issues.filter(({ field, key }) => sent || (left.includes(field) && !key.endsWith('_missing')))

  // What was typed before the script arrived.
  useEffect(() => setValues(fieldsOf(form.current!)), [])

  function leave(name: string): void {
    setLeft([...left, name])
    if (answer.kind === 'charged') putInAddress(values)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    putInAddress(values)
    const wrong = issues[0] && form.current!.elements.namedItem(issues[0].field)
    if (wrong instanceof HTMLElement) wrong.focus()
    else result.current?.focus()
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-12">
      <CalculatorForm
        ref={form}
        tariffs={tariffs}
        values={values}
        issues={shown}
        onInput={() => setValues(fieldsOf(form.current!))}
        onBlur={(event) => leave((event.target as unknown as { name: string }).name)}
        onSubmit={send}
      />
      <CalculatorResult answer={answer} values={values} today={today} hasErrors={shown.length > 0} heading={result} />
    </div>
  )
}

function NothingPublished() {
  const { say } = useWords()
  return (
    <EmptyState
      icon="calculator"
      title={say('tariffs.none_yet')}
      text={say('tariffs.none_yet_text')}
      action={<ButtonLink href="/notices/tariff-and-others">{say('tariffs.notices')}</ButtonLink>}
    />
  )
}

function putInAddress(values: Typed): void {
  const language = new URLSearchParams(location.search).get('lang')
  history.replaceState(history.state, '', addressOf(values, language ? { lang: language } : {}))
}
