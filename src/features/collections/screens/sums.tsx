// Totals of the report of collections over all rows, and the same in the ledger by account of money.

import { accountLabel } from '#features/ledger/screens/account-label.ts'
import { formatNumber, formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Collections } from '../contract/api.ts'
import { agrees, differenceOf } from '../rules.ts'
import { collectionsTranslator } from './translator.ts'

const columns = ['cash', 'cheques', 'online', 'bank', 'reversed', 'net'] as const

export function Total({ report: { from, until, total } }: { report: Collections }) {
  const language = useLanguage()
  const t = collectionsTranslator(language)
  return (
    <section aria-labelledby="collections-total" className="mb-3">
      <h2 id="collections-total" className="text-lg">
        {t('collections.total')}: <TimeText at={from} />
        {' – '}
        <TimeText at={until} />
      </h2>
      <RecordTable
        caption={t('collections.total')}
        records="compact"
        columns={[
          { name: t('collections.payments') },
          ...columns.map((key) => ({ name: t(`collections.${key}`), short: true, figures: true, named: true })),
        ]}
        rows={[
          {
            key: 'total',
            cells: [
              `${t('collections.payments')}: ${formatNumber(total.payments, language)}`,
              ...columns.map((key) => formatRupees(total[`${key}Paisa`], language, 2)),
            ],
          },
        ]}
      />
    </section>
  )
}

/** `isWhole`: the rows have every tender and ward, so that they add up to the accounts. */
export function Accounts({ report: { total, accounts }, isWhole }: { report: Collections; isWhole: boolean }) {
  const language = useLanguage()
  const t = collectionsTranslator(language)
  if (accounts.length === 0) return null
  const ledger = accounts.reduce((sum, { changePaisa, otherPaisa }) => sum + changePaisa - otherPaisa, 0)
  const isEqual = agrees(total, accounts)
  const sums = { sum: formatMoney(total.netPaisa, language), ledger: formatMoney(ledger, language) }
  return (
    <Section id="accounts" title={t('collections.accounts')}>
      <p className="measure mb-3">{t('collections.accounts_lead')}</p>
      {isWhole ? (
        <div className="mb-4">
          <Callout tone={isEqual ? 'success' : 'danger'}>
            {t(isEqual ? 'collections.equal' : 'collections.differs', sums)}
          </Callout>
        </div>
      ) : null}
      <RecordTable
        caption={t('collections.accounts')}
        records="compact"
        columns={[
          { name: t('collections.account') },
          ...(['net', 'other', 'change', 'unexplained'] as const).map((key) => ({
            name: t(`collections.${key}`),
            short: true,
            figures: true,
            named: true,
          })),
        ]}
        rows={accounts.map((each) => ({
          key: each.account,
          cells: [
            accountLabel(each.account)[language],
            ...[each.collectedPaisa, each.otherPaisa, each.changePaisa, differenceOf(each)].map((paisa) =>
              formatRupees(paisa, language, 2),
            ),
          ],
        }))}
      />
    </Section>
  )
}
