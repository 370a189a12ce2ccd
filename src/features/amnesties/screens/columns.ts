// Columns of what each connection would gain by an amnesty.

import type { Column } from '#kit/table/columns.ts'
import type { AmnestyGain } from '../contract/api.ts'
import { amnestyMessages as texts } from '../messages.ts'

export const gainColumns: Column<AmnestyGain>[] = [
  { key: 'customerNumber', label: texts['amnesties.customer_number'], kind: 'code' },
  { key: 'name', label: texts['amnesties.holder'], width: 180, sortable: false },
  { key: 'ward', label: texts['amnesties.ward'], kind: 'number', width: 80, named: true },
  { key: 'oldPaisa', label: texts['amnesties.old'], kind: 'money', named: true },
  { key: 'surchargePaisa', label: texts['amnesties.surcharge'], kind: 'money', named: true },
  { key: 'waivedPaisa', label: texts['amnesties.waived'], kind: 'money', named: true },
  { key: 'toPayPaisa', label: texts['amnesties.to_pay'], kind: 'money', named: true },
]
