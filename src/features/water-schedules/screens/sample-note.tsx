// Notice that the plan is demonstration content.

import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Callout } from '#ui/callout.tsx'
import { waterSchedulesMessages } from '../messages/public.ts'

/** Shown below the interruptions. */
export function SampleNote() {
  return (
    <div className="mb-6 print:mb-2">
      <Callout>{translator(waterSchedulesMessages, useLanguage())('supply.sample')}</Callout>
    </div>
  )
}
