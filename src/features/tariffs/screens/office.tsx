// Console screens of the tariff editions: list, new draft, edition, form of a tariff.

import type { EditionScreens, RowFieldsProps } from '#features/editions/screens/definition.ts'
import { editionScreens } from '#features/editions/screens/screens.tsx'
import { KindFields } from '#features/publishing/screens/kind/kind-fields.tsx'
import { formTexts, labelsOf } from '#features/publishing/screens/kind/values.ts'
import type { NewTariff } from '../contract/api.ts'
import { tariffForm } from '../contract/edition-form.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import { checkMessages } from '../messages/checks.ts'
import { tariffEditionMessages as texts } from '../messages/editions.ts'
import { tapKey, tariffValues } from '../rules/edition-form.ts'
import { directionOf } from '../rules/sample-bills.ts'
import { tariffEditionFields as fields } from './edition-fields.ts'
import { SampleBills } from './sample-bills.tsx'
import { tariffFacts, tariffTitle } from './tariff-facts.ts'

const compared = fields.filter(({ name }) => name !== 'sharesConditions')

const definition: EditionScreens<NewTariff> = {
  name: 'tariffs',
  path: '/admin/tariffEditions/{orgId}',
  permission: 'tariffs:write',
  inSequence: false,
  page: (day) => `/tariff?year=${day}`,
  texts: {
    title: texts['tariffs.office'],
    lead: texts['tariffs.office_lead'],
    new: texts['tariffs.new_draft'],
    row: texts['tariffs.new_row'],
  },
  form: tariffForm,
  messages: { ...calculatorMessages, ...checkMessages, ...texts },
  labels: (language) => labelsOf(fields, language),
  titleOf: tariffTitle,
  factsOf: tariffFacts,
  keyOf: tapKey,
  textsOf: (tariff, language) => formTexts(compared, tariffValues(tariff, []), language),
  directionOf,
  Fields: TariffFields,
  More: SampleBills,
}

function TariffFields({ row, rows, language, today }: RowFieldsProps<NewTariff>) {
  const like = row ?? rows[0]
  const values = like ? tariffValues(like, rows) : {}
  // A new row begins with the conditions of the others.
  const initial = row ? values : { ...values, customerType: '', tapSize: '', slabs: [] }
  return <KindFields fields={fields} values={initial} {...{ today, language }} />
}

const screens = editionScreens(definition)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
