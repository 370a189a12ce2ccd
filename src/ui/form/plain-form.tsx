// How does a form stand on a page that never loads React?

import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { blankParts, FormContext } from './form-context.ts'
import type { FormTerms } from './form-context.ts'

/**
 * A plain POST to another page, which holds the whole form: that page shows it again, with what was typed, when it is
 * refused. Without files, and without fields that only work with script.
 * @example <PlainForm id="contact" action="/complaint" definition={newComplaint} labels={labels} language="en" send="Send">…</PlainForm>
 */
export function PlainForm(props: FormTerms & { action: string; send: string; children: ReactNode }) {
  const { action, send, children, ...terms } = props
  return (
    <FormContext value={blankParts(terms)}>
      <form id={terms.id} method="post" action={`${action}#${terms.id}-errors`} noValidate className="grid gap-6">
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
