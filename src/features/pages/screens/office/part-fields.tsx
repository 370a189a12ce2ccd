// Fields of one part of a page's text, by its kind: heading, paragraph, list, table, quotation, link or picture.

import { useState } from 'react'
import type { RowType } from '#kit/blocks/rows.ts'
import { rowTypes } from '#kit/blocks/rows.ts'
import { translator } from '#kit/language.ts'
import type { RowContentProps } from '#features/publishing/screens/kind/definition.ts'
import { StoredPicture } from '#features/publishing/screens/kind/kind-fields.tsx'
import { bilingualOf } from '#features/publishing/screens/kind/values.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { pagesConsole } from '../../messages.ts'

/** Pictures are added below the text: a part cannot become one. */
const offered = rowTypes.filter((type) => type !== 'picture')
const lines: Partial<Record<RowType, number>> = { paragraph: 5, list: 5, steps: 5, table: 8, quote: 3, callout: 3 }

export function PartFields({ prefix, values, language }: RowContentProps) {
  const t = translator(pagesConsole, language)
  const stored = typeof values.type === 'string' ? (values.type as RowType) : 'paragraph'
  const [type, setType] = useState(stored)
  if (stored === 'picture') return <PictureFields prefix={prefix} values={values} language={language} />
  const help =
    type === 'list' || type === 'steps' ? t('pages.list_help') : type === 'table' ? t('pages.table_help') : ''
  return (
    <div className="grid gap-4">
      <div onChange={({ target }: { target: EventTarget }) => setType((target as HTMLSelectElement).value as RowType)}>
        <SelectField
          name={`${prefix}type`}
          chosen={stored}
          options={offered.map((value) => ({ value, label: t(`pages.part_${value}`) }))}
        />
      </div>
      <BothLanguages
        name={`${prefix}text`}
        legend={t('pages.part_text')}
        {...(help && { help })}
        rows={lines[type] ?? 1}
        initially={bilingualOf(values.text)}
      />
      <ConditionalFields when={type === 'link'} className="grid">
        <TextField
          name={`${prefix}url`}
          help={t('pages.link_help')}
          autoComplete="off"
          initially={typeof values.url === 'string' ? values.url : ''}
        />
      </ConditionalFields>
      <ConditionalFields when={type === 'quote'} className="grid">
        <BothLanguages name={`${prefix}by`} legend={t('pages.quote_by')} initially={bilingualOf(values.by)} />
      </ConditionalFields>
    </div>
  )
}

/** The hidden fields and the texts of a picture that is part of the text. */
export function PictureFields({ prefix, values, language }: Omit<RowContentProps, 'today'>) {
  const t = translator(pagesConsole, language)
  return (
    <div className="grid gap-4">
      <input type="hidden" name={`${prefix}type`} value="picture" />
      {typeof values.media === 'number' ? (
        <input type="hidden" name={`${prefix}media`} value={values.media} />
      ) : (
        <StoredPicture
          name={`${prefix}picture`}
          value={String(values.picture)}
          url={String(values.address)}
          language={language}
        />
      )}
      <BothLanguages name={`${prefix}alt`} legend={t('pages.alt')} initially={bilingualOf(values.alt)} />
      <BothLanguages name={`${prefix}caption`} legend={t('pages.caption')} initially={bilingualOf(values.caption)} />
    </div>
  )
}
