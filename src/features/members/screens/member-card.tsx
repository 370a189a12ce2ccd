// Card of a member: photograph or drawn portrait, name, position, duty, contact.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Card } from '#ui/card.tsx'
import { MailLink, PhoneLink } from '#ui/contact-links.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Tag } from '#ui/tag.tsx'
import type { Member } from '../contract/api.ts'
import { membersMessages } from '../messages.ts'
import { DrawnPortrait } from './drawn-portrait.tsx'

type Props = { member: Member; language: Language; /** The first member of a group. */ leads?: boolean }

export function MemberCard({ member, language, leads = false }: Props) {
  const t = translator(membersMessages, language)
  const title = inLanguage(member.title, language)
  const tenure = inLanguage(member.tenure, language)
  const hasContact = Boolean(member.phone || member.email)
  return (
    <Card
      className={`flex flex-wrap items-center gap-x-8 gap-y-3 ${hasContact && !leads ? 'content-start' : 'content-center'}`}
    >
      <div
        className={`flex min-w-0 grow flex-wrap items-center gap-4 ${leads ? 'basis-[min(100%,18rem)] md:gap-6' : 'basis-full'}`}
      >
        <Portrait member={member} leads={leads} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h3 className={`text-wrap ${leads ? 'text-xl' : 'text-lg'}`}>
            <MemberName member={member} language={language} />
          </h3>
          {title.text ? <p lang={title.lang}>{title.text}</p> : null}
          {tenure.text ? (
            <p lang={tenure.lang} className="figures text-sm text-neutral-600">
              {t('members.tenure')}: {tenure.text}
            </p>
          ) : null}
          {member.duty ? (
            <p className="mt-2">
              <Tag tone={member.duty === 'executiveDirector' ? 'neutral' : 'info'}>{t(`members.${member.duty}`)}</Tag>
            </p>
          ) : null}
        </div>
      </div>
      {hasContact ? (
        <p className={`flex flex-col items-start ${leads ? '' : 'basis-full border-t border-neutral-200 pt-2'}`}>
          <PhoneLink number={member.phone} language={language} />
          <MailLink address={member.email} />
        </p>
      ) : null}
    </Card>
  )
}

/** The name, marked when it is sample data. */
export function MemberName({ member, language }: Props) {
  const name = inLanguage(member.name, language)
  return (
    <>
      <span lang={name.lang}>{name.text}</span>
      {member.sample ? (
        <span className="text-sm font-normal text-neutral-600">
          {' '}
          ({translator(membersMessages, language)('members.sample')})
        </span>
      ) : null}
    </>
  )
}

function Portrait({ member, leads }: Pick<Required<Props>, 'member' | 'leads'>) {
  const size = leads ? 'size-16 md:size-24' : 'size-16'
  if (member.photo) {
    const { url, width, height, blur, focus } = member.photo
    return (
      <Picture
        address={url}
        width={width}
        height={height}
        blur={blur}
        focus={focus}
        alt=""
        sizes="96px"
        className={`shrink-0 rounded-full ${size}`}
      />
    )
  }
  return <DrawnPortrait variant={member.id} className={`shrink-0 rounded-full ${size}`} />
}
