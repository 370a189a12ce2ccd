// Screens of a published kind by its definition: list, form to add, item, order; one route module exports them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useLanguage } from '#ui/page-language.ts'
import type { AdminRow } from '../columns.ts'
import type { KindItem, KindScreens } from './definition.ts'
import { KindPage } from './item.tsx'
import { KindList } from './list.tsx'
import type { KindData } from './loading.ts'
import { loadKind } from './loading.ts'
import { NewItem } from './new.tsx'
import { KindOrder } from './order.tsx'

/** The loader and the page of every address of a kind. @example const screens = screensOf(memberScreens); export const clientLoader = screens.clientLoader; export default screens.Screen */
export function screensOf<Item extends KindItem, Row extends AdminRow>(definition: KindScreens<Item, Row>) {
  return {
    clientLoader: (args: LoaderFunctionArgs) => loadKind<Item>(definition, args),
    Screen() {
      const data = useLoaderData<KindData<Item>>() as KindData<Item>
      const shared = { definition, language: useLanguage() }
      switch (data.screen) {
        case 'list':
          return <KindList {...shared} data={data} />
        case 'new':
          return <NewItem {...shared} data={data} />
        case 'item':
          return <KindPage {...shared} orgId={data.orgId} item={data.item} today={data.today} />
        case 'order':
          return <KindOrder {...shared} orgId={data.orgId} order={data.order} />
      }
    },
  }
}
