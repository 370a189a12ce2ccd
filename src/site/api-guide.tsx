// Page with the API reference for developers, built from the OpenAPI document.

import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { type Language, translator } from '#kit/language.ts'
import type { RoleName } from '#features/people/contract/roles.ts'
import { roleName } from '#features/people/screens/role-names.ts'
import { apiBase } from '#platform/api-base.ts'
import type { ApiOutline, OutlinedRow } from '#platform/api-outline.ts'
import { outlineOf } from '#platform/api-outline.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import { publicOrigin } from '#platform/page-context.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { api } from '#root/features.server.ts'
import { roles } from '#root/roles.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { apiGuideMessages } from './messages.ts'

export const loader = page((ctx, { context }) => ({
  outline: outlineOf(openApiDocument(api, apiBase, roles, ctx.language)),
  base: `${context.get(publicOrigin)}${apiBase}`,
  org: ctx.org.id,
}))

export default function ApiGuide() {
  const { outline, base, org } = useLoaderData<typeof loader>()
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <PageArea>
      <PageMeta title={t('api.title')} description={t('api.lead')} />
      <PageHeading
        title={t('api.title')}
        lead={t('api.lead')}
        actions={<ButtonLink href={`${apiBase}/openapi.json`}>{t('api.document')}</ButtonLink>}
      />
      <nav aria-label={t('api.on_this_page')}>
        <ul className="flex flex-wrap gap-x-6">
          {outline.map(({ group }) => (
            <li key={group}>
              <a href={`#${group}`} className="link inline-flex min-h-11 items-center">
                {t(`api.group_${group}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Rules base={base} org={org} />
      {outline.map((group) => (
        <Group key={group.group} {...group} />
      ))}
    </PageArea>
  )
}

const refusal = `{
  "status": 0,
  "key": "request.invalid",
  "message": "…",
  "fields": [{ "field": "phone", "key": "validation.required", "message": "…" }],
  "requestId": "…"
}`

function Rules({ base, org }: { base: string; org: number }) {
  const t = translator(apiGuideMessages, useLanguage())
  // The organisation's number is an identifier, so it is shown in Latin digits.
  const texts = [
    ['api.base', t('api.base_text', { base, org: String(org) })],
    ['api.language', t('api.language_text')],
    ['api.caller', t('api.caller_text')],
    ['api.lists', t('api.lists_text')],
    ['api.dates', t('api.dates_text')],
    ['api.errors', t('api.errors_text')],
  ] as const
  return (
    <Section id="rules" title={t('api.rules')}>
      <dl className="measure grid gap-4">
        {texts.map(([key, text]) => (
          <div key={key}>
            <dt className="font-semibold text-title">{t(key)}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Code text={refusal} />
      <Code
        text={Object.entries(clientCredentials)
          .map(([client, value]) => `Authorization: Basic ${value}   # ${client}`)
          .join('\n')}
      />
      <Code text={`curl '${base}/customer/organizationDetail/${org}?lang=ne'`} />
    </Section>
  )
}

function Group({ group, rows }: ApiOutline[number]) {
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <Section id={group} title={t(`api.group_${group}`)}>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} id={row.id} className="card rounded-box border border-neutral-200">
            <Row row={row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Row({ row }: { row: OutlinedRow }) {
  const language = useLanguage()
  const t = translator(apiGuideMessages, language)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer p-4 hover:bg-secondary-50">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone={row.method === 'GET' ? 'info' : 'warning'}>{row.method}</Tag>
          <Path path={row.path} />
        </span>
        <span className="mt-1 block text-neutral-700">{withCode(row.summary)}</span>
      </summary>
      <div className="grid gap-4 border-t border-neutral-200 p-4">
        {row.roles.length > 0 ? <p>{t('api.roles', { roles: rolesText(row, language) })}</p> : null}
        {row.bodyType ? <p>{t('api.sent_as', { type: row.bodyType })}</p> : null}
        {row.parameters.length > 0 ? <Parameters parameters={row.parameters} /> : null}
        {row.answer || row.alsoAs.length > 0 ? (
          <div>
            <h3 className="text-lg">{t('api.answer')}</h3>
            {row.answer ? <Code text={row.answer} /> : null}
            {row.alsoAs.length > 0 ? <p>{t('api.also', { types: row.alsoAs.join(', ') })}</p> : null}
          </div>
        ) : null}
      </div>
    </details>
  )
}

/** The names of the roles that may call a row; the document has them from the matrix of `roles.ts`. */
function rolesText({ roles: names }: OutlinedRow, language: Language): string {
  return names.map((name) => roleName(name as RoleName)[language]).join(', ')
}

/** Text between backticks is shown as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, place) =>
    place % 2 === 1 ? (
      <code key={place} className="text-sm">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

/** Line breaks are allowed between its segments. */
function Path({ path }: { path: string }) {
  return (
    <code className="min-w-0 font-semibold wrap-anywhere text-title">
      {path.split(/(?=\/)/).map((part, place) => (
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  )
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

function Code({ text }: { text: string }) {
  return (
    <pre
      lang="en"
      className="mt-3 rounded-box bg-neutral-100 p-4 text-sm leading-normal wrap-anywhere whitespace-pre-wrap"
    >
      <code>{text}</code>
    </pre>
  )
}
