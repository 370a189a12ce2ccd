// Script of the page that verifies receipts: it scans QR codes, and without a connection verifies a signed code by the keys that were stored.

import { yearlyNumberText } from '#kit/yearly-number.ts'
import { maxTypedCodeLength } from '#features/receipts/contract/receipt.ts'
import type { SignedReceipt } from '#features/receipts/rules/signed-code.ts'
import { verifyAlone, type PublicKey } from '#features/receipts/rules/verify-alone.ts'
import { correctedTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { formatDateInBoth } from '#kit/format/dates.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { maskedInitials } from '#kit/masked-name.ts'
import { yearsOfPage } from '#platform/page-calendar.tsx'
import { offerScanning } from './scan-receipts.ts'

const language = document.documentElement.lang === 'ne' ? 'ne' : 'en'
/** In a page whose server has not verified a code: the one that is stored for times without a connection. */
const verdicts = document.querySelector<HTMLElement>('[data-verify-alone]')
const code = new URLSearchParams(location.search).get('code')?.trim() ?? ''

if (verdicts && code !== '') void verify(verdicts)

const scanning = document.querySelector<HTMLElement>('[data-scan-receipt]')
const form = document.querySelector<HTMLFormElement>('[data-verify-form]')
const decoder = (document.currentScript as HTMLScriptElement).dataset['decoder']!

if (scanning && form) offerScanning(scanning, decoder, (scanned) => send(form, scanned))

function send(form: HTMLFormElement, scanned: string): void {
  form.querySelector('input')!.value = scanned
  form.requestSubmit()
}

async function verify(area: HTMLElement): Promise<void> {
  const keys = await storedKeys()
  if (code.length <= maxTypedCodeLength || !keys || !('subtle' in crypto))
    return show(area, code.length <= maxTypedCodeLength ? 'typed' : 'unable')
  const found = await verifyAlone(code, keys, crypto.subtle)
  if (found.state === 'genuine') write(area, found.receipt)
  show(area, found.state)
}

async function storedKeys(): Promise<PublicKey[] | undefined> {
  try {
    const answer = await fetch('/.well-known/receipt-keys.json')
    return answer.ok ? ((await answer.json()) as { keys: PublicKey[] }).keys : undefined
  } catch {
    return undefined
  }
}

function write(area: HTMLElement, receipt: SignedReceipt): void {
  setMonthTable(correctedTable(yearsOfPage()))
  const said = {
    amount: formatMoney(receipt.amountPaisa, language),
    number: inDigits(yearlyNumberText(receipt), language),
    issued_on: formatDateInBoth(receipt.issuedOn, language),
    payer: inLanguage(maskedInitials(receipt.initials), language).text,
  }
  for (const [name, text] of Object.entries(said)) area.querySelector(`[data-said=${name}]`)!.textContent = text
}

function show(area: HTMLElement, state: string): void {
  area.querySelector<HTMLElement>(`[data-verdict=${state}]`)!.hidden = false
  area.hidden = false
}
