// Console page of one member of staff: roles, suspension, invitation, second factor.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import { inLanguage } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { apiIn } from '#platform/http-client.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { rolesForm, suspensionForm } from '../contract/forms.ts'
import type { Invited, StaffApi, StaffMember } from '../contract/api.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { DetailsForm } from './details-form.tsx'
import { SuspensionHistory } from './suspension-history.tsx'
import { RoleTicks, chosenRoles } from './role-ticks.tsx'
import { ShownCode } from './shown-code.tsx'
import { staffTranslator } from './translator.ts'
import { StateTag } from './state-tag.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request)
  const path = { orgId: String(orgId), id: Number(params.id) }
  const [member, { data: suspensions }] = await Promise.all([
    api.read<StaffApi['staffMember']>('GET /admin/people/{orgId}/{id}', path),
    api.read<StaffApi['listSuspensions']>('GET /admin/people/{orgId}/{id}/suspensions', path),
  ])
  return { member, suspensions }
}

export default function Member() {
  const { member, suspensions } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = staffTranslator(language)
  const { permissions, person } = useWho()
  const { revalidate } = useRevalidator()
  const [invited, setInvited] = useState<Invited>()
  const mayChange = permissions.includes('people:change')
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={inLanguage(member.name, language).text} />
      <RelatedLink to="/staff/people">{t('staff.back')}</RelatedLink>
      <PageHeading title={inLanguage(member.name, language).text} lead={member.email ?? ''} />
      <StateTag member={member} t={t} />
      {mayChange ? (
        <>
          <Section id="details" title={t('staff.details')}>
            <DetailsForm key={member.version} member={member} onDone={() => void revalidate()} />
          </Section>
          <Section id="roles" title={t('staff.roles')}>
            <RolesForm key={member.roles.join()} member={member} onDone={() => void revalidate()} />
          </Section>
          <Section id="suspension" title={t(member.suspended ? 'staff.suspended' : 'staff.suspend')}>
            {member.suspension ? (
              <p className="mb-3">
                <TimeText at={member.suspension.since}>
                  {(when) => t('staff.suspended_because', { when, reason: member.suspension!.reason })}
                </TimeText>
              </p>
            ) : null}
            {member.suspended ? (
              <ActionButton
                member={member}
                address="DELETE /admin/people/{orgId}/{id}/suspension"
                done="staff.readmitted"
                label="staff.readmit"
              />
            ) : (
              <SuspendForm member={member} onDone={() => void revalidate()} />
            )}
          </Section>
          <Section id="help" title={t('staff.help')}>
            <p className="flex flex-wrap gap-3">
              <ActionButton
                member={member}
                address="POST /admin/people/{orgId}/{id}/invitations"
                done="staff.sent"
                label="staff.resend"
                onAnswer={(answer) => {
                  const sent = answer as Invited
                  setInvited(sent.mailed ? undefined : sent)
                  return !sent.mailed
                }}
              />
              {member.secondFactor && member.id !== person.id ? (
                <ActionButton
                  member={member}
                  address="DELETE /admin/people/{orgId}/{id}/second-factor"
                  done="staff.removed_factor"
                  label="staff.remove_factor"
                />
              ) : null}
            </p>
            {invited ? <ShownCode invited={invited} language={language} /> : null}
          </Section>
        </>
      ) : null}
      <SuspensionHistory suspensions={suspensions} language={language} />
    </div>
  )
}

function RolesForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const language = useLanguage()
  const t = staffTranslator(language)
  const { organisation, person } = useWho()
  const state = useForm<StaffMember>({
    id: 'roles-form',
    definition: { ...rolesForm, fields: { roles: rolesForm.fields.roles } },
    labels: { roles: t('staff.roles') },
    language,
    t,
    send: (data) => {
      const sent = { orgId: organisation.id, id: member.id, roles: chosenRoles(data) }
      return apiIn(language).send<StaffApi['changeRoles']>('POST /admin/people/{orgId}/{id}/roles', sent)
    },
    onSent: () => {
      showToast(t('staff.changed'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <RoleTicks chosen={member.roles} platform={person.roles.includes('platform-administrator')} titled />
      <SendButton state={state}>{t('staff.change')}</SendButton>
    </Form>
  )
}

function SuspendForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const language = useLanguage()
  const t = staffTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<StaffMember>({
    id: 'suspend-form',
    definition: { ...suspensionForm, fields: { reason: suspensionForm.fields.reason } },
    labels: { reason: t('staff.reason') },
    language,
    t,
    draft: useOwnDraft('suspend-form'),
    send: (data) => {
      const sent = { orgId, id: member.id, reason: String(data.get('reason')) }
      return apiIn(language).send<StaffApi['suspendStaff']>('POST /admin/people/{orgId}/{id}/suspension', sent)
    },
    onSent: () => {
      showToast(t('staff.suspended'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-700">{t('staff.suspend_lead')}</p>
      <TextField name="reason" />
      <SendButton state={state} kind="danger">
        {t('staff.suspend')}
      </SendButton>
    </Form>
  )
}

type MemberRow = StaffApi['readmitStaff' | 'resendInvitation' | 'removeSecondFactor']

/** A button that sends one API request about the person and shows the result as a toast. */
function ActionButton(props: {
  member: StaffMember
  address: AddressOf<MemberRow>
  label: 'staff.readmit' | 'staff.resend' | 'staff.remove_factor'
  done: 'staff.readmitted' | 'staff.sent' | 'staff.removed_factor'
  /** Returns true when it shows the answer itself. */
  onAnswer?: (answer: unknown) => boolean
}) {
  const { member, address, label, done, onAnswer } = props
  const language = useLanguage()
  const t = staffTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  async function run(): Promise<void> {
    const outcome: Outcome<unknown> = await apiIn(language).send<MemberRow>(address, { orgId, id: member.id })
    if (outcome.kind === 'done') {
      if (!onAnswer?.(outcome.value)) showToast(t(done), { tone: 'success' })
    } else showToast(outcome.kind === 'refused' ? outcome.message : t('server.failed'), { tone: 'danger' })
    await revalidate()
  }
  return <Button onClick={() => void run()}>{t(label)}</Button>
}
