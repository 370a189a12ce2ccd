// Section of a connection's page: how many applications name it, in any state, and the newest of them with their papers.

import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { openPrivateFile } from '#platform/private-file.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ApplicationsPage, ListedApplication } from '../../contract/answers.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { stateTones } from '../status-view.tsx'
import { officeTranslator } from './translator.ts'

type Props = { orgId: string; applications: ApplicationsPage; language: Language }

export function ApplicationsOfConnection({ orgId, applications, language }: Props) {
  const t = officeTranslator(language)
  const { data, total, totalIsLeast } = applications
  const counted = totalIsLeast ? 'applications.of_connection_least' : 'applications.of_connection_count'
  return (
    <Section id="applications" title={t('applications.of_connection')}>
      <p className="mb-2">
        {total === 0 ? t('applications.of_connection_none') : t(counted, { count: total, shown: data.length })}
      </p>
      <ul className="grid gap-3">
        {data.map((application) => (
          <li key={application.id}>
            <Application {...{ orgId, application, language }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ApplicationProps = { orgId: string; application: ListedApplication; language: Language }

function Application({ orgId, application, language }: ApplicationProps) {
  const { id, code, kind, state, submittedAt, papers } = application
  const t = officeTranslator(language)
  async function open(paperId: number): Promise<void> {
    const path = { orgId, id, paperId }
    const url = urlOf<ApplicationsApi['applicationPaper']>(
      'GET /admin/applications/{orgId}/{id}/papers/{paperId}',
      path,
    )
    if (!(await openPrivateFile({ url, language }))) showToast(t('applications.paper_lost'), { tone: 'danger' })
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={`/staff/applications/${id}`} className="link figures inline-block py-1" translate="no">
          {code}
        </Link>
        <span>{t(`applications.kind.${kind}`)}</span>
        <Tag tone={stateTones[state]}>{t(`applications.state.${state}`)}</Tag>
        <TimeText at={submittedAt} />
      </p>
      {papers.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2" aria-label={t('applications.papers_of', { code })}>
          {papers.map((paper) => (
            <li key={paper.id}>
              <Button kind="quiet" className="text-start!" onClick={() => void open(paper.id)}>
                {paper.name[language]}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
