// Adapters of Fonepay: the signed redirect, whose signed return is its only evidence, and the dynamic QR.

import { GatewayFailure, type GatewayAdapter, type GatewaySettings } from '../contract/gateway.ts'
import {
  fonepayAnswer,
  fonepayBases,
  fonepayForm,
  signedReturn,
  fonepayQrBases,
  qrAnswer,
  qrPayAddress,
  qrQuestion,
  qrRequest,
  qrText,
  type QrMerchant,
} from '../rules/fonepay.ts'
import { askWith, baseOf, beginWith, formFields, valueOf } from './ask.server.ts'

export const fonepay: GatewayAdapter = {
  async begin(attempt, settings) {
    const address = `${baseOf(settings, fonepayBases)}/api/merchantRequest`
    const fields = formFields(fonepayForm(attempt, merchantOf(settings)))
    return { handover: { kind: 'form', method: 'GET', address, fields }, reference: null }
  },
  readReturn: (query) => query['PRN'],
  signedReturn: (id, query, settings) => signedReturn(id, query, merchantOf(settings)),
  ask: async (attempt, settings) => fonepayAnswer(attempt, merchantOf(settings)),
}

export const fonepayQr: GatewayAdapter = {
  async begin(attempt, settings) {
    const answer = await beginWith(requestOf(settings, 'Download', qrRequest(attempt, qrMerchantOf(settings))))
    const text = qrText(answer)
    if (text === undefined) throw new GatewayFailure('unreadable')
    const payAddress = settings.base === '' ? null : qrPayAddress(answer, settings.base)
    return { handover: { kind: 'qr', qrText: text, payAddress }, reference: null }
  },
  // The payer never leaves the page.
  readReturn: () => undefined,
  ask(attempt, settings) {
    const request = requestOf(settings, 'GetStatus', qrQuestion(attempt.id, qrMerchantOf(settings)))
    return askWith(request, (text) => qrAnswer(text, attempt))
  },
}

function requestOf(settings: GatewaySettings, use: 'Download' | 'GetStatus', json: object) {
  const path = `/api/merchant/merchantDetailsForThirdParty/thirdPartyDynamicQr${use}`
  return { method: 'POST', url: `${baseOf(settings, fonepayQrBases)}${path}`, json } as const
}

function merchantOf(settings: GatewaySettings): { merchant: string; secret: string } {
  return { merchant: valueOf(settings, 'merchant'), secret: valueOf(settings, 'secret') }
}

function qrMerchantOf(settings: GatewaySettings): QrMerchant {
  return { ...merchantOf(settings), user: valueOf(settings, 'user'), password: valueOf(settings, 'password') }
}
