// Rules of the media library: what is described, what may be withdrawn or restored.

import type { Bilingual } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'

/** Whether it may be chosen for an item: described in both languages and not withdrawn. */
export function mayBeChosen({ alt, withdrawnAt }: { alt: Bilingual; withdrawnAt: Date | string | null }): Verdict {
  if (withdrawnAt !== null) return deny('media.already_withdrawn')
  return isDescribed(alt) ? allow : deny('media.not_described')
}

export function isDescribed(alt: Bilingual): boolean {
  return alt.en !== '' && alt.ne !== ''
}

/** `uses`: how many items show it, whatever their state: a withdrawn item can be published again. */
export function mayBeWithdrawn({ uses, withdrawnAt }: { uses: number; withdrawnAt: Date | string | null }): Verdict {
  if (withdrawnAt !== null) return deny('media.already_withdrawn')
  return uses === 0 ? allow : deny('media.in_use', { n: uses })
}

export function mayBeRestored({ withdrawnAt }: { withdrawnAt: Date | string | null }): Verdict {
  return withdrawnAt === null ? deny('media.not_withdrawn') : allow
}
