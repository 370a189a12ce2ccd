// Tables of the reports, each with the comparison with its control account.

import { useBranding } from '#features/sessions/screens/branding.ts'
import { textIn } from '#features/tariffs/screens/text.ts'
import type { CustomerType } from '#features/tariffs/contract/calculator.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { ArrayTable } from '#ui/data-table/array-table.tsx'
import { Callout } from '#ui/callout.tsx'
import type { AgeingReport, CollectionReport, TrialBalance } from '../contract/api.ts'
import { ledgerReports as texts } from '../messages/reports.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { allBands } from '../rules/balances.ts'
import { accountLabel, accountNumber } from './account-label.ts'
import { ledgerTranslator } from './translator.ts'

export type By = 'ward' | 'type'
type Common = { language: Language; today: string }

export function TrialTable({ report, language, today }: Common & { report: TrialBalance }) {
  const t = ledgerTranslator(language)
  const { debitPaisa, creditPaisa } = report
  const isEqual = debitPaisa === creditPaisa
  const sums = { debit: formatMoney(debitPaisa, language), credit: formatMoney(creditPaisa, language) }
  return (
    <>
      <Comparison isEqual={isEqual} text={t(isEqual ? 'ledger.trial_equal' : 'ledger.trial_differs', sums)} />
      <ArrayTable
        id="trial-balance"
        caption={t('ledger.report_trial')}
        {...{ language, today }}
        organisation={useBranding()}
        rows={report.accounts}
        columns={trialColumns}
        rowKey={({ account }) => account}
        rowHeader="account"
        records="compact"
        fileName={`trial-balance-${report.on}`}
        emptyText={t('ledger.reports_empty')}
      />
    </>
  )
}

export function AgeingReportTable({ report, by, language, today }: Common & { report: AgeingReport; by: By }) {
  const t = ledgerTranslator(language)
  return (
    <>
      <Control rows={report.rows.map(balanceOf)} control={report.controlPaisa} language={language} />
      <ArrayTable
        id="ageing"
        caption={t('ledger.report_ageing')}
        {...{ language, today }}
        organisation={useBranding()}
        rows={report.rows}
        columns={by === 'ward' ? ageingByWard : ageingByType}
        rowKey={({ group }) => String(group)}
        rowHeader="group"
        records="compact"
        fileName={`ageing-${report.on}`}
        emptyText={t('ledger.reports_empty')}
      />
    </>
  )
}

export function CollectionTable({ report, by, language, today }: Common & { report: CollectionReport; by: By }) {
  const t = ledgerTranslator(language)
  return (
    <>
      <Control rows={report.rows.map(({ closing }) => closing)} control={report.controlPaisa} language={language} />
      <ArrayTable
        id="collection"
        caption={t('ledger.report_collection')}
        {...{ language, today }}
        organisation={useBranding()}
        rows={report.rows}
        columns={by === 'ward' ? collectionByWard : collectionByType}
        rowKey={({ group }) => String(group)}
        rowHeader="group"
        records="compact"
        fileName={`collection-${report.until}`}
        emptyText={t('ledger.reports_empty')}
      />
    </>
  )
}

type ControlProps = { rows: readonly number[]; control: number; language: Language }

function Control({ rows, control, language }: ControlProps) {
  const t = ledgerTranslator(language)
  const sum = rows.reduce((total, paisa) => total + paisa, 0)
  const isEqual = sum === control
  const sums = { sum: formatMoney(sum, language), control: formatMoney(control, language) }
  return <Comparison isEqual={isEqual} text={t(isEqual ? 'ledger.control_equal' : 'ledger.control_differs', sums)} />
}

function Comparison({ isEqual, text }: { isEqual: boolean; text: string }) {
  return (
    <div className="mb-4">
      <Callout tone={isEqual ? 'success' : 'danger'}>{text}</Callout>
    </div>
  )
}

const trialColumns: Column<TrialBalance['accounts'][number]>[] = [
  { key: 'number', label: texts['ledger.account_number'], named: true, value: accountNumber },
  { key: 'account', label: texts['ledger.account'], width: 320, value: ({ account }) => accountLabel(account) },
  { key: 'debitPaisa', label: texts['ledger.debit'], kind: 'money', named: true },
  { key: 'creditPaisa', label: texts['ledger.credit'], kind: 'money', named: true },
]

type AgeingRow = AgeingReport['rows'][number]
type CollectionRow = CollectionReport['rows'][number]

const ageingColumns: Column<AgeingRow>[] = [
  ...allBands.map((band): Column<AgeingRow> => ({
    key: band,
    label: ledgerScreens[`ledger.${band}`],
    kind: 'money',
    named: true,
    skipsZero: true,
  })),
  { key: 'advance', label: texts['ledger.advance'], kind: 'money', named: true, skipsZero: true },
  { key: 'balance', label: texts['ledger.group_balance'], kind: 'money', named: true, value: balanceOf },
]
const ageingByWard = [...groupColumns<AgeingRow>('ward'), ...ageingColumns]
const ageingByType = [...groupColumns<AgeingRow>('type'), ...ageingColumns]

const sums = ['opening', 'billed', 'surcharge', 'rebate', 'waiver', 'collected', 'corrections', 'closing'] as const
const collectionColumns = sums.map((key): Column<CollectionRow> => ({
  key,
  label: texts[`ledger.${key}`],
  kind: 'money',
  named: true,
  skipsZero: ['surcharge', 'rebate', 'waiver', 'corrections'].includes(key),
}))
const collectionByWard = [...groupColumns<CollectionRow>('ward'), ...collectionColumns]
const collectionByType = [...groupColumns<CollectionRow>('type'), ...collectionColumns]

function groupColumns<Row extends { group: string | null }>(by: By): Column<Row>[] {
  return [
    { key: 'group', label: texts[`ledger.by_${by}`], value: ({ group }) => groupName(group, by) },
    { key: 'connections', label: texts['ledger.connections'], kind: 'number', named: true },
  ]
}

function groupName(group: string | null, by: By): Bilingual {
  if (group === null) return texts['ledger.no_ward']
  if (by === 'ward') return wardName(Number(group))
  return { en: textIn('en').type(group as CustomerType), ne: textIn('ne').type(group as CustomerType) }
}

/** What is unpaid in all bands less what is paid in advance. */
function balanceOf(row: AgeingRow): number {
  return allBands.reduce((sum, band) => sum + row[band], 0) - row.advance
}
