// What every payment gateway offers to the payments feature: settings, handover of a payer, and the question whether it was paid.

/** `fonepay` is the redirect to its website, `fonepay-qr` the dynamic QR that a phone scans. */
export const gatewayKinds = ['esewa', 'khalti', 'connectips', 'fonepay', 'fonepay-qr'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

export const gatewayModes = ['test', 'live'] as const
export type GatewayMode = (typeof gatewayModes)[number]

/** Ids of attempts fit every gateway: connectIPS allows 20 characters, Fonepay 25, eSewa letters, digits and hyphens alone. */
export const attemptIdPattern = /^[A-Z0-9-]{3,20}$/

/** The least that a gateway takes, in paisa. */
export const minPaisaOf: Record<GatewayKind, number> = {
  esewa: 1,
  khalti: 1000,
  connectips: 1,
  fonepay: 1,
  'fonepay-qr': 1,
}

/** Those whose protocol was tried with a merchant account or has published vectors for all that is sent. */
export const confirmedKinds: ReadonlySet<GatewayKind> = new Set(['esewa'])

/**
 * Settings of one gateway of one organisation. `base` is the origin of a server that speaks the documented paths, '' for the documented
 * ones of the mode. `values` has every field of the kind, secrets in clear: it lives only in the operation that talks to the gateway.
 */
export type GatewaySettings = { mode: GatewayMode; base: string; values: Readonly<Record<string, string>> }

/**
 * A payment to begin. `id` matches `attemptIdPattern`; `returnAddress` is the page that the payer returns to, without a query and at most
 * 150 characters; `startedOn` is the day in Nepal as YYYY-MM-DD; `customerNumber` is shown to the payer, at most 20 characters.
 */
export type BegunAttempt = {
  id: string
  amountPaisa: number
  customerNumber: string
  returnAddress: string
  startedOn: string
}

/**
 * How the payer gets to the gateway: a form that the browser sends (`fields` are all it has; the address has no query), or the text of a
 * QR code. `payAddress` is a page that replaces the phone: only a test server names one.
 */
export type Handover =
  | { kind: 'form'; method: 'GET' | 'POST'; address: string; fields: { name: string; value: string }[] }
  | { kind: 'qr'; qrText: string; payAddress: string | null }

/** `reference` is the gateway's own name of the attempt (Khalti's pidx), kept to ask with; null where it has none. */
export type Begun = { handover: Handover; reference: string | null }

/** The query of a return, as the browser sent it. Nobody vouches for it: its names and values are the payer's. */
export type ReturnQuery = Readonly<Record<string, string>>

/** An attempt to ask about. `returns` are the queries of its returns: Fonepay's redirect has no other evidence. */
export type AskedAttempt = {
  id: string
  amountPaisa: number
  reference: string | null
  returns: readonly ReturnQuery[]
}

export type GatewayState = 'paid' | 'pending' | 'failed' | 'expired' | 'refunded' | 'ambiguous'

/**
 * What a gateway answers. `word` is its own word for the state; those of `unansweredWords` come with `pending`. Where it is paid,
 * `amountPaisa` is what the gateway took (of Fonepay's QR, whose answer has no amount, what its code fixed), `feePaisa` what it keeps of
 * that, and `reference` its transaction number. A state says nothing about the amount: the caller compares.
 */
export type GatewayAnswer =
  | { state: 'paid'; word: string; amountPaisa: number; reference: string; feePaisa: number | null }
  | { state: Exclude<GatewayState, 'paid'>; word: string }

/** Words of our own for a question that got no answer: they say nothing about the money. */
export const unansweredWords: ReadonlySet<string> = new Set([
  'unreachable',
  'unreadable',
  'unreadable key',
  'no settings',
  'no return',
  'not begun',
])

/** Words of gateways for a payment of which a part was given back; they come with `ambiguous`, because no gateway says how much. */
export const partialRefundWords: ReadonlySet<string> = new Set(['PARTIAL_REFUND', 'Partially refunded'])

/** What the operations of `gateways` do for one kind. None of them throws for what a gateway answers, except `begin`, with a `GatewayFailure`. */
export type GatewayAdapter = {
  begin(attempt: BegunAttempt, settings: GatewaySettings): Promise<Begun>
  /** The id of the attempt that a return is for; undefined where it has none. Never evidence of a payment. */
  readReturn(query: ReturnQuery): string | undefined
  /** Only of gateways whose signed return is their evidence: what they signed of this one for this attempt; undefined for any other return. */
  signedReturn?(id: string, query: ReturnQuery, settings: GatewaySettings): ReturnQuery | undefined
  ask(attempt: AskedAttempt, settings: GatewaySettings): Promise<GatewayAnswer>
}

/** A payment that could not be begun: the gateway did not answer, or refused. `word` is short and holds no secret. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'
  readonly word: string

  constructor(word: string) {
    super(`the gateway answered: ${word}`)
    this.word = word
  }
}
