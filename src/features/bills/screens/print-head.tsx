// Address of the organisation on a printed bill, below its name in the header of the page.

import { useBranding } from '#features/sessions/screens/branding.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'

export function PrintHead() {
  const language = useLanguage()
  const { address } = useBranding()
  return <p className="print-only mb-3 border-b border-neutral-300 pb-2">{inLanguage(address, language).text}</p>
}
