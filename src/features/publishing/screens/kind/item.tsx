// Admin page of one item of a published kind: its values, status, actions, correction, history.

import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { Facts } from '#ui/facts.tsx'
import { Section } from '#ui/section.tsx'
import type { AdminRow } from '../columns.ts'
import { CorrectionForm } from '../correction-form.tsx'
import { ItemPage } from '../item-page.tsx'
import type { RestoredVersion } from '../restored.ts'
import { publishingTexts, publishingTranslator } from '../translator.ts'
import type { KindField, KindItem, KindRows, KindScreens, KindValues } from './definition.ts'
import { KindFields } from './kind-fields.tsx'
import { sendCorrection } from './sending.ts'
import { formTexts, labelsOf, rowsOf, textOf, valuesIn } from './values.ts'

type ItemProps<Item extends KindItem, Row extends AdminRow> = {
  definition: KindScreens<Item, Row>
  orgId: string
  item: Item
  today: string
  language: Language
}

export function KindPage<Item extends KindItem, Row extends AdminRow>(props: ItemProps<Item, Row>) {
  const { definition, orgId, item, today, language } = props
  const { name, path, texts, titleOf, page, more: More } = definition
  const t = publishingTranslator(language)
  const fields = fieldsToCorrect(definition)
  return (
    <ItemPage
      item={item}
      title={titleOf(item)}
      lead={null}
      back={{ to: `/staff/${name}`, label: texts.back[language] }}
      path={path}
      {...{ orgId, today, language }}
      compared={{
        labels: labelsOf(fields, language),
        textsOf: (version) => formTexts(fields, valuesIn(definition, version, orgId), language),
      }}
      renderChange={(onDone, restored) => <Correction {...props} {...{ restored, onDone }} />}
      more={More ? <More {...{ orgId, item, language }} /> : null}
    >
      <p className="screen-only flex flex-wrap gap-x-6">
        {item.state === 'published' ? (
          <a href={page(item)} className="link inline-block py-2">
            {t('publishing.open_public')}
          </a>
        ) : null}
        <Link to={`/staff/${name}/new?like=${item.id}`} className="link inline-block py-2">
          {t('publishing.copy')}
        </Link>
      </p>
      <Section id="details" title={t('publishing.details')}>
        <Values {...props} />
      </Section>
    </ItemPage>
  )
}

/** What the office has entered, in both languages, with its pictures. */
function Values<Item extends KindItem, Row extends AdminRow>(props: ItemProps<Item, Row>) {
  const { definition, orgId, item, language } = props
  const values = valuesIn(definition, item, orgId)
  const fields = fieldsToCorrect(definition)
  return (
    <div className="grid gap-4">
      <StoredPictures addresses={fields.flatMap((field) => picturesOf(field, orgId, item, values))} {...props} />
      <Facts facts={fields.map((field) => [field.label[language], textOf(field, values[field.name], language)])} />
    </div>
  )
}

/** More are shown while they are corrected. */
const maxPictures = 12

function StoredPictures({ addresses, item, language }: { addresses: string[]; item: KindItem; language: Language }) {
  const t = publishingTranslator(language)
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {addresses.slice(0, maxPictures).map((url) => (
        <PrivatePicture
          key={`${url} ${item.version}`}
          url={url}
          language={language}
          alt={t('publishing.stored_picture')}
          className="h-40 max-w-full rounded-box object-cover"
          lost={t('publishing.picture_lost')}
        />
      ))}
    </div>
  )
}

/** The addresses of the pictures of a field: its own, or those of its rows. */
function picturesOf<Item extends KindItem>(
  field: KindField<Item>,
  orgId: string,
  item: Item,
  values: KindValues,
): string[] {
  if (field.widget === 'picture') return [field.stored?.(orgId, item)].filter((url) => url !== undefined)
  if (field.widget !== 'rows' || !field.fields.some(({ widget }) => widget === 'stored')) return []
  return rowsOf(values[field.name]).flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
}

function fieldsToCorrect<Item extends KindItem, Row extends AdminRow>({ fields }: KindScreens<Item, Row>) {
  return fields.filter(({ only }) => only !== 'add')
}

type CorrectionProps<Item extends KindItem, Row extends AdminRow> = ItemProps<Item, Row> & {
  restored: RestoredVersion<Item> | undefined
  onDone: () => void
}

function Correction<Item extends KindItem, Row extends AdminRow>(props: CorrectionProps<Item, Row>) {
  const { definition, orgId, item, restored, today, language, onDone } = props
  const { path, messages, changes, fitted } = definition
  const fields = fieldsToCorrect(definition)
  const version = restored && (fitted?.(restored.item, item) ?? restored.item)
  const sent = useMemo(() => withoutPath(changes), [changes])
  const { id } = item
  return (
    <CorrectionForm<Item, Record<string, unknown>>
      definition={sent}
      {...{ language, item, restored, onDone }}
      t={translator({ ...publishingTexts, ...messages }, language)}
      labels={labelsOf(fields, language)}
      textsOf={(shown) => formTexts(fields, valuesIn(definition, shown, orgId), language)}
      read={async () => {
        const outcome = await apiIn(language).send<KindRows['read']>(`GET ${path}/{id}`, { orgId, id })
        return outcome.kind === 'done' ? { kind: 'done', value: outcome.value as Item } : outcome
      }}
      send={(value, data, onProgress) => sendCorrection(definition, { orgId, id, value, data, language, onProgress })}
    >
      <KindFields fields={fields} values={valuesIn(definition, version ?? item, orgId)} {...{ today, language }} />
    </CorrectionForm>
  )
}

/** Organisation and item are in the path of the row, and the version is the form's own. */
function withoutPath({ fields: { orgId: _orgId, id: _id, version: _version, ...fields } }: FormDefinition) {
  return form(fields) as FormDefinition<Record<string, unknown>> & { fields: { orgId?: never } }
}
