// How wide is a page's content, and how far is it from header and footer?

import type { ReactNode } from 'react'

/** Around everything a screen shows. `narrow` keeps reading and forms to one column of meaning. */
export function PageArea({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className="page-width pt-4 pb-16 md:pt-6 md:pb-20 print:pb-6">
      {narrow ? <div className="max-w-[46rem]">{children}</div> : children}
    </div>
  )
}
