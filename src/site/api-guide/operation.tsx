// One operation of the API reference: who may call it, what it is sent, and what it answers.

import { type Language, translator } from '#kit/language.ts'
import type { RoleName } from '#features/people/contract/roles.ts'
import { roleName } from '#features/people/screens/role-names.ts'
import type { OutlinedRow } from '#platform/api-outline.ts'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { apiGuideMessages } from '../messages.ts'
import { Code } from './code.tsx'

export function Operation({ row }: { row: OutlinedRow }) {
  const language = useLanguage()
  const t = translator(apiGuideMessages, language)
  return (
    <>
      {row.roles.length > 0 ? <p>{t('api.roles', { roles: rolesText(row, language) })}</p> : null}
      {row.bodyType ? <p>{t('api.sent_as', { type: row.bodyType })}</p> : null}
      {row.parameters.length > 0 ? <Parameters parameters={row.parameters} /> : null}
      {row.answer || row.alsoAs.length > 0 ? (
        <Section id="answer" title={t('api.answer')}>
          {row.answer ? <Code text={row.answer} /> : null}
          {row.alsoAs.length > 0 ? <p>{t('api.also', { types: row.alsoAs.join(', ') })}</p> : null}
        </Section>
      ) : null}
    </>
  )
}

/** The names of the roles that may call a row; the document has them from the matrix of `roles.ts`. */
function rolesText({ roles: names }: OutlinedRow, language: Language): string {
  return names.map((name) => roleName(name as RoleName)[language]).join(', ')
}

function Parameters({ parameters }: Pick<OutlinedRow, 'parameters'>) {
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <RecordTable
      caption={t('api.parameters')}
      captionShown
      columns={[{ name: t('api.name') }, { name: t('api.place') }, { name: t('api.type') }, { name: t('api.needed') }]}
      rows={parameters.map(({ name, place, type, note, required }) => ({
        key: `${place}.${name}`,
        cells: [
          <code key="name">{name}</code>,
          t(`api.place_${place}`),
          <span key="type" lang="en" className="wrap-anywhere">
            {type}
            {note ? ` (${note})` : ''}
          </span>,
          t(required ? 'api.yes' : 'api.no'),
        ],
      }))}
    />
  )
}
