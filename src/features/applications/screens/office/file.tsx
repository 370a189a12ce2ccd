// What does one application say, who has signed it, and what can be done about it now?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { formatDate } from '#kit/format/dates.ts'
import { formatInstant } from '#kit/format/times.ts'
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
import { officeActs } from '../../contract/office-forms.ts'
import { figuresIn } from '../figures.ts'
import { stepsFor } from '../form-parts.tsx'
import { isChoice, optionsOf, sayIn } from '../labels.ts'
import { PostButton, stateTones } from '../status-view.tsx'
import { ActForm } from './act-form.tsx'
import { Chain } from './chain.tsx'
import { Papers } from './papers.tsx'
import { History } from './history.tsx'
import { officeSay } from './sentences.ts'

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

export default function File() {
  const { orgId, application } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { code, kind, state, next, details, may, submittedAt, keepUntil } = application
  const applicant = inLanguage({ en: String(details.applicantEn), ne: String(details.applicantNe) }, language)
  const doing = officeActs.find((act) => act === asked.get('do') && may[act].ok)

  async function done(): Promise<void> {
    showToast(say('applications.done'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('chain-title')?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="max-w-[58rem] [&>section]:mt-9">
      <PageMeta title={`${code} ${applicant.text}`} />
      <p className="screen-only mb-3">
        <Link to="/staff/applications" className="link inline-block py-2">
          {say('applications.back_to_inbox')}
        </Link>
      </p>
      <PageHeading
        title={applicant.text}
        lead={`${code} · ${say(`applications.kind.${kind}`)}`}
        actions={
          <PostButton to="/registration/print" known={{ code, phone: String(details.phone) }}>
            <Icon name="print" />
            {say('applications.track.print')}
          </PostButton>
        }
      />
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Tag tone={stateTones[state]}>{say(`applications.state.${state}`)}</Tag>
        <span>
          {say('applications.turn')}:{' '}
          <strong>{say(next ? `applications.turn_${next}` : 'applications.turn_none')}</strong>
        </span>
        <span>
          {say('applications.track.submitted_at')}: {formatInstant(new Date(submittedAt), language)}
        </span>
      </p>
      <Section id="chain" title={say('applications.chain')}>
        <Chain application={application} language={language} />
      </Section>
      <Section id="act" title={say('applications.acts')}>
        <ActionLinks
          label={say('applications.acts')}
          current={doing}
          actions={officeActs.map((key) => {
            const verdict = may[key]
            const denied = verdict.ok ? undefined : messageText(say, verdict)
            return { key, label: say(`applications.act_${key}`), denied }
          })}
        />
        {doing ? (
          <ActForm key={doing} {...{ act: doing, orgId, application, language }} onDone={() => void done()} />
        ) : null}
      </Section>
      <Section id="papers" title={say('applications.step.papers')}>
        <Papers {...{ orgId, application, language }} />
      </Section>
      {stepsFor(kind, sayIn(language), { papers: [], sentBefore: [] })
        .filter(({ id }) => id !== 'papers')
        .map(({ id, title, names }) => (
          <Section key={id} id={id} title={title}>
            <Facts
              facts={names.map((name) => [
                messageText(say, { key: `applications.field.${name}` }),
                shown(name, details[name], language),
              ])}
            />
          </Section>
        ))}
      <Section id="history" title={say('applications.track.history')}>
        <History steps={application.steps} language={language} />
        <p className="mt-4 text-neutral-600">
          {say('applications.kept_until')}: {formatDate(keepUntil, language)}
        </p>
      </Section>
    </div>
  )
}

function shown(name: string, value: string | number | undefined, language: Language) {
  if (value === undefined) return undefined
  if (isChoice(name)) return optionsOf(name, sayIn(language)).find((option) => option.value === value)?.label
  if (name === 'phone' || name === 'sellerPhone')
    return (
      <a href={`tel:${value}`} className="link figures inline-block py-1">
        {displayPhone(String(value), language)}
      </a>
    )
  return figuresIn(value, language)
}
