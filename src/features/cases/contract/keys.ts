// Types that every kind of case shares: the keys a case is found by, and whose a case is.

import type { Paging } from '#kit/page.ts'

/** A signed-in customer, who owns cases sent signed in or from the registered phone. */
export type Owner = { personId: number; phone: string | null }

/** The office finds a case by its id; a sender by its code as typed, with the phone it was sent from or as its owner. */
export type CaseKey = { id: number } | { code: string; phone?: string; owner?: Owner }

/** `open`: unfinished cases only, those waiting for the sender first. */
export type OwnQuery = Paging & { open?: boolean }
