// What does a customer see first: their connections, and what can be done?

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatDate } from '#kit/format/dates.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Card, CardGrid, LinkCard } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import type { Account } from '#features/accounts/contract.ts'
import { accountsApi } from '#features/accounts/contract.ts'
import { accountsMessages } from '#features/accounts/messages.ts'
import { enter } from '#features/sessions/screens/signed-in.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Account> {
  const { api, orgId } = await enter('customer', request)
  return api.read(accountsApi.myAccount, { orgId: String(orgId) })
}

export default function Overview() {
  const account = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = translator(accountsMessages, language)
  const name = inLanguage(account.name, language)
  return (
    <>
      <PageMeta title={say('account.title')} />
      <PageHeading title={say('account.greeting', { name: name.text })} />
      <Section id="connections" title={say('account.connections')}>
        {account.customers.length === 0 ? <p>{say('account.no_connections')}</p> : null}
        <CardGrid>
          {account.customers.map(({ id, customerNumber, address, ward, connectedOn }) => (
            <li key={id}>
              <Card>
                <h3 className="figures text-lg">
                  {say('account.number', { number: inDigits(customerNumber, language) })}
                </h3>
                <p>{ward === null ? inLanguage(address, language).text : say('account.ward', { n: ward })}</p>
                {connectedOn ? (
                  <p className="text-sm text-neutral-600">
                    {say('account.connected', { date: formatDate(connectedOn, language) })}
                  </p>
                ) : null}
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section id="tasks" title={say('account.tasks')}>
        <CardGrid>
          {tasks.map(({ href, title }) => (
            <li key={href}>
              <LinkCard href={href} title={say(title)} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

const tasks = [
  { href: '/complaint', title: 'account.complain' },
  { href: '/complaint/track', title: 'account.track_complaint' },
  { href: '/registration', title: 'account.apply' },
  { href: '/tarrif-calculator', title: 'account.calculate' },
  { href: '/water-schedule', title: 'account.schedule' },
] as const
