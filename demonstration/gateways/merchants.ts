// Sample merchants of both organisations: known to the sample gateway, and set as their accounts. None is of a real gateway.

export type SampleMerchant = { esewa: Keyed; khalti: Keyed; connectips: Bank; fonepay: Keyed; qr: Keyed & Login }
type Keyed = { merchant: string; secret: string }
type Login = { user: string; password: string }
type Bank = { merchant: string; appId: string; appName: string; password: string; pfxPassword: string }

function merchantOf(orgId: number): SampleMerchant {
  const keyed = (name: string): Keyed => ({ merchant: `SAMPLE-${orgId}`, secret: `sample-${name}-${orgId}` })
  return {
    esewa: keyed('esewa'),
    khalti: keyed('khalti'),
    connectips: {
      merchant: String(orgId),
      appId: `SAMPLE-${orgId}`,
      appName: 'Sample water',
      password: `sample-password-${orgId}`,
      pfxPassword: 'aes-password',
    },
    fonepay: keyed('fonepay'),
    qr: { ...keyed('qr'), user: `sample-${orgId}`, password: `sample-password-${orgId}` },
  }
}

export const sampleMerchants: ReadonlyMap<number, SampleMerchant> = new Map(
  [487, 320].map((id) => [id, merchantOf(id)]),
)

/** The key with which both sign for connectIPS; `publicKey` is its public part (SPKI in base64). */
export const samplePfx = 'demonstration/gateways/sample-merchant.pfx'
export const publicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqsjCuknxQdaSZn3gt5DkF3t7UZvSJU8Pg241MQ3JqdZuI+Dpt/s4EFuZ9vXsVCdf1zwcxj5Pd7Hqre1YA44yQ+fP8tT8MGwz5txpySZ1EsLrVyp3ZNu1kY7ukBvujzJbXLG+Nxbwp/r1gNg7VAbWumPoLPYIyj7zlo0R0MveMg9rrH3qbXQKShlsSQjnzWseWSmP271AAPJGNIQRwxaAbY32X224haHyWLCaDlTwmdLYG2TRM/59CPHTdcucT2bhYkSZ5tDolk9IB7tI1ONt+d9a8uzr/C3bmfnC4ZE91JvFP7rfEkBEjprIbudEsSep5slrT4rJxxRu+OehyzqX/wIDAQAB'
