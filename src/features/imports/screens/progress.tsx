// Progress of an import that is written in the background, read again until it has ended or waits for its approval, and its result.

import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { ImportRun } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'
import { Approval } from './approval.tsx'
import { Result } from './result.tsx'
import { readAgainMs } from './send-file.ts'

/** `again`: the address of the form for another file. */
export function Progress({ run, again }: { run: ImportRun; again: string }) {
  const language = useLanguage()
  const t = translator(importScreenMessages, language)
  const { id, phase, isResumed, fileName, result, problem, approval } = run
  const isEnded = phase === 'ended'
  const isWorking = !isEnded && phase !== 'approval'
  useReadAgain(isWorking)
  return (
    <>
      <p className="mb-4 font-bold">{fileName}</p>
      {approval ? <Approval id={id} fileName={fileName} approval={approval} /> : null}
      {isWorking ? (
        <>
          <Working run={run} />
          <p className="mb-3 text-neutral-600">{t('imports.may_leave')}</p>
        </>
      ) : null}
      <output className="sr-only">
        {isEnded ? t(result?.written ? 'imports.written' : 'imports.ended') : t(`imports.${phase}`)}
      </output>
      {isResumed ? <p className="mb-3">{t('imports.resumed')}</p> : null}
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
      {result ? <Result result={result} skipsRefused /> : null}
      {isEnded ? (
        <p className="mt-6">
          <Link to={again} className={buttonClass()}>
            {t(approval ? 'imports.pending' : 'imports.another')}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** What a job has done so far. */
export function Working({ run: { phase, done, total } }: { run: ImportRun }) {
  const language = useLanguage()
  const t = translator(importScreenMessages, language)
  const rows = { done: formatNumber(done, language), total: formatNumber(total, language) }
  return (
    <Section id="progress" title={t(`imports.${phase}`)}>
      <progress value={done} max={Math.max(total, 1)} aria-label={t(`imports.${phase}`)} className="w-full" />
      <p className="mb-3">{t('imports.rows_done', rows)}</p>
    </Section>
  )
}

function useReadAgain(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), readAgainMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}
