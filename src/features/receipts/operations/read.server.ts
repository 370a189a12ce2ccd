// Reads of receipts for the office: a page of the list, and one receipt, which is recorded; and its prints.

import { readMayCorrect } from '#features/ledger/operations/correct.server.ts'
import { authorshipOf } from '#features/ledger/operations/post.server.ts'
import { reasonText } from '#features/ledger/contract/reasons.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import { instantOf } from '#kit/calendar/instant.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { initialsOf } from '#kit/masked-name.ts'
import type { ListQuery } from '#kit/page.ts'
import { deny, refuse, type Verdict } from '#kit/refusal.ts'
import { record, recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { PrintedReceipt, Receipt } from '../contract/api.ts'
import { qrCode } from '#platform/qr.server.ts'
import { parseYearlyNumber, type YearlyNumber, yearlyNumberText } from '#kit/yearly-number.ts'
import type { ReceiptPart } from '../contract/receipt.ts'
import { stateOfReceipt } from '../rules/lines.ts'
import { bytesToSign, signedCode } from '../rules/signed-code.ts'
import { insertPrint } from '../store/prints.server.ts'
import { countReceipts, findReceipt, listReceipts, type ReceiptRow } from '../store/receipts.server.ts'
import { signingKey } from './keys.server.ts'
import { readMayMove } from './moved-payments.server.ts'

type ReceiptsQuery = ListQuery & {
  part?: ReceiptPart | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Searched by the number of the receipt, or by customer number, name or telephone. */
export async function readReceipts(ctx: Ctx<Staff>, query: ReceiptsQuery): Promise<CountedPage<Receipt>> {
  const { page, limit, sortOrder, search, part, from, until } = query
  const receipt = search ? parseYearlyNumber(toAsciiDigits(search.trim())) : undefined
  const request = { part, from, until, receipt, customer: receipt ? undefined : search }
  const counted = await countReceipts(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listReceipts(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await receiptsOf(ctx, rows), counted)
}

/** That a receipt was opened is recorded, as it names who has paid. */
export async function openReceipt(ctx: Ctx<Staff>, { number }: { number: string }): Promise<PrintedReceipt> {
  const row = await requireReceipt(ctx, number)
  await recordOpened(ctx, { action: 'receipts.read', target: yearlyNumberText(row) })
  const page = `${ctx.from.origin ?? `https://${ctx.org.hosts[0] ?? ''}`}/verify`
  const code = await signedCodeOf(ctx, row)
  const qr = { ...qrCode(`${page}?code=${code}`), address: page.replace(/^https?:\/\//, '') }
  const mayBeReversed = await readMayReverse(ctx, row)
  const [shown] = await receiptsOf(ctx, [row])
  const verdicts = await Promise.all(row.lines.map((line) => readMayMove(ctx, row, line)))
  const lines = shown!.lines.map((line, place) => ({ ...line, mayBeMoved: verdicts[place]! }))
  return { ...shown!, lines, mayBeReversed, signedCode: code, qr }
}

/** As a reversal finds it: of all entries that are not corrected. */
async function readMayReverse(ctx: Ctx<Staff>, { lines }: ReceiptRow): Promise<Verdict> {
  const open = lines.filter(({ reversed }) => reversed === null).map(({ entryId }) => entryId)
  return open.length === 0 ? deny('ledger.corrected_already') : readMayCorrect(ctx, open)
}

/** Signed with the key in use, whichever was in use when it was issued: what a receipt says never changes. */
async function signedCodeOf(ctx: Ctx, row: ReceiptRow): Promise<string> {
  const { fiscalYear, number, amountPaisa, issuedOn, payerNameEn: en, payerNameNe: ne } = row
  const key = await signingKey(ctx)
  const said = { orgId: ctx.org.id, key: key.number, fiscalYear, number, amountPaisa, issuedOn }
  const bytes = bytesToSign({ ...said, initials: initialsOf({ en, ne }) })
  return signedCode(bytes, key.sign(bytes))
}

/** Records a print; `print` is 1 for the original, and every later one is a copy. */
export async function printReceipt(ctx: Ctx<Staff>, { number }: { number: string }): Promise<{ print: number }> {
  return transaction(ctx, async (tx) => {
    const row = await requireReceipt(tx, number)
    const { authorId: id, authorName: name, enteredAt: at } = authorshipOf(tx)
    const print = await insertPrint(tx, row, { at, id, name })
    await record(tx, { action: 'receipts.printed', target: yearlyNumberText(row), changes: { print } })
    return { print }
  })
}

export async function requireReceipt(ctx: Ctx, number: string): Promise<ReceiptRow> {
  const wanted: YearlyNumber = parseYearlyNumber(toAsciiDigits(number)) ?? refuse('missing', 'receipts.unknown')
  return (await findReceipt(ctx, wanted)) ?? refuse('missing', 'receipts.unknown')
}

/** As they are answered. */
export async function receiptsOf(ctx: Ctx, rows: readonly ReceiptRow[]): Promise<Receipt[]> {
  const nameOf = await namesOfSigners(ctx, rows.map(signatureOf))
  return rows.map((row) => {
    const { code, issuedAt, issuedOn, payerNameEn, payerNameNe, tender, tenderReference, amountPaisa, prints } = row
    return {
      number: yearlyNumberText(row),
      code,
      issuedAt: issuedAt.toISOString(),
      issuedOn,
      payer: { en: payerNameEn, ne: payerNameNe },
      tender,
      tenderReference,
      paper: row.paperOn === null ? null : { number: row.paperNumber, on: row.paperOn },
      amountPaisa,
      state: stateOfReceipt(row.lines),
      lines: row.lines.map(({ reversed, entryId: _entry, ...line }) => ({
        ...line,
        reversed: reversed && {
          at: instantOf(reversed.at).toISOString(),
          reason: reasonText(reversed.reason, ctx.language),
          movedTo: reversed.movedTo && yearlyNumberText(reversed.movedTo),
        },
      })),
      prints,
      issuedBy: nameOf(signatureOf(row)),
    }
  })
}

function signatureOf({ authorId: byId, authorName: byName }: ReceiptRow): Signature {
  return { byId, byName }
}
