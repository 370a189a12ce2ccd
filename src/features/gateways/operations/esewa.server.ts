// Adapter of eSewa ePay version 2: a signed form, and the status question.

import type { GatewayAdapter, GatewaySettings } from '../contract/gateway.ts'
import { rupeesOf } from '../rules/amounts.ts'
import { esewaAnswer, esewaBases, esewaForm, esewaReturn } from '../rules/esewa.ts'
import { askWith, formFields, valueOf } from './ask.server.ts'

export const esewa: GatewayAdapter = {
  async begin(attempt, settings) {
    const fields = esewaForm(attempt, { merchant: valueOf(settings, 'merchant'), secret: valueOf(settings, 'secret') })
    const address = `${originOf(settings, 'form')}/api/epay/main/v2/form`
    return { handover: { kind: 'form', method: 'POST', address, fields: formFields(fields) }, reference: null }
  },
  readReturn: (query) => esewaReturn(query)?.['transaction_uuid'] ?? query['attempt'],
  ask({ id, amountPaisa }, settings) {
    const merchant = valueOf(settings, 'merchant')
    const query = new URLSearchParams({
      product_code: merchant,
      total_amount: rupeesOf(amountPaisa),
      transaction_uuid: id,
    })
    const url = `${originOf(settings, 'status')}/api/epay/transaction/status/?${query}`
    return askWith({ method: 'GET', url }, (text) => esewaAnswer(text, id, merchant))
  },
}

function originOf({ base, mode }: GatewaySettings, use: 'form' | 'status'): string {
  return base === '' ? esewaBases[mode][use] : base
}
