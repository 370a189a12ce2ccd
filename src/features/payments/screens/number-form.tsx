// Form of the customer number that is paid for.

import { form } from '#kit/validation/form.ts'
import type { Language } from '#kit/language.ts'
import type { FormAgain } from '#platform/sent-form.server.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { customerNumber } from '../contract/form.ts'
import { ShownForm } from './plain-form.tsx'
import { paymentsTranslator } from './translator.ts'

const numberForm = form({ number: customerNumber })

/** Without script it is a question by address, so that the link on a bill is the same as the form. */
export function NumberForm({ again, language }: { again: FormAgain | undefined; language: Language }) {
  const t = paymentsTranslator(language)
  return (
    <ShownForm
      id="payer"
      method="get"
      action="/pay"
      definition={numberForm}
      labels={{ number: t('payments.number') }}
      {...{ again, language }}
    >
      <NumberField name="number" help={t('payments.number_hint')} />
      <div>
        <Button type="submit" kind="primary">
          {t('payments.show_due')}
        </Button>
      </div>
    </ShownForm>
  )
}
