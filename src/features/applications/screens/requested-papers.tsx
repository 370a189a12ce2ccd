// The papers that the office requests for a kind of application, by reason.

import type { Language } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { Kind } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { papersFor } from '../rules/papers.ts'
import { screenTranslator } from './translator.ts'

type Props = { kind: Kind; listed: readonly ListedPaper[]; heading: 'h2' | 'h3'; language: Language }

export function RequestedPapers({ kind, listed, heading: Heading, language }: Props) {
  const t = screenTranslator(language)
  const papers = papersFor(listed, { kind, transferReason: 'inheritance' })
  const ofHeirs = papers.filter(({ purpose }) => purpose === 'inheritance')
  const isSample = papers.some(({ sample }) => sample)
  return (
    <>
      <Heading className="text-base">
        {t('applications.papers_needed')}
        {isSample ? <span className="font-normal text-neutral-600"> ({t('applications.papers_sample')})</span> : null}
      </Heading>
      <ul className="mt-1 grid gap-1.5">
        {papers
          .filter((paper) => !ofHeirs.includes(paper))
          .map(({ kind: paper, label, required }) => (
            <li key={paper} className="flex gap-2">
              <Icon name="file" className="h-[1lh] w-4 text-secondary-700" />
              <span className="min-w-0 wrap-anywhere">
                {required ? label[language] : t('applications.papers_optional', { paper: label[language] })}
              </span>
            </li>
          ))}
        {ofHeirs.length > 0 ? (
          <li className="text-neutral-600">
            {t('applications.papers_of_heirs', {
              papers: ofHeirs.map(({ label }) => label[language]).join(', '),
            })}
          </li>
        ) : null}
      </ul>
    </>
  )
}
