// Public page of members: committee, staff, former members.

import { useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { Member } from '../contract/api.ts'
import { maxMembers } from '../contract/kinds.ts'
import { membersMessages } from '../messages.ts'
import { readMembers } from '../operations.server.ts'
import { MemberCard, MemberName } from './member-card.tsx'

export const loader = page((ctx) => readMembers(ctx, { page: 1, limit: maxMembers }))

export default function MembersPage() {
  const { data } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(membersMessages, language)
  const former = data.filter(({ kind }) => kind === 'former')
  return (
    <PageArea>
      <PageMeta title={t('members.title')} description={t('members.lead')} />
      <PageHeading title={t('members.title')} lead={t('members.lead')} />
      {data.length === 0 ? <EmptyState icon="user" title={t('members.empty')} text={t('members.empty_text')} /> : null}
      {data.some(({ sample }) => sample) ? <p className="mb-8 text-neutral-600">{t('members.samples')}</p> : null}
      <div>
        <Group kind="committee" members={data} language={language} />
        <Group kind="staff" members={data} language={language} />
        {former.length > 0 ? (
          <Section id="former" title={t('members.former')}>
            <Former members={former} language={language} />
          </Section>
        ) : null}
      </div>
    </PageArea>
  )
}

type GroupProps = { kind: 'committee' | 'staff'; members: Member[]; language: Language }

function Group({ kind, members, language }: GroupProps) {
  const shown = members.filter((member) => member.kind === kind)
  if (shown.length === 0) return null
  const [head, ...others] = shown
  return (
    <Section id={kind} title={translator(membersMessages, language)(`members.${kind}`)}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 [&>li]:grid">
        <li key={head!.id} className="sm:col-span-2">
          <MemberCard member={head!} language={language} leads />
        </li>
        {others.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Former({ members, language }: { members: Member[]; language: Language }) {
  const t = translator(membersMessages, language)
  return (
    <RecordTable
      caption={t('members.former')}
      columns={[
        { name: t('members.name') },
        { name: t('members.position'), short: true },
        { name: t('members.tenure'), short: true },
      ]}
      rows={members.map((member) => ({
        key: member.id,
        cells: [
          <MemberName key="name" member={member} language={language} />,
          inLanguage(member.title, language).text,
          inLanguage(member.tenure, language).text,
        ],
      }))}
    />
  )
}
