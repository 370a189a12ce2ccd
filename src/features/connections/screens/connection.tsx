// What the console shows of one connection: links to its pages, details, holders, meters and states, and what the office changes.

import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { useText } from '#features/tariffs/screens/text.ts'
import { inDigits, inLanguage, messageText, translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Connection } from '../contract/api.ts'
import { connectionsMessages } from '../messages.ts'
import { mayHaveFirstMeter } from '../rules/first-meter.ts'
import { HolderForm, StateForm } from './change-forms.tsx'
import { FirstMeterForm } from './first-meter-form.tsx'
import { FormerTapTable, HolderTable, MeterTable, StateTable } from './history.tsx'
import { StateTag } from './state-tag.tsx'
import { TapForm } from './tap-form.tsx'
import { connectionsTranslator } from './translator.ts'

type DetailsProps = { connection: Connection; balance?: ReactNode; children?: ReactNode }

/** `balance`: what is owed, for whoever may read it. `children`: sections of other features, before what is changed. */
export function ConnectionDetails({ connection, balance, children }: DetailsProps) {
  const { id, customerNumber, holders, meters, states } = connection
  const language = useLanguage()
  const t = translator(connectionsMessages, language)
  const { permissions } = useWho()
  const title = t('connections.number_titled', { number: inDigits(customerNumber, language) })
  const { text: name, lang } = inLanguage(holders[0]!.name, language)
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/connections">{t('connections.back')}</RelatedLink>
      <PageHeading title={title} lead={<span lang={lang}>{name}</span>} />
      <p className="mb-4">
        <StateTag state={states[0]!.state} language={language} />
      </p>
      {balance}
      <Related connection={connection} />
      <Section id="details" title={t('connections.details')}>
        <Details connection={connection} />
      </Section>
      <Section id="holders" title={t('connections.holders')}>
        <HolderTable holders={holders} language={language} />
        {permissions.includes('connections:write') ? (
          <p className="mt-3">
            <Link to={`/staff/connections/${id}/links`} className="link inline-block py-2">
              {t('connections.links')}
            </Link>
          </p>
        ) : null}
      </Section>
      <Section id="meters" title={t('connections.meters')}>
        {meters.length === 0 ? <p>{t('connections.no_meter')}</p> : <MeterTable meters={meters} language={language} />}
      </Section>
      <Section id="states" title={t('connections.states')}>
        <StateTable states={states} language={language} />
      </Section>
      {connection.formerTaps.length > 0 ? (
        <Section id="former-taps" title={t('connections.former_taps')}>
          <FormerTapTable taps={connection.formerTaps} />
        </Section>
      ) : null}
      {children}
      {permissions.includes('connections:write') ? <Changes connection={connection} /> : null}
    </>
  )
}

/** Pages about the connection, those that this person may open. */
function Related({ connection: { id, customerNumber } }: { connection: Connection }) {
  const t = translator(connectionsMessages, useLanguage())
  const { permissions } = useWho()
  const own = `/staff/connections/${id}`
  const pages = [
    ['ledger:read', `${own}/ledger`, 'connections.ledger'],
    ['ledger:read', `/staff/bills?search=${customerNumber}`, 'connections.bills'],
    ['ledger:read', `${own}/instalments`, 'connections.instalments'],
    ['ledger:read', `${own}/waivers`, 'connections.waivers'],
    ['ledger:read', `${own}/refunds`, 'connections.refunds'],
    ['ledger:read', `${own}/deposits`, 'connections.deposits'],
    ['connections:read', `${own}/readings`, 'connections.readings'],
    ['complaints:read', `/staff/complaints?view=all&search=${customerNumber}`, 'connections.complaints'],
    ['applications:read', `/staff/applications?view=all&search=${customerNumber}`, 'connections.applications'],
  ] as const
  return (
    <p className="mb-4 flex flex-wrap gap-3">
      {pages
        .filter(([permission]) => permissions.includes(permission))
        .map(([, href, label]) => (
          <Link key={href} to={href} className={buttonClass('plain')}>
            {t(label)}
          </Link>
        ))}
    </p>
  )
}

/** What the office changes; the reason instead where it is denied. */
function Changes({ connection }: { connection: Connection }) {
  const { mayChange, states, holders, formerTaps } = connection
  const t = connectionsTranslator(useLanguage())
  const { revalidate } = useRevalidator()
  if (!mayChange.ok)
    return (
      <div className="mt-9">
        <Callout tone="warning">{messageText(t, mayChange)}</Callout>
      </div>
    )
  return (
    <>
      {states[0]!.state === 'closed' ? (
        <Change id="change-state" title={t('connections.change_state')}>
          <Callout tone="warning">{t('connections.closed_for_good')}</Callout>
        </Change>
      ) : (
        <>
          <Change id="change-state" title={t('connections.change_state')}>
            <StateForm key={states[0]!.since} connection={connection} onDone={() => void revalidate()} />
          </Change>
          <Change id="change-tap" title={t('connections.change_tap')}>
            <TapForm key={formerTaps[0]?.until ?? ''} connection={connection} onDone={() => void revalidate()} />
          </Change>
        </>
      )}
      {mayHaveFirstMeter(connection).ok ? (
        <Change id="first-meter" title={t('connections.fit_meter')}>
          <FirstMeterForm key={connection.firstMeterFrom} connection={connection} onDone={() => void revalidate()} />
        </Change>
      ) : null}
      <Change id="change-holder" title={t('connections.change_holder')}>
        <HolderForm key={holders[0]!.from} connection={connection} onDone={() => void revalidate()} />
      </Change>
    </>
  )
}

/** A section beside those above it, so that it has their distance. */
function Change({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id} title={title}>
      <div className="max-w-[46rem]">{children}</div>
    </Section>
  )
}

function Details({ connection }: { connection: Connection }) {
  const { oldNumber, ward, tol, zone, walkingOrder, connectedOn, openingBalancePaisa, sewer } = connection
  const language = useLanguage()
  const t = translator(connectionsMessages, language)
  const text = useText()
  const isAdvance = openingBalancePaisa !== null && openingBalancePaisa < 0
  return (
    <Facts
      facts={[
        [t('connections.old_number'), oldNumber && inDigits(oldNumber, language)],
        [t('connections.type'), text.type(connection.customerType)],
        [t('connections.size'), text.size(connection.tapSize)],
        [t('connections.sewer'), t(sewer ? 'connections.sewer_yes' : 'connections.sewer_no')],
        [t('connections.ward'), ward === null ? null : text.number(ward)],
        [t('connections.tol'), inLanguage(tol, language).text],
        [t('connections.zone'), inLanguage(zone, language).text],
        [t('connections.walking_order'), walkingOrder === null ? null : text.number(walkingOrder)],
        [t('connections.connected_on'), connectedOn && <TimeText key="connected" at={connectedOn} />],
        [
          t(isAdvance ? 'connections.opening_advance' : 'connections.opening_balance'),
          openingBalancePaisa === null ? null : text.money(Math.abs(openingBalancePaisa)),
        ],
      ]}
    />
  )
}
