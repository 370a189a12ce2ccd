// HTTP API of the tariff editions that are prepared in the console.

import { editionContract } from '#features/editions/contract/admin.ts'
import { newTariff } from './api.ts'
import { tariffFields } from './edition-form.ts'
import { tariffEditionNoun } from './nouns.ts'

export const tariffEditionAdmin = editionContract({
  path: '/admin/tariffEditions/{orgId}',
  for: 'tariffs:write',
  noun: tariffEditionNoun,
  row: newTariff,
  fields: tariffFields,
})

export type TariffEditionAdmin = typeof tariffEditionAdmin
