// Merchant accounts of both organisations at the sample gateway.

import { readFile } from 'node:fs/promises'
import { setGatewayAccount } from '../../src/features/gateways/operations/accounts.server.ts'
import { systemContext } from '../../src/platform/system-context.server.ts'
import type { Loading } from '../loading.ts'
import { sampleMerchants, samplePfx } from './merchants.ts'

/** Until the sample gateway has started nobody answers there. */
const base = 'http://127.0.0.1:1'

export async function seedGateways(at: Loading): Promise<void> {
  const pfx = (await readFile(samplePfx)).toString('base64')
  for (const [orgId, { esewa, khalti, connectips, fonepay, qr }] of sampleMerchants) {
    const org = at.tenants.byId(orgId)
    if (!org) continue
    const ctx = systemContext(at, org, 'demonstration')
    const mode = 'test'
    const sample = { base, isSample: true }
    await setGatewayAccount(ctx, { kind: 'esewa', mode, ...esewa }, sample)
    await setGatewayAccount(ctx, { kind: 'khalti', mode, ...khalti }, sample)
    await setGatewayAccount(ctx, { kind: 'connectips', mode, ...connectips, pfx }, sample)
    await setGatewayAccount(ctx, { kind: 'fonepay', mode, ...fonepay }, sample)
    await setGatewayAccount(ctx, { kind: 'fonepay-qr', mode, ...qr }, sample)
  }
}
