// What marks a credited bill in a list, with the bill that has replaced it.

import { Link } from 'react-router'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import type { BillCredit } from '../contract/credited.ts'
import { creditedMessages } from '../messages/credited.ts'

/** `bills`: the address of the list. */
export function Credited({ credit, bills, language }: { credit: BillCredit; bills: string; language: Language }) {
  const { replacedBy } = credit
  const t = translator(creditedMessages, language)
  return (
    <>
      {' '}
      <Tag>{t('bills.credited')}</Tag>
      {replacedBy === null ? null : (
        <Link to={`${bills}/${replacedBy}`} className="link block py-1 text-sm">
          {t('bills.credited_replaced', { number: inDigits(replacedBy, language) })}
        </Link>
      )}
    </>
  )
}
