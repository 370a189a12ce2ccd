// A row of a register beside what is stored: the entry that it states, and the one that it changes.

import type { ComparedRow } from '#kit/long-import.ts'
import type { RegisterEntry } from '../contract/connection.ts'
import type { KnownEntry } from '../store/rows.server.ts'

export type ComparedEntry = ComparedRow &
  (
    | { kind: 'changed'; entry: KnownEntry; before: KnownEntry }
    | { kind: 'added'; entry: RegisterEntry }
    | { kind: 'same' | 'refused' }
  )
