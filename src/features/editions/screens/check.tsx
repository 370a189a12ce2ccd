// Check of a draft: what is wrong with its rows, each with a link to the row.

import { Link } from 'react-router'
import type { Language, MessageValues } from '#kit/language.ts'
import { messageText, translator } from '#kit/language.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { Callout } from '#ui/callout.tsx'
import { shownMoment } from '#ui/time-text.tsx'
import type { EditionAnswer, EditionScreens } from './definition.ts'
import { editionsTexts, editionsTranslator } from './translator.ts'

export function Check<Row>(props: {
  definition: EditionScreens<Row>
  edition: EditionAnswer<Row>
  language: Language
}) {
  const { definition, edition, language } = props
  const t = editionsTranslator(language)
  const tIssue = translator({ ...editionsTexts, ...definition.messages }, language)
  if (edition.issues.length === 0)
    return (
      <Callout tone="success">
        <p>{t('editions.check_good')}</p>
      </Callout>
    )
  return (
    <Callout tone="danger" title={t('editions.check_wrong')}>
      <ul className="mt-1 grid gap-1">
        {edition.issues.map((issue, index) => {
          const row = edition.rows[issue.row - 1]
          return (
            <li key={index}>
              {row ? (
                <Link
                  to={`/staff/${definition.name}/${edition.id}/rows/${issue.row}`}
                  className="link inline-block py-1"
                >
                  {definition.titleOf(row, language)}
                </Link>
              ) : null}{' '}
              {messageText(tIssue, { key: issue.key, values: shownValues(issue.values, language) })}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

/** Days in the reader's calendar. */
function shownValues(values: MessageValues = {}, language: Language): MessageValues {
  const shown = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && isIsoDate(value) ? shownMoment(value, language) : value] as const
  })
  return Object.fromEntries(shown)
}
