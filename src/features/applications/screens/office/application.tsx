// Console page of one application: status, approval, actions, papers, details, history.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { RelatedLink } from '#ui/related-link.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { SentTo } from '#kit/contract.ts'
import { inLanguage, type Language, messageText } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { BesideList, isListShown, lastView } from '#features/cases/screens/beside-list.tsx'
import { channelName } from '#features/cases/screens/translator.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ListedApplication } from '../../contract/answers.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeActions, type OfficeAction } from '../../contract/office-forms.ts'
import { figuresIn } from '../figures.ts'
import { stepsFor } from '../form-parts.tsx'
import { isChoice, optionsOf, formTranslator } from '../labels.ts'
import { PostButton, stateTones } from '../status-view.tsx'
import { ActionForm } from './action-form.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { defaultsOf, ownView, views } from './columns.ts'
import { PaperBeside, Papers, type ShownPaper } from './papers.tsx'
import { History } from './history.tsx'
import { MadeConnection } from './made-connection.tsx'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: number, who } = await requireSession('staff', request)
  const orgId = String(number)
  const view = views.find((each) => each === lastView('applications')) ?? ownView(who.permissions)
  const [application, beside] = await Promise.all([
    api.read<ApplicationsApi['application']>('GET /admin/applications/{orgId}/{id}', { orgId, id: Number(params.id) }),
    isListShown()
      ? api
          .read<ApplicationsApi['listApplications']>('GET /admin/applications/{orgId}', {
            orgId,
            limit: 50,
            ...(view === 'all' ? {} : { state: view }),
            ...defaultsOf(view),
          } as SentTo<ApplicationsApi['listApplications']>)
          .then(({ data }) => data)
      : ([] as ListedApplication[]),
  ])
  return { orgId, application, beside }
}

export default function OfficeApplication() {
  const { orgId, application, beside: listed } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { code, kind, state, next, details, may, submittedAt, keepUntil } = application
  const applicant = inLanguage({ en: String(details.applicantEn), ne: String(details.applicantNe) }, language)
  // A form refused because somebody else acted stays with what was typed, also when the action is not possible any more.
  const [held, setHeld] = useState<OfficeAction>()
  const selected = officeActions.find((action) => action === searchParams.get('do'))
  const current = selected && (may[selected].ok || held === selected) ? selected : undefined
  const [beside, setBeside] = useState<ShownPaper>()

  async function done(): Promise<void> {
    showToast(t('applications.done'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('approval-title')?.scrollIntoView({ block: 'center' })
  }

  return (
    <BesideList
      label={t('applications.inbox')}
      openId={application.id}
      // A document beside the application takes the place of the list.
      cases={(beside ? [] : listed).map((each) => ({
        id: each.id,
        href: `/staff/applications/${each.id}`,
        code: each.code,
        title: inLanguage(each.applicant, language).text,
        note: t(`applications.kind.${each.kind}`),
      }))}
    >
      <div className={beside ? 'grid gap-6 min-[90rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
        <div className="max-w-[58rem] [&>section]:mt-9">
          <PageMeta title={`${code} ${applicant.text}`} />
          <RelatedLink to="/staff/applications" screenOnly>
            {t('applications.back_to_inbox')}
          </RelatedLink>
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
              {t('applications.turn')}:{' '}
              <strong>{t(next ? `applications.turn_${next}` : 'applications.turn_none')}</strong>
            </span>
            <span>
              {t('applications.track.submitted_at')}: <TimeText at={submittedAt} /> ·{' '}
              {channelName(application.channel, language)}
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
              <ActionForm
                key={current}
                {...{ action: current, orgId, application, language }}
                onConflict={() => {
                  setHeld(current)
                  void revalidate()
                }}
                onDone={() => void done()}
              />
            ) : null}
          </Section>
          <MadeConnection {...{ orgId, application, language }} onDone={() => void revalidate()} />
          <Section id="papers" title={t('applications.step.papers')}>
            <Papers {...{ orgId, application, language }} onBeside={setBeside} onOpened={() => void revalidate()} />
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
        {beside ? (
          <PaperBeside
            key={beside.url}
            paper={beside}
            language={language}
            onOpened={() => void revalidate()}
            onClose={() => setBeside(undefined)}
          />
        ) : null}
      </div>
    </BesideList>
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
