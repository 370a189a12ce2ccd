// Tables of a connection's holders, meters, former taps and states, the newest first.

import { Fragment } from 'react'
import { useText } from '#features/tariffs/screens/text.ts'
import { displayPhone } from '#kit/phone.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Connection, Holder, Meter } from '../contract/api.ts'
import { connectionsMessages } from '../messages.ts'
import { StateTag } from './state-tag.tsx'

export function HolderTable({ holders, language }: { holders: readonly Holder[]; language: Language }) {
  const t = translator(connectionsMessages, language)
  return (
    <RecordTable
      caption={t('connections.holders')}
      records="compact"
      columns={[
        { name: t('connections.holder') },
        { name: t('connections.kind'), short: true },
        { name: t('connections.phone'), short: true, named: true },
        { name: t('connections.email') },
        { name: t('connections.from'), short: true, named: true },
        { name: t('connections.until'), short: true, named: true },
      ]}
      rows={holders.map(({ from, until, kind, name, phone, email }) => ({
        key: from,
        cells: [
          <span key="name" lang={inLanguage(name, language).lang}>
            {inLanguage(name, language).text}
          </span>,
          t(`connections.kind_${kind}`),
          phone ? displayPhone(phone, language) : '–',
          email ?? '–',
          <TimeText key="from" at={from} />,
          until ? <TimeText key="until" at={until} /> : t('connections.present'),
        ],
      }))}
    />
  )
}

export function MeterTable({ meters, language }: { meters: readonly Meter[]; language: Language }) {
  const t = translator(connectionsMessages, language)
  return (
    <RecordTable
      caption={t('connections.meters')}
      records="compact"
      columns={[
        { name: t('connections.serial') },
        { name: t('connections.dial_digits'), short: true, named: true },
        { name: t('connections.fitted'), short: true, named: true },
        { name: t('connections.opening_reading'), short: true, named: true },
        { name: t('connections.removed'), short: true, named: true },
        { name: t('connections.final_reading'), short: true, named: true },
      ]}
      rows={meters.map(({ fittedOn, serial, dialDigits, openingReading, removedOn, finalReading }) => ({
        key: fittedOn,
        cells: [
          serial ? inDigits(serial, language) : t('connections.without_serial'),
          formatNumber(dialDigits, language),
          <TimeText key="fitted" at={fittedOn} />,
          dialled(openingReading, language),
          removedOn ? <TimeText key="removed" at={removedOn} /> : t('connections.present'),
          finalReading === null ? '–' : dialled(finalReading, language),
        ],
      }))}
    />
  )
}

/** As the dial shows it, without groups. */
function dialled(value: number, language: Language): string {
  return inDigits(String(value), language)
}

export function FormerTapTable({ taps }: { taps: Connection['formerTaps'] }) {
  const text = useText()
  const t = translator(connectionsMessages, text.language)
  return (
    <RecordTable
      caption={t('connections.former_taps')}
      records="compact"
      columns={[
        { name: t('connections.tap_until') },
        { name: t('connections.type'), short: true },
        { name: t('connections.size'), short: true, named: true },
        { name: t('connections.meter'), short: true, named: true },
        { name: t('connections.sewer'), short: true, named: true },
      ]}
      rows={taps.map(({ until, customerType, tapSize, metered, sewer }) => ({
        key: until,
        cells: [
          <TimeText key="until" at={until} />,
          text.type(customerType),
          text.size(tapSize),
          text.t(metered ? 'tariffs.metered' : 'tariffs.unmetered'),
          t(sewer ? 'connections.sewer_yes' : 'connections.sewer_no'),
        ],
      }))}
    />
  )
}

/** A first state other than connected is that of the register, which does not say since when. */
export function StateTable({ states, language }: { states: Connection['states']; language: Language }) {
  const t = translator(connectionsMessages, language)
  return (
    <RecordTable
      caption={t('connections.states')}
      records="compact"
      columns={[
        { name: t('connections.since') },
        { name: t('connections.state') },
        { name: t('connections.reason'), named: true },
        { name: t('connections.entered_by'), named: true },
      ]}
      rows={states.map(({ since, state, reason, enteredBy }, place) => ({
        key: since,
        cells: [
          <Fragment key="since">
            {place === states.length - 1 && state !== 'connected' ? `${t('connections.since_unknown')} ` : null}
            <TimeText at={since} />
          </Fragment>,
          <StateTag key="state" state={state} language={language} />,
          reason || '–',
          enteredBy || '–',
        ],
      }))}
    />
  )
}
