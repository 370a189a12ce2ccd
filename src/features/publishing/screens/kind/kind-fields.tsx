// Form fields of a published kind, by the widgets of its definition.

import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { EmailField, NumberField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import type { KindField, KindValues, RowContentProps } from './definition.ts'
import { publishingTranslator } from '../translator.ts'
import { RowsField } from './rows-field.tsx'
import { bilingualOf, rowsOf } from './values.ts'

type KindFieldsProps = {
  fields: readonly KindField[]
  /** Of the stored item, or of the stored row; empty for a new one. */
  values: KindValues
  /** `papers.0.` for the fields of the first row of a list. */
  prefix?: string
  today: string
  language: Language
}

export function KindFields({ fields, ...shared }: KindFieldsProps) {
  return fields.map((field) => <OneField key={field.name} field={field} {...shared} />)
}

function OneField({
  field,
  values,
  prefix = '',
  today,
  language,
}: Omit<KindFieldsProps, 'fields'> & { field: KindField }) {
  const name = prefix + field.name
  const value = values[field.name]
  const help = field.help?.[language]
  const shared = { name, ...(help !== undefined && { help }) }
  const initially =
    typeof value === 'number' ? inDigits(String(value), language) : typeof value === 'string' ? value : ''
  switch (field.widget) {
    case 'texts':
      return (
        <BothLanguages
          {...shared}
          legend={field.label[language]}
          initially={bilingualOf(value)}
          {...(field.lines !== undefined && { rows: field.lines })}
        />
      )
    case 'rows':
      return <Rows {...{ field, name, value, today, language }} />
    case 'choice':
      return (
        <SelectField
          {...shared}
          chosen={value === null || value === undefined ? '' : String(value)}
          options={field.options.map((option) => ({ value: option.value, label: option.label[language] }))}
        />
      )
    case 'date':
      return <DateField {...shared} today={today} initially={initially || (field.initially === 'today' ? today : '')} />
    case 'tick':
      return <CheckboxField {...shared} checked={value === true} />
    case 'stored':
      return <StoredPicture name={name} value={String(value)} url={String(values.url)} language={language} />
    case 'picture':
      return (
        <div className="grid gap-2">
          <FileField {...shared} accept={field.types.join()} shrink />
          {field.library ? <field.library name={`${name}Media`} language={language} /> : null}
        </div>
      )
    case 'number':
    case 'decimal':
      return <NumberField {...shared} decimal={field.widget === 'decimal'} initially={initially} />
    case 'email':
      return <EmailField {...shared} autoComplete="off" initially={initially} />
    case 'phone':
      return <PhoneField {...shared} autoComplete="off" initially={initially} />
    default:
      return <TextField {...shared} autoComplete="off" initially={initially} />
  }
}

function Rows(props: Omit<Parameters<typeof RowsField>[0], 'renderRow'>) {
  const { field, name, value, language } = props
  const { editor: Editor, label } = field
  const renderRows = (rows: unknown) => (
    <RowsField {...props} value={rows} renderRow={(row) => <RowContent field={field} {...row} />} />
  )
  if (!Editor) return renderRows(value)
  return <Editor {...{ name, language, renderRows }} label={label[language]} rows={rowsOf(value)} />
}

function RowContent({ field, ...row }: RowContentProps & { field: Extract<KindField, { widget: 'rows' }> }) {
  if (field.content) return <field.content {...row} />
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] [&>fieldset]:col-span-full">
      <KindFields fields={field.fields} {...row} />
    </div>
  )
}

/** A stored picture of a row, and its number as the form sends it. */
export function StoredPicture(props: { name: string; value: string; url: string; language: Language }) {
  const { name, value, url, language } = props
  const t = publishingTranslator(language)
  return (
    <div className="col-span-full">
      <input type="hidden" name={name} value={value} />
      <PrivatePicture
        url={url}
        language={language}
        alt=""
        className="aspect-3/2 w-60 max-w-full rounded-box object-cover"
        lost={t('publishing.picture_lost')}
      />
    </div>
  )
}
