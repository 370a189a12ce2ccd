// Ten sample bills of a draft beside what the tariff in force charges.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { EditionAnswer } from '#features/editions/screens/definition.ts'
import { Section } from '#ui/section.tsx'
import type { NewTariff } from '../contract/api.ts'
import { tariffEditionMessages } from '../messages/editions.ts'
import { sampleBills, type SampleBill } from '../rules/sample-bills.ts'
import { textIn } from './text.ts'

const cell = 'px-1.5 py-2 text-end align-bottom first:ps-0 first:text-start last:pe-0 sm:px-3'

export function SampleBills({ edition, language }: { edition: EditionAnswer<NewTariff>; language: Language }) {
  const t = translator(tariffEditionMessages, language)
  const bills = sampleBills(edition.before?.rows ?? [], edition.rows)
  if (bills.length === 0) return null
  const headings = ['tariffs.bill', 'tariffs.bill_before', 'tariffs.bill_after', 'tariffs.bill_difference'] as const
  return (
    <Section id="sample-bills" title={t('tariffs.sample_bills')}>
      <p className="mb-2 text-neutral-600">{t('tariffs.sample_bills_lead')}</p>
      <table className="figures w-full max-sm:text-sm">
        <thead>
          <tr className="border-b-2 border-title text-title">
            {headings.map((key) => (
              <th key={key} scope="col" className={cell}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bills.map((bill, index) => (
            <Bill key={index} bill={bill} language={language} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Bill({ bill, language }: { bill: SampleBill; language: Language }) {
  const { customerType, tapSize, metered, units, before, after } = bill
  const t = translator(tariffEditionMessages, language)
  const text = textIn(language)
  const tap = `${text.type(customerType)}, ${text.size(tapSize)}`
  const shown = (paisa: number | null) => (paisa === null ? '—' : text.rupees(paisa))
  const difference = before === null || after === null ? null : after - before
  return (
    <tr className="border-b border-neutral-200">
      <th scope="row" className={`${cell} font-normal`}>
        {metered ? t('tariffs.bill_units', { tap, units }) : `${tap}, ${text.t('tariffs.unmetered')}`}
      </th>
      <td className={cell}>{shown(before)}</td>
      <td className={`${cell} font-bold`}>{shown(after)}</td>
      <td className={cell}>
        {difference !== null && difference > 0 ? '+' : ''}
        {shown(difference)}
      </td>
    </tr>
  )
}
