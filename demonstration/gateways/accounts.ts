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
    const test = { mode: 'test', base } as const
    await setGatewayAccount(ctx, { kind: 'esewa', ...test, ...esewa })
    await setGatewayAccount(ctx, { kind: 'khalti', ...test, ...khalti })
    await setGatewayAccount(ctx, { kind: 'connectips', ...test, ...connectips, pfx })
    await setGatewayAccount(ctx, { kind: 'fonepay', ...test, ...fonepay })
    await setGatewayAccount(ctx, { kind: 'fonepay-qr', ...test, ...qr })
  }
}
