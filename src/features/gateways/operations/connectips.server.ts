// Adapter of connectIPS: a form signed with the merchant's key, and the signed validation.

import type { KeyObject } from 'node:crypto'
import { GatewayFailure, type GatewayAdapter, type GatewaySettings } from '../contract/gateway.ts'
import {
  connectipsAnswer,
  connectipsBases,
  connectipsFields,
  connectipsMessage,
  connectipsToken,
  validationFields,
  type ConnectipsMerchant,
} from '../rules/connectips.ts'
import { privateKeyOf } from '../rules/pfx.ts'
import { askWith, baseOf, formFields, valueOf } from './ask.server.ts'

export const connectips: GatewayAdapter = {
  async begin(attempt, settings) {
    const key = keyOf(settings)
    if (!key) throw new GatewayFailure('unreadable key')
    const fields = connectipsFields(attempt, merchantOf(settings))
    const token = connectipsToken(connectipsMessage(fields, 'TOKEN=TOKEN'), key)
    const address = `${baseOf(settings, connectipsBases)}/connectipswebgw/loginpage`
    const all = formFields({ ...fields, TOKEN: token })
    return { handover: { kind: 'form', method: 'POST', address, fields: all }, reference: null }
  },
  // Its return addresses are registered beforehand, and name the transaction alone.
  readReturn: (query) => query['TXNID'],
  async ask(attempt, settings) {
    const key = keyOf(settings)
    if (!key) return { state: 'pending', word: 'unreadable key' }
    const fields = validationFields(attempt, merchantOf(settings))
    const { MERCHANTID, APPID, REFERENCEID, TXNAMT } = fields
    const json = {
      merchantId: Number(MERCHANTID),
      appId: APPID,
      referenceId: REFERENCEID,
      txnAmt: TXNAMT,
      token: connectipsToken(connectipsMessage(fields), key),
    }
    const login = Buffer.from(`${APPID}:${valueOf(settings, 'password')}`).toString('base64')
    const url = `${baseOf(settings, connectipsBases)}/connectipswebws/api/creditor/validatetxn`
    const request = { method: 'POST', url, headers: { authorization: `Basic ${login}` }, json } as const
    return askWith(request, (text) => connectipsAnswer(text, attempt))
  },
}

function keyOf(settings: GatewaySettings): KeyObject | undefined {
  return privateKeyOf(Buffer.from(valueOf(settings, 'pfx'), 'base64'), valueOf(settings, 'pfxPassword'))
}

function merchantOf(settings: GatewaySettings): ConnectipsMerchant {
  const [merchant, appId, appName] = ['merchant', 'appId', 'appName'].map((name) => valueOf(settings, name))
  return { merchant: merchant!, appId: appId!, appName: appName! }
}
