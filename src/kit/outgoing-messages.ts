// Channels and kinds of the messages that the product sends to people.

export const messageChannels = ['mail', 'sms'] as const
export type Channel = (typeof messageChannels)[number]

/** A code to sign in with, an invitation of staff, a change of one's account, the receipt of a case, and what happened to a case. */
export const messageKinds = ['code', 'invitation', 'account', 'receipt', 'update'] as const
export type MessageKind = (typeof messageKinds)[number]
