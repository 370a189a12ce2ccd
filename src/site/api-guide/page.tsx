// API reference for developers, built from the OpenAPI document: all operations, or one of them with its parameters and answer.

import { useLoaderData } from 'react-router'
import { type Language, translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { apiBase } from '#platform/api-base.ts'
import type { ApiOutline, OutlinedRow } from '#platform/api-outline.ts'
import { outlineOf } from '#platform/api-outline.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import { publicOrigin } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { api } from '#root/features.server.ts'
import { roles } from '#root/roles.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { apiGuideMessages } from '../messages.ts'
import { Path, withCode } from './code.tsx'
import { Operation } from './operation.tsx'
import { Rules } from './rules.tsx'

export const handle = { parameters: ['operation'] } satisfies PageHandle

type Listed = { group: ApiOutline[number]['group']; rows: Pick<OutlinedRow, 'id' | 'method' | 'path' | 'summary'>[] }
type Shown = { all: Listed[]; base: string; org: number } | { one: OutlinedRow }

/** `operation`: the `operationId` of the OpenAPI document; without it all operations are listed. */
export const loader = page((ctx, { context, request }): Shown => {
  const outline = outlineIn(ctx.language)
  const id = new URL(request.url).searchParams.get('operation')
  if (id !== null) {
    const one = outline.flatMap(({ rows }) => rows).find((row) => row.id === id)
    return { one: one ?? refuse('missing', 'request.unknown_path') }
  }
  const all = outline.map(({ group, rows }) => ({ group, rows: rows.map(named) }))
  return { all, base: `${context.get(publicOrigin)}${apiBase}`, org: ctx.org.id }
})

export default function ApiGuide() {
  const shown = useLoaderData<typeof loader>()
  return <PageArea>{'one' in shown ? <OneOperation row={shown.one} /> : <AllOperations {...shown} />}</PageArea>
}

function OneOperation({ row }: { row: OutlinedRow }) {
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <>
      <PageMeta title={`${row.method} ${row.path}`} description={row.summary.replaceAll('`', '')} />
      <PageHeading
        title={
          <>
            {row.method} <Path path={row.path} />
          </>
        }
        lead={withCode(row.summary)}
        actions={<ButtonLink href={apiBase}>{t('api.all')}</ButtonLink>}
      />
      <Operation row={row} />
    </>
  )
}

function AllOperations({ all, base, org }: Extract<Shown, { all: unknown }>) {
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <>
      <PageMeta title={t('api.title')} description={t('api.lead')} />
      <PageHeading
        title={t('api.title')}
        lead={t('api.lead')}
        actions={<ButtonLink href={`${apiBase}/openapi.json`}>{t('api.document')}</ButtonLink>}
      />
      <nav aria-label={t('api.on_this_page')}>
        <ul className="flex flex-wrap gap-x-6">
          {all.map(({ group }) => (
            <li key={group}>
              <a href={`#${group}`} className="link inline-flex min-h-11 items-center">
                {t(`api.group_${group}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Rules base={base} org={org} />
      {all.map((group) => (
        <Group key={group.group} {...group} />
      ))}
    </>
  )
}

function Group({ group, rows }: Listed) {
  const t = translator(apiGuideMessages, useLanguage())
  return (
    <Section id={group} title={t(`api.group_${group}`)}>
      <ul className="divide-y divide-neutral-200">
        {rows.map(({ id, method, path, summary }) => (
          <li key={id} className="py-2">
            <a href={`${apiBase}?operation=${id}`} className="link flex min-h-11 flex-wrap items-center gap-x-3">
              <Tag tone={method === 'GET' ? 'info' : 'warning'}>{method}</Tag>
              <code className="min-w-0 font-bold wrap-anywhere">{path}</code>
            </a>
            <span className="block text-neutral-700">{withCode(summary)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const outlines: Partial<Record<Language, ApiOutline>> = {}

/** The same for every organisation, and made once for each language. */
function outlineIn(language: Language): ApiOutline {
  return (outlines[language] ??= outlineOf(openApiDocument(api, apiBase, roles, language)))
}

function named({ id, method, path, summary }: OutlinedRow): Listed['rows'][number] {
  return { id, method, path, summary }
}
