// Adapter of Khalti KPG-2: a payment is begun by the server, and looked up by its pidx.

import { GatewayFailure, type GatewayAdapter, type GatewaySettings } from '../contract/gateway.ts'
import { khaltiAnswer, khaltiBases, khaltiBegun, khaltiRequest } from '../rules/khalti.ts'
import { askWith, baseOf, beginWith, valueOf } from './ask.server.ts'

export const khalti: GatewayAdapter = {
  async begin(attempt, settings) {
    const json = khaltiRequest(attempt)
    const begun = khaltiBegun(await beginWith({ ...requestOf(settings, 'initiate'), json }))
    if (!begun) throw new GatewayFailure('unreadable')
    const address = new URL(begun.address)
    if (address.protocol !== 'https:' && settings.base === '') throw new GatewayFailure('unreadable')
    // A form sent by GET replaces the query of its address: its values are fields.
    const fields = [...address.searchParams].map(([name, value]) => ({ name, value }))
    address.search = ''
    return { handover: { kind: 'form', method: 'GET', address: address.href, fields }, reference: begun.pidx }
  },
  readReturn: (query) => query['purchase_order_id'],
  async ask({ reference }, settings) {
    if (reference === null) return { state: 'pending', word: 'not begun' }
    const json = { pidx: reference }
    return askWith({ ...requestOf(settings, 'lookup'), json }, (text) => khaltiAnswer(text, reference))
  },
}

function requestOf(settings: GatewaySettings, path: 'initiate' | 'lookup') {
  const url = `${baseOf(settings, khaltiBases)}/api/v2/epayment/${path}/`
  return { method: 'POST', url, headers: { authorization: `Key ${valueOf(settings, 'secret')}` } } as const
}
