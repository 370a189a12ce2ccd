// Who decides about an import that waits for its approval.

import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'

export type SentImport = { isPending: boolean; sentById: number; sentBy: string }

/** Always a second person, whatever the organisation asks for its billing. */
export function mayDecide({ isPending, sentById, sentBy }: SentImport, by: Person): Verdict {
  if (!isPending) return deny('imports.decided')
  return isSecondPerson({ preparedById: sentById, preparedBy: sentBy }, by) ? allow : deny('imports.second_person')
}

/** Whoever sent it. */
export function mayCancel({ isPending, sentById }: SentImport, by: Person): Verdict {
  if (!isPending) return deny('imports.decided')
  return sentById === by.id ? allow : deny('imports.not_sender')
}
