// What a connection owes today, or has paid in advance.

import { formatMoney } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { ledgerScreens } from '../messages/screens.ts'

/** Its name and its amount, as they are beside each other. @example balanceOf(288_00, 'en') // ['Owed today', 'Rs. 288'] */
export function balanceOf(balancePaisa: number, language: Language): [label: string, amount: string] {
  const t = translator(ledgerScreens, language)
  return [
    t(balancePaisa < 0 ? 'ledger.balance_advance' : 'ledger.balance_owed'),
    balancePaisa === 0 ? t('ledger.balance_settled') : formatMoney(Math.abs(balancePaisa), language),
  ]
}

export function BalanceLine({ balancePaisa, language }: { balancePaisa: number; language: Language }) {
  const [label, amount] = balanceOf(balancePaisa, language)
  return (
    <p className="mb-4">
      {balancePaisa === 0 ? amount : `${label}: `}
      {balancePaisa === 0 ? null : <strong>{amount}</strong>}
    </p>
  )
}
