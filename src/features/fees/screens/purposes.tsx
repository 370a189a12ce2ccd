// Console screens of what fees are for: list, new purpose, purpose.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { ListScreen } from '#features/ordered-lists/screens/definition.ts'
import { SampleField } from '#features/ordered-lists/screens/sample-field.tsx'
import { ListScreens, loadList, type ListData } from '#features/ordered-lists/screens/screens.tsx'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import type { PurposeEntry } from '../contract/admin.ts'
import { feeKinds, purposeFields } from '../contract/forms.ts'
import { feeMessages as texts } from '../messages.ts'

const address = { path: '/admin/feePurposes/{orgId}' } as const

export function clientLoader(args: LoaderFunctionArgs) {
  return loadList<PurposeEntry>(address, 'organisation:change', args)
}

export default function Purposes() {
  const data = useLoaderData<typeof clientLoader>()
  return <ListScreens screen={purposeScreen} data={data as ListData<PurposeEntry>} />
}

function purposesTranslator(language: Language) {
  return translator({ ...listsTexts, ...texts }, language)
}

const purposeScreen: ListScreen<PurposeEntry> = {
  ...address,
  name: 'fee-purposes',
  page: '/staff/counter/fees',
  isOrdered: true,
  t: purposesTranslator,
  form: form(purposeFields),
  texts: {
    title: texts['fees.purposes'],
    lead: texts['fees.purposes_lead'],
    add: texts['fees.purposes_add'],
    new: texts['fees.purposes_new'],
    empty: texts['fees.purposes_empty'],
  },
  labels(language) {
    const t = purposesTranslator(language)
    return {
      nameNe: t('fees.name_ne'),
      nameEn: t('fees.name_en'),
      kind: t('fees.kind'),
      rupees: t('fees.usual'),
      sample: t('fees.sample'),
    }
  },
  titleOf: ({ nameEn, nameNe }) => ({ en: nameEn, ne: nameNe }),
  factsOf: (entry, language) => factsOf(entry, language).join(' · '),
  textsOf: ({ nameNe, nameEn, kind, amountPaisa }, language) => ({
    nameNe,
    nameEn,
    kind: purposesTranslator(language)(`fees.kind_${kind}`),
    rupees: amountPaisa === null ? '' : formatNumber(amountPaisa / 100, language),
  }),
  Fields({ row, language }) {
    const t = purposesTranslator(language)
    const usual = row?.amountPaisa ?? null
    return (
      <>
        <TextField name="nameNe" lang="ne" autoComplete="off" initially={row?.nameNe ?? ''} />
        <TextField name="nameEn" lang="en" autoComplete="off" initially={row?.nameEn ?? ''} />
        <RadioField
          name="kind"
          chosen={row?.kind ?? 'other'}
          options={feeKinds.map((value) => ({ value, label: t(`fees.kind_${value}`) }))}
        />
        <NumberField
          name="rupees"
          help={t('fees.usual_help')}
          initially={usual === null ? '' : inDigits(String(usual / 100), language)}
        />
        <SampleField initially={row?.sample ?? false} language={language} />
      </>
    )
  },
}

function factsOf({ kind, amountPaisa, sample }: PurposeEntry, language: Language): string[] {
  const t = purposesTranslator(language)
  return [
    t(`fees.kind_${kind}`),
    ...(amountPaisa === null ? [] : [t('fees.usual_amount', { amount: formatNumber(amountPaisa / 100, language) })]),
    ...(sample ? [t('fees.sample')] : []),
  ]
}
