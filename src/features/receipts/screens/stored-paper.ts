// The paper on which this device prints receipts, as it was chosen last.

import type { Paper } from './printed-receipt.tsx'

const storageKey = 'receiptPaper'

/** A5 until another one is chosen here; also where storage is blocked for this page. */
export function storedPaper(): Paper {
  try {
    return localStorage.getItem(storageKey) === 'roll' ? 'roll' : 'a5'
  } catch {
    return 'a5'
  }
}

/** Where storage is blocked for this page, the choice is lost. */
export function storePaper(paper: Paper): void {
  try {
    localStorage.setItem(storageKey, paper)
  } catch {
    // The choice applies until the page is left.
  }
}
