// A row of an imported file: new, changed or refused, and the entry that it is in the ledger.

import type { ImportedKind } from '#features/ledger/contract/entries.ts'
import type { ImportedRow } from '#kit/long-import.ts'

/** `takesTwo`: it is posted only when a second person has approved it. */
export type RowEntry = { kind: ImportedKind; customerNumber: string; amountPaisa: number; takesTwo: boolean }

export type ImportedFileRow =
  | Exclude<ImportedRow, { kind: 'added' }>
  | (Extract<ImportedRow, { kind: 'added' }> & { entry?: RowEntry })
