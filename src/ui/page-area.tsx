// Content area of a page: width, and distance from header and footer.

import type { ReactNode } from 'react'

/** Wraps everything a screen shows. `narrow` limits text and forms to one column. */
export function PageArea({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className="page-width pt-4 pb-16 md:pt-6 md:pb-20 print:pb-6">
      {narrow ? <div className="max-w-[46rem]">{children}</div> : children}
    </div>
  )
}
