// Receipts: tenders, purposes, states, and the number as addresses and prints write it; without schemas.

export const tenders = ['cash', 'cheque', 'wallet', 'gateway', 'bank'] as const
export type Tender = (typeof tenders)[number]

/** `bill`: what a connection owes, or an advance of it. The others have no connection. */
export const purposes = ['bill', 'deposit', 'application-fee', 'form', 'other'] as const
export type Purpose = (typeof purposes)[number]

/** By the entries that the receipt is about: none, some or all of them are corrected. */
export const receiptStates = ['issued', 'partly-reversed', 'reversed'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** The parts of the list: all, those without a connection, those of which something was reversed, those that were printed more than once. */
export const receiptParts = ['all', 'fees', 'reversed', 'reprinted'] as const
export type ReceiptPart = (typeof receiptParts)[number]

/** Of a receipt that is verified; the last: its signature is genuine, and the office has no such receipt now. */
export const verifiedStates = [...receiptStates, 'not-in-register'] as const

/** Maximum length of a signed code; a typed code has at most 60 characters. */
export const maxCodeLength = 400
export const maxTypedCodeLength = 60

/** One receipt of several connections has a line for each. */
export const maxReceiptLines = 50
