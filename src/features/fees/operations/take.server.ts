// A fee without a connection, taken at the counter: posted and receipted in one transaction, in the drawer of the open day.

import { requireOpenDay } from '#features/counter/operations/days.server.ts'
import { insertDayReceipts } from '#features/counter/operations/receipts.server.ts'
import { mayTakeMoney } from '#features/counter/rules.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { writtenIn, type Bilingual } from '#kit/language.ts'
import { enforce, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import type { TakenFee } from '../contract/api.ts'
import type { feeTenders } from '../contract/forms.ts'
import { listPurposes } from '../store.server.ts'

const accountOf = { cash: 'cash', cheque: 'cheques' } as const

type Sent = {
  purpose: number
  payer: string
  rupees: number
  tender: (typeof feeTenders)[number]
  reference?: string | undefined
  submission?: string | undefined
}

/** Sent twice, it is taken once. A cheque needs its number as `reference`. */
export async function takeFee(ctx: Ctx<Staff>, sent: Sent): Promise<TakenFee> {
  const { purpose: purposeId, payer, rupees, tender, reference = '', submission: key } = sent
  if (tender === 'cheque' && reference === '') refuseField('reference', 'counter.cheque_number')
  const content = { purposeId, payer, rupees, tender, reference }
  return once(ctx, { scope: `fees ${ctx.actor.id}`, key, content }, async (tx) => {
    const { id: dayId, day } = await requireOpenDay(tx)
    const valueOn = inNepal(tx.now).date
    enforce(mayTakeMoney({ openDay: day, today: valueOn }))
    const purpose = (await listPurposes(tx)).find(({ id }) => id === purposeId)
    if (!purpose) return refuseField('purpose', 'fees.purpose_unknown')
    const amountPaisa = rupees * 100
    const postings = [
      { account: accountOf[tender], amountPaisa },
      { account: 'fees', amountPaisa: -amountPaisa } as const,
    ]
    const entry = { connectionId: null, kind: 'fee-receipt', valueOn, postings, note: reference } as const
    const [entryId] = await postEntries(tx, [entry])
    const issued = await issueReceipt(tx, {
      tender,
      tenderReference: reference,
      payer: inItsLanguage(payer),
      lines: [{ purpose: purpose.kind, connectionId: null, entryId: entryId!, amountPaisa, title: purpose.name }],
    })
    await insertDayReceipts(tx, dayId, [issued])
    const number = yearlyNumberText(issued)
    await record(tx, {
      action: 'fees.taken',
      target: number,
      changes: { purpose: purpose.name.en || purpose.name.ne, tender, amountPaisa },
    })
    return { number, code: issued.code, amountPaisa }
  })
}

/** A name as it was typed: in Nepali or in English letters. */
function inItsLanguage(name: string): Bilingual {
  return writtenIn(name) === 'ne' ? { en: '', ne: name } : { en: name, ne: '' }
}
