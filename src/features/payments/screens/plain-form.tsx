// Form of a page without React, shown again with what was typed and its errors.

import type { ReactNode } from 'react'
import type { FormAgain } from '#platform/sent-form.server.ts'
import { Callout } from '#ui/callout.tsx'
import { blankParts, FormContext, type FormTerms } from '#ui/form/form-context.ts'
import { messageText, translator } from '#kit/language.ts'
import { issueText } from '#kit/validation/messages.ts'
import { uiMessages } from '#ui/messages.ts'
import { paymentsTranslator } from './translator.ts'

type Props = FormTerms & { method: 'get' | 'post'; action: string; again?: FormAgain | undefined; children: ReactNode }

export function ShownForm({ method, action, again, children, ...terms }: Props) {
  const { id, language, labels } = terms
  const t = paymentsTranslator(language)
  const issues = again?.issues ?? []
  const text = (name: string) => {
    const issue = issues.find(({ field }) => field === name)
    return issue && issueText(issue, t)
  }
  const parts = { ...blankParts(terms), initial: (name: string) => again?.values[name] ?? [], error: text }
  return (
    <FormContext value={parts}>
      <form id={id} method={method} action={action} noValidate className="grid gap-6">
        {again?.refusal ? (
          <div tabIndex={-1} id={`${id}-errors`}>
            <Callout tone="danger" role="alert" title={messageText(t, again.refusal)} />
          </div>
        ) : null}
        {issues.length > 0 ? (
          <div tabIndex={-1} id={`${id}-errors`}>
            <Callout tone="danger" role="alert" title={translator(uiMessages, language)('ui.form.fix')}>
              <ul className="mt-1 list-disc ps-5">
                {issues.map(({ field }) => (
                  <li key={field} className="py-1">
                    <a href={`#${id}-${field}`} className="link py-1">
                      {labels[field]}: {text(field)}
                    </a>
                  </li>
                ))}
              </ul>
            </Callout>
          </div>
        ) : null}
        {children}
      </form>
    </FormContext>
  )
}
