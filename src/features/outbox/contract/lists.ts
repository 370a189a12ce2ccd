// States of a message and reasons of its failure, as screens list them.

export const messageStates = ['queued', 'sent', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** `unreachable`: the mail server or gateway; `recipient`: refused by it; `refused`: for another reason; `expired`: nobody could deliver it in time. */
export const failures = ['unreachable', 'recipient', 'refused', 'expired', 'other'] as const
export type Failure = (typeof failures)[number]
