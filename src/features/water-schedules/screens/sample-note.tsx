// How does a reader learn that this plan is not a real one?

import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Callout } from '#ui/callout.tsx'
import { waterSchedulesMessages } from '../messages.ts'

/** Below what stands in the way of the water, which comes first. */
export function SampleNote() {
  return (
    <div className="mb-6 print:mb-2">
      <Callout>{translator(waterSchedulesMessages, useLanguage())('supply.sample')}</Callout>
    </div>
  )
}
