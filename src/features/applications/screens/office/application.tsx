// Console page of one application: status, approval, actions, papers, details, history.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import { inLanguage, type Language, messageText } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeActions } from '../../contract/office-forms.ts'
import { figuresIn } from '../figures.ts'
import { stepsFor } from '../form-parts.tsx'
import { isChoice, optionsOf, formTranslator } from '../labels.ts'
import { PostButton, stateTones } from '../status-view.tsx'
import { ActionForm } from './action-form.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { Papers } from './papers.tsx'
import { History } from './history.tsx'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: number } = await requireSession('staff', request)
  const orgId = String(number)
  const application = await api.read<ApplicationsApi['application']>('GET /admin/applications/{orgId}/{id}', {
    orgId,
    id: Number(params.id),
  })
  return { orgId, application }
}

export default function OfficeApplication() {
  const { orgId, application } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { code, kind, state, next, details, may, submittedAt, keepUntil } = application
  const applicant = inLanguage({ en: String(details.applicantEn), ne: String(details.applicantNe) }, language)
  const current = officeActions.find((action) => action === searchParams.get('do') && may[action].ok)

  async function done(): Promise<void> {
    showToast(t('applications.done'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('approval-title')?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="max-w-[58rem] [&>section]:mt-9">
      <PageMeta title={`${code} ${applicant.text}`} />
      <p className="screen-only mb-3">
        <Link to="/staff/applications" className="link inline-block py-2">
          {t('applications.back_to_inbox')}
        </Link>
      </p>
      <PageHeading
        title={applicant.text}
        lead={`${code} · ${t(`applications.kind.${kind}`)}`}
        actions={
          <PostButton to="/registration/print" known={{ code, phone: String(details.phone) }}>
            <Icon name="print" />
            {t('applications.track.print')}
          </PostButton>
        }
      />
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Tag tone={stateTones[state]}>{t(`applications.state.${state}`)}</Tag>
        <span>
          {t('applications.turn')}: <strong>{t(next ? `applications.turn_${next}` : 'applications.turn_none')}</strong>
        </span>
        <span>
          {t('applications.track.submitted_at')}: <TimeText at={submittedAt} />
        </span>
      </p>
      <Section id="approval" title={t('applications.approval')}>
        <ApprovalSteps application={application} language={language} />
      </Section>
      <Section id="act" title={t('applications.actions')}>
        <ActionLinks
          label={t('applications.actions')}
          current={current}
          actions={officeActions.map((key) => {
            const verdict = may[key]
            const denied = verdict.ok ? undefined : messageText(t, verdict)
            return { key, label: t(`applications.action_${key}`), denied }
          })}
        />
        {current ? (
          <ActionForm key={current} {...{ action: current, orgId, application, language }} onDone={() => void done()} />
        ) : null}
      </Section>
      <Section id="papers" title={t('applications.step.papers')}>
        <Papers {...{ orgId, application, language }} />
      </Section>
      {stepsFor(kind, formTranslator(language), { papers: [], sentBefore: [] })
        .filter(({ id }) => id !== 'papers')
        .map(({ id, title, names }) => (
          <Section key={id} id={id} title={title}>
            <Facts
              facts={names.map((name) => [
                messageText(t, { key: `applications.field.${name}` }),
                shown(name, details[name], language),
              ])}
            />
          </Section>
        ))}
      <Section id="history" title={t('applications.track.history')}>
        <History steps={application.steps} language={language} />
        <p className="mt-4 text-neutral-600">
          {t('applications.stored_until')}: <TimeText at={keepUntil} />
        </p>
      </Section>
    </div>
  )
}

function shown(name: string, value: string | number | undefined, language: Language) {
  if (value === undefined) return undefined
  if (isChoice(name)) return optionsOf(name, formTranslator(language)).find((option) => option.value === value)?.label
  if (name === 'phone' || name === 'sellerPhone')
    return (
      <a href={`tel:${value}`} className="link figures inline-block py-1">
        {displayPhone(String(value), language)}
      </a>
    )
  return figuresIn(value, language)
}
