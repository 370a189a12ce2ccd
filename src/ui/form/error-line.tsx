// Error message below a field.

import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** The field refers to the `id` in `aria-describedby`. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-semibold text-danger-700">
      <Icon name="warning" className="h-[1lh] w-4" />
      {children}
    </p>
  )
}
