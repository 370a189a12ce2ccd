// Fields of a tariff in the console, with their widgets and labels.

import type { Bilingual } from '#kit/language.ts'
import type { KindField } from '#features/publishing/screens/kind/definition.ts'
import {
  everyOrSize,
  everyOrType,
  maxFees,
  maxSlabs,
  maxSteps,
  meterKinds,
  minimumKinds,
  roundings,
  sewerageKinds,
  stepUnits,
} from '../contract/edition-form.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import { tariffEditionMessages } from '../messages/editions.ts'
import { tableMessages } from '../messages/table.ts'

const texts = { ...calculatorMessages, ...tableMessages, ...tariffEditionMessages }

const sewerageLabels = {
  none: texts['tariffs.sewerage_none'],
  percent: texts['tariffs.sewerage_share'],
  flat: texts['tariffs.sewerage_amount'],
}

export const tariffEditionFields: readonly KindField[] = [
  {
    widget: 'choice',
    name: 'customerType',
    label: texts['tariffs.customer_type'],
    options: optionsOf(everyOrType, (value) => texts[`tariffs.type.${value}`]),
  },
  {
    widget: 'choice',
    name: 'tapSize',
    label: texts['tariffs.tap_size'],
    options: optionsOf(everyOrSize, (value) => texts[`tariffs.size.${value}`]),
  },
  {
    widget: 'choice',
    name: 'meter',
    label: texts['tariffs.meter'],
    options: optionsOf(meterKinds, (value) => texts[`tariffs.${value}`]),
  },
  { widget: 'decimal', name: 'minimumRupees', label: texts['tariffs.minimum_rupees'] },
  {
    widget: 'choice',
    name: 'minimumKind',
    label: texts['tariffs.minimum_kind'],
    options: optionsOf(minimumKinds, (value) => texts[`tariffs.kind_${value}`]),
  },
  {
    widget: 'number',
    name: 'minimumUnits',
    label: texts['tariffs.minimum_units'],
    help: texts['tariffs.minimum_units_help'],
  },
  {
    widget: 'rows',
    name: 'slabs',
    label: texts['tariffs.slabs'],
    help: texts['tariffs.slabs_help'],
    row: texts['tariffs.slab_n'],
    add: texts['tariffs.add_slab'],
    max: maxSlabs,
    fields: [
      { widget: 'number', name: 'from', label: texts['tariffs.slab_from'] },
      { widget: 'number', name: 'to', label: texts['tariffs.slab_to'] },
      { widget: 'decimal', name: 'rate', label: texts['tariffs.slab_rate'] },
      { widget: 'decimal', name: 'entry', label: texts['tariffs.slab_entry'] },
    ],
  },
  {
    widget: 'choice',
    name: 'sewerageKind',
    label: texts['tariffs.sewerage_kind'],
    options: optionsOf(sewerageKinds, (value) => sewerageLabels[value]),
  },
  { widget: 'decimal', name: 'sewerage', label: texts['tariffs.sewerage_value'] },
  {
    widget: 'rows',
    name: 'fees',
    label: texts['tariffs.fees_monthly'],
    row: texts['tariffs.fee_n'],
    add: texts['tariffs.add_fee'],
    max: maxFees,
    fields: [
      { widget: 'texts', name: 'label', label: texts['tariffs.fee_name'] },
      { widget: 'decimal', name: 'amount', label: texts['tariffs.fee_amount'] },
    ],
  },
  {
    widget: 'choice',
    name: 'rounding',
    label: texts['tariffs.rounding'],
    options: optionsOf(roundings, (value) => texts[`tariffs.rounding_${value}`]),
  },
  {
    widget: 'rows',
    name: 'paymentSteps',
    label: texts['tariffs.steps'],
    help: texts['tariffs.steps_help'],
    row: texts['tariffs.step_n'],
    add: texts['tariffs.add_step'],
    max: maxSteps,
    fields: [
      { widget: 'number', name: 'fromDay', label: texts['tariffs.step_from'] },
      { widget: 'number', name: 'toDay', label: texts['tariffs.step_to'] },
      { widget: 'decimal', name: 'percent', label: texts['tariffs.step_percent'] },
    ],
  },
  {
    widget: 'choice',
    name: 'stepUnit',
    label: texts['tariffs.step_unit'],
    options: optionsOf(stepUnits, (value) => texts[`tariffs.unit_${value}`]),
  },
  {
    widget: 'decimal',
    name: 'repeatPercent',
    label: texts['tariffs.repeat_percent'],
    help: texts['tariffs.repeat_help'],
  },
  { widget: 'number', name: 'repeatEvery', label: texts['tariffs.repeat_every'] },
  { widget: 'texts', name: 'source', label: texts['tariffs.source_name'] },
  { widget: 'text', name: 'sourceUrl', label: texts['tariffs.source_url'] },
  { widget: 'tick', name: 'sample', label: texts['tariffs.sample_tick'] },
  { widget: 'tick', name: 'sharesConditions', label: texts['tariffs.shares_conditions'] },
]

function optionsOf<V extends string>(values: readonly V[], labelOf: (value: V) => Bilingual) {
  return values.map((value) => ({ value, label: labelOf(value) }))
}
