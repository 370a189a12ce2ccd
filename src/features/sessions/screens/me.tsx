// Who am I at this office, what are my roles, and what do they let me do?

import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { LinkCard } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { sessionsSay } from './sentences.ts'
import { useWho } from './signed-in.ts'

export default function Me() {
  const language = useLanguage()
  const say = sessionsSay(language)
  const { person, organisation, permissions } = useWho()
  const name = inLanguage(person.name, language)
  return (
    <>
      <PageMeta title={say('me.title')} />
      <PageHeading title={name.text} lead={inLanguage(organisation.name, language).text} />
      <Section id="roles" title={say('me.roles')}>
        <ul className="flex flex-wrap gap-2">
          {person.roles.map((role) => (
            <li key={role}>
              <Tag tone="info">{say(`role.${role}`)}</Tag>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="may" title={say('me.may')}>
        {permissions.length === 0 ? <p>{say('me.nothing')}</p> : null}
        <ul className="grid list-disc gap-1 ps-5 sm:grid-cols-2">
          {permissions.map((permission) => (
            <li key={permission}>{say(`may.${permission}` as 'may.people:read')}</li>
          ))}
        </ul>
      </Section>
      <Section id="security" title={say('me.security')}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ href, title }) => (
            <li key={href}>
              <LinkCard href={href} title={say(title)} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const links = [
  { href: '/staff/password', title: 'password.title' },
  { href: '/staff/devices', title: 'devices.title' },
  { href: '/staff/second-factor', title: 'factor.title' },
] as const
