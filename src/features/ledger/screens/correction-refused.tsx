// Why an entry, or what a receipt has posted, is not corrected by the officer who reads it.

import { messageText, translator, type Language } from '#kit/language.ts'
import type { Denied } from '#kit/refusal.ts'
import { ledgerRefusals } from '../messages/refusals.ts'

export function CorrectionRefused({ refused, language }: { refused: Omit<Denied, 'ok'>; language: Language }) {
  return <p className="measure">{messageText(translator(ledgerRefusals, language), refused)}</p>
}
