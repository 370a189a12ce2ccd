// Console screens of the lists of requested papers: list, new draft, edition, form of a paper.

import { translator } from '#kit/language.ts'
import type { EditionAnswer, EditionScreens, RowFieldsProps } from '#features/editions/screens/definition.ts'
import { editionScreens } from '#features/editions/screens/screens.tsx'
import { sampleField } from '#features/publishing/screens/kind/sample-field.ts'
import type { KindField } from '#features/publishing/screens/kind/definition.ts'
import { KindFields } from '#features/publishing/screens/kind/kind-fields.tsx'
import { formTexts, labelsOf } from '#features/publishing/screens/kind/values.ts'
import { Section } from '#ui/section.tsx'
import type { Language } from '#kit/language.ts'
import { kinds } from '../../contract/form.ts'
import { paperForm } from '../../contract/paper-form.ts'
import type { EditionPaper } from '../../contract/paper-lists.ts'
import { paperKinds, purposes } from '../../contract/papers.ts'
import { paperListMessages as texts, paperTitles } from '../../messages/paper-list.ts'
import { paperPlaceOf } from '../../rules/listed-papers.ts'
import { RequestedPapers } from '../requested-papers.tsx'

const fields: readonly KindField[] = [
  {
    widget: 'choice',
    name: 'purpose',
    label: texts['papers.purpose'],
    options: purposes.map((value) => ({ value, label: texts[`papers.purpose_${value}`] })),
  },
  {
    widget: 'choice',
    name: 'kind',
    label: texts['papers.kind'],
    help: texts['papers.kind_help'],
    options: paperKinds.map((value) => ({ value, label: texts[`papers.kind_${value}`] })),
  },
  { widget: 'texts', name: 'label', label: texts['papers.label'] },
  { widget: 'number', name: 'place', label: texts['papers.place'], help: texts['papers.place_help'] },
  { widget: 'tick', name: 'required', label: texts['papers.required'], help: texts['papers.required_help'] },
  sampleField,
]

const definition: EditionScreens<EditionPaper> = {
  name: 'papers',
  path: '/admin/paperLists/{orgId}',
  permission: 'organisation:change',
  inSequence: false,
  page: (day) => `/registration?from=${day}`,
  texts: { title: paperTitles.title, lead: paperTitles.lead, new: paperTitles.new, row: paperTitles.row },
  form: paperForm,
  messages: texts,
  labels: (language) => labelsOf(fields, language),
  titleOf: ({ labelEn, labelNe }, language) => (language === 'ne' ? labelNe : labelEn),
  factsOf: ({ purpose, required }, language) => {
    const t = translator(texts, language)
    return `${t(`papers.purpose_${purpose}`)} · ${t(required ? 'papers.is_required' : 'papers.is_optional')}`
  },
  keyOf: ({ purpose, kind }) => `${purpose} ${kind}`,
  textsOf: (paper, language) => formTexts(fields, valuesOf(paper), language),
  Fields: PaperFields,
  More: AsApplicantsSee,
}

function PaperFields({ row, language, today }: RowFieldsProps<EditionPaper>) {
  return <KindFields fields={fields} values={row ? valuesOf(row) : { required: true }} {...{ today, language }} />
}

function valuesOf({ labelEn, labelNe, ...paper }: EditionPaper) {
  return { ...paper, label: { en: labelEn, ne: labelNe } }
}

function AsApplicantsSee({ edition, language }: { edition: EditionAnswer<EditionPaper>; language: Language }) {
  const t = translator(texts, language)
  const listed = edition.rows.map(paperPlaceOf)
  return (
    <Section id="shown" title={t('papers.as_shown')}>
      <div className="grid gap-6 sm:grid-cols-2">
        {kinds.map((kind) => (
          <div key={kind}>
            <p className="font-bold text-title">{t(`papers.purpose_${kind}`)}</p>
            <RequestedPapers {...{ kind, listed, language }} heading="h3" />
          </div>
        ))}
      </div>
    </Section>
  )
}

const screens = editionScreens(definition)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
