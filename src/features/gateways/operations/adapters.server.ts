// Adapters of all gateways by kind.

import type { GatewayAdapter, GatewayKind } from '../contract/gateway.ts'
import { connectips } from './connectips.server.ts'
import { esewa } from './esewa.server.ts'
import { fonepay, fonepayQr } from './fonepay.server.ts'
import { khalti } from './khalti.server.ts'

export const adapters: Record<GatewayKind, GatewayAdapter> = {
  esewa,
  khalti,
  connectips,
  fonepay,
  'fonepay-qr': fonepayQr,
}
