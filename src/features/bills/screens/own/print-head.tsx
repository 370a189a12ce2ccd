// Letterhead of a printed page of the portal.

import { useBranding } from '#features/sessions/screens/branding.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'

export function PrintHead() {
  const language = useLanguage()
  const { name, address } = useBranding()
  return (
    <div className="print-only mb-4 border-b border-neutral-300 pb-2">
      <p className="text-lg font-bold">{inLanguage(name, language).text}</p>
      <p>{inLanguage(address, language).text}</p>
    </div>
  )
}
