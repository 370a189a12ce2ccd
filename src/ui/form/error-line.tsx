// Error message below a field.

import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** The field refers to the `id` in `aria-describedby`. `hidden`: the place of an error that a script may fill. */
export function ErrorLine({ id, hidden = false, children }: { id: string; hidden?: boolean; children: ReactNode }) {
  return (
    <p id={id} hidden={hidden} className="flex gap-1.5 font-bold text-danger-700">
      <Icon name="warning" className="h-[1lh] w-4" />
      <span>{children}</span>
    </p>
  )
}
