// Portal page of customer numbers: who sees which, offers, linking another number, delegates.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inLanguage, inDigits } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Links, LinksApi, Offer } from '../contract/api.ts'
import { DelegateForm } from './delegate-form.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkedNumber } from './linked-number.tsx'
import { linkTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Links> {
  const { api, orgId } = await requireSession('customer', request)
  return api.read<LinksApi['myLinks']>('GET /customer/connections/{orgId}/links', { orgId: String(orgId) })
}

export default function OwnLinks() {
  const { connections, offers } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  const { revalidate } = useRevalidator()
  // Another count empties the form that was sent, and nothing else does: who ends a former access may have typed a name.
  const [offersSent, setOffersSent] = useState(0)
  const given = connections.filter(({ mayGive }) => mayGive.ok).map(({ customerNumber }) => customerNumber)

  async function end(id: number, done: string): Promise<void> {
    const outcome = await apiIn(language).send<LinksApi['endLink']>('DELETE /customer/connections/{orgId}/links/{id}', {
      orgId,
      id,
    })
    showOutcome(outcome, { done, failed: t('server.failed') })
    if (outcome.kind !== 'lost') await revalidate()
  }

  async function onGiven(): Promise<void> {
    await revalidate()
    setOffersSent((count) => count + 1)
  }

  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('connection_links.title')} />
      <RelatedLink to="/account">{t('connection_links.back')}</RelatedLink>
      <PageHeading title={t('connection_links.title')} lead={t('connection_links.lead')} />
      <Offers offers={offers} onEnd={(id) => void end(id, t('connection_links.declined'))} />
      <Section id="numbers" title={t('connection_links.numbers')}>
        {connections.length === 0 ? <p>{t('connection_links.none')}</p> : null}
        <ul className="grid gap-4">
          {connections.map((each) => (
            <li key={each.customerNumber}>
              <LinkedNumber
                linked={each}
                onUnlink={(id) => void end(id, t('connection_links.unlinked'))}
                onEnd={(id) => void end(id, t('connection_links.ended'))}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="link" title={t('connection_links.link_title')}>
        <p className="mb-4">{t('connection_links.link_lead')}</p>
        <LinkForm onLinked={() => void revalidate()} />
      </Section>
      {given.length > 0 ? (
        <Section id="give" title={t('connection_links.give_title')}>
          <p className="mb-4">{t('connection_links.give_lead')}</p>
          <DelegateForm key={offersSent} numbers={given} onGiven={() => void onGiven()} />
        </Section>
      ) : null}
    </div>
  )
}

function Offers({ offers, onEnd }: { offers: readonly Offer[]; onEnd: (id: number) => void }) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  const { revalidate } = useRevalidator()

  async function accept(id: number): Promise<void> {
    const address = 'POST /customer/connections/{orgId}/links/{id}/acceptances'
    const outcome = await apiIn(language).send<LinksApi['acceptLink']>(address, { orgId, id })
    showOutcome(outcome, { done: t('connection_links.accepted'), failed: t('server.failed') })
    if (outcome.kind !== 'lost') await revalidate()
  }

  if (offers.length === 0) return null
  return (
    <Section id="offers" title={t('connection_links.offers')}>
      <ul className="grid gap-3">
        {offers.map(({ id, from, customerNumber }) => {
          const number = inDigits(customerNumber, language)
          return (
            <li key={id}>
              <Callout title={t('connection_links.offer', { name: inLanguage(from, language).text, number })}>
                <p className="mt-3 flex flex-wrap gap-3">
                  <Button
                    kind="primary"
                    aria-label={t('connection_links.accept_number', { number })}
                    onClick={() => void accept(id)}
                  >
                    {t('connection_links.accept')}
                  </Button>
                  <Button aria-label={t('connection_links.decline_number', { number })} onClick={() => onEnd(id)}>
                    {t('connection_links.decline')}
                  </Button>
                </p>
              </Callout>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
