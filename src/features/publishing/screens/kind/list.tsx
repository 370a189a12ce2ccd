// Admin list of one published kind, by the definition of its screens.

import type { Language } from '#kit/language.ts'
import type { AdminRow } from '../columns.ts'
import { ItemList } from '../item-list.tsx'
import type { KindItem, KindScreens } from './definition.ts'
import type { ListData } from './loading.ts'

export function KindList<Item extends KindItem, Row extends AdminRow>(props: {
  definition: KindScreens<Item, Row>
  data: ListData
  language: Language
}) {
  const { definition, data, language } = props
  const { name, path, columns, titleOf, texts, order } = definition
  return (
    <ItemList<Row>
      {...data}
      name={name}
      list={`GET ${path}`}
      columnsOf={columns}
      titleOf={titleOf}
      texts={{
        title: texts.title[language],
        lead: texts.lead[language],
        add: texts.add[language],
        searchHint: texts.searchHint[language],
      }}
      order={order && `/staff/${name}/order`}
    />
  )
}
