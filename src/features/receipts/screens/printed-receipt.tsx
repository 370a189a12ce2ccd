// A receipt as it is printed, in both languages whatever the reader's.

import type { ReactNode } from 'react'
import type { Branding } from '#features/sessions/screens/branding.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { spelledAmount } from '#kit/format/spelled-amount.ts'
import { inDigits, languages, type Bilingual } from '#kit/language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { PrintedReceipt as Printed } from '../contract/api.ts'
import { receiptMessages as texts } from '../messages.ts'
import { customerNumbersOf } from './columns.ts'
import { receiptsTranslator } from './translator.ts'

export type Paper = 'a5' | 'roll'

type Props = {
  receipt: Printed
  /** 1: the original. */
  print: number
  organisation: Pick<Branding, 'name' | 'address'>
  paper: Paper
}

export function PrintedReceipt({ receipt, print, organisation, paper }: Props) {
  const { number, code, issuedOn, payer, tender, tenderReference, amountPaisa, lines, state, issuedBy, qr } = receipt
  const numbers = customerNumbersOf(receipt)
  const means = texts[`receipts.tender_${tender}`]
  return (
    <section className={`receipt receipt-${paper}`} aria-label={texts['receipts.receipt'].en}>
      <p className="receipt-office">
        <Both text={organisation.name} />
      </p>
      <p>
        <Both text={organisation.address} />
      </p>
      <h2>
        <Both text={texts['receipts.receipt']} />
      </h2>
      {print > 1 ? (
        <p className="receipt-mark">
          <Both text={inBoth((language) => receiptsTranslator(language)('receipts.copy', { n: print - 1 }))} />
        </p>
      ) : null}
      {state === 'issued' ? null : (
        <p className="receipt-mark">
          <Both
            text={
              texts[
                isMoved(lines)
                  ? 'receipts.moved_mark'
                  : state === 'reversed'
                    ? 'receipts.reversed_mark'
                    : 'receipts.state_partly-reversed'
              ]
            }
          />
        </p>
      )}
      <dl>
        <Fact name={texts['receipts.number']}>{number}</Fact>
        <Fact name={texts['receipts.issued_on']}>
          <span lang="ne" className="receipt-day">
            <TimeText at={issuedOn} language="ne" />
          </span>{' '}
          ·{' '}
          <span lang="en" className="receipt-day">
            <TimeText at={issuedOn} language="en" />
          </span>
        </Fact>
        <Fact name={texts['receipts.payer']}>
          <Both text={payer} />
        </Fact>
        {receipt.paper ? (
          <Fact name={texts['receipts.paper_of']}>
            {receipt.paper.number} ·{' '}
            <span lang="ne" className="receipt-day">
              <TimeText at={receipt.paper.on} language="ne" />
            </span>{' '}
            ·{' '}
            <span lang="en" className="receipt-day">
              <TimeText at={receipt.paper.on} language="en" />
            </span>
          </Fact>
        ) : null}
        {numbers === '' ? null : <Fact name={texts['receipts.customer_numbers']}>{numbers}</Fact>}
        <Fact name={texts['receipts.tender']}>
          <Both text={means} />
          {tenderReference === '' ? null : ` · ${tenderReference}`}
        </Fact>
      </dl>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>
            <span>
              <Both text={line.title.en || line.title.ne ? line.title : texts[`receipts.purpose_${line.purpose}`]} />
              {line.customerNumber !== null && lines.length > 1 ? ` · ${line.customerNumber}` : null}
              {line.reversed && state === 'partly-reversed' ? (
                <strong>
                  {' ('}
                  <Both text={texts['receipts.state_reversed']} />)
                </strong>
              ) : null}
            </span>
            <span className="figures">{formatRupees(line.amountPaisa, 'en', 2)}</span>
          </li>
        ))}
        <li className="receipt-total">
          <span>
            <Both text={texts['receipts.total']} /> (रु. / Rs.)
          </span>
          <span className="figures">
            {inDigits(formatRupees(amountPaisa, 'en', 2), 'ne')} / {formatRupees(amountPaisa, 'en', 2)}
          </span>
        </li>
      </ul>
      {languages.toReversed().map((language) => (
        <p key={language} lang={language}>
          {texts['receipts.spelled'][language]}: {spelledAmount(amountPaisa, language)}
        </p>
      ))}
      <div className="receipt-end">
        <div>
          <p className="receipt-code figures" translate="no">
            {code}
          </p>
          <p lang="ne">{receiptsTranslator('ne')('receipts.verify_at', { address: qr.address })}</p>
          <p lang="en">{receiptsTranslator('en')('receipts.verify_at', { address: qr.address })}</p>
          <p className="receipt-issuer">
            <Both text={texts['receipts.issued_by']} />: {issuedBy}
          </p>
        </div>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className="receipt-qr" aria-hidden="true">
          <path d={qr.path} />
        </svg>
      </div>
    </section>
  )
}

/** Whether every payment of the receipt was moved to another customer number. */
export function isMoved(lines: readonly Pick<Printed['lines'][number], 'reversed'>[]): boolean {
  return lines.every(({ reversed }) => reversed?.movedTo)
}

function Fact({ name, children }: { name: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both text={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Nepali, then English; one of them where they are the same or one is missing. */
function Both({ text: { en, ne } }: { text: Bilingual }) {
  return (
    <>
      {ne === '' || ne === en ? null : <span lang="ne">{ne}</span>}
      {ne !== '' && ne !== en && en !== '' ? ' / ' : null}
      {en === '' ? null : <span lang="en">{en}</span>}
    </>
  )
}

function inBoth(text: (language: 'en' | 'ne') => string): Bilingual {
  return { en: text('en'), ne: text('ne') }
}
