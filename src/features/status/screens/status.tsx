// Console page of the state of the installation: each check with its level, what was found and what to do.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { PageMeta } from '#platform/page-meta.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { translator } from '#kit/language.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { StatusApi } from '../contract/api.ts'
import { statusPageMessages } from '../messages/page.ts'

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<StatusApi['readStatus']>('GET /admin/status/{orgId}', { orgId: String(orgId) })
}
clientLoader.hydrate = true as const

const tones = { problem: 'danger', warning: 'warning', good: 'success' } as const

export default function Status() {
  const { checks } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(statusPageMessages, language)
  const count = (level: string) => checks.filter((check) => check.level === level).length
  const [problems, warnings] = [count('problem'), count('warning')]
  return (
    <div>
      <PageMeta title={t('status.title')} />
      <PageHeading title={t('status.title')} lead={t('status.lead')} />
      <p className="mb-6 font-bold">
        {problems + warnings === 0
          ? t('status.all_good')
          : t('status.some', {
              problems: formatNumber(problems, language),
              warnings: formatNumber(warnings, language),
            })}
      </p>
      <dl className="divide-y">
        {checks.map(({ check, level, title, text }) => (
          <div key={`${check} ${text}`} className="py-3">
            <dt className="flex flex-wrap items-center gap-3 font-bold">
              {title} <Tag tone={tones[level]}>{t(`status.${level}`)}</Tag>
            </dt>
            <dd className="mt-1 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
