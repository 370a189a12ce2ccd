// Form on a page without React.

import { preetiOffersPath } from 'virtual:enhancement'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { blankParts, FormContext } from './form-context.ts'
import type { FormTerms } from './form-context.ts'

/**
 * A plain POST to another page with the whole form, which shows it again with the submitted values when it is refused. Without
 * files and without fields that need script. A page whose handle has `checksForms` validates it on blur,
 * and offers in Unicode what is typed for Preeti (`form-checks.ts`).
 * @example <PlainForm id="contact" action="/complaint" definition={newComplaint} labels={labels} language="en" send="Send">…</PlainForm>
 */
export function PlainForm(props: FormTerms & { action: string; send: string; children: ReactNode }) {
  const { action, send, children, ...terms } = props
  return (
    <FormContext value={{ ...blankParts(terms), isPlain: true }}>
      <form
        id={terms.id}
        method="post"
        action={`${action}#${terms.id}-errors`}
        noValidate
        data-preeti-offers={preetiOffersPath}
        className="grid gap-6"
      >
        {children}
        <div>
          <Button type="submit" kind="primary">
            {send}
          </Button>
        </div>
      </form>
    </FormContext>
  )
}
