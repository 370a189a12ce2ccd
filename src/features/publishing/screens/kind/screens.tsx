// Screens of a published kind by its definition: list, form to add, item, order; one route module exports them.

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { AdminRow } from '../columns.ts'
import type { KindItem, KindScreens } from './definition.ts'
import { loadItem, loadList, loadNew, loadOrder, screenAt } from './loading.ts'

type Loaded = { render: (language: Language) => ReactNode }

/** The loader and the page of every address of a kind. @example const screens = screensOf(memberScreens); export const clientLoader = screens.clientLoader; export default screens.Screen */
export function screensOf<Item extends KindItem, Row extends AdminRow>(definition: KindScreens<Item, Row>) {
  return {
    clientLoader: (args: LoaderFunctionArgs) => loadScreen(definition, args),
    Screen() {
      const { render } = useLoaderData<Loaded>() as Loaded
      return render(useLanguage())
    },
  }
}

/** Its data, and beside them its module: a form does not load the table of the list, nor the list the forms. */
async function loadScreen<Item extends KindItem, Row extends AdminRow>(
  definition: KindScreens<Item, Row>,
  args: LoaderFunctionArgs,
): Promise<Loaded> {
  switch (screenAt(definition, args)) {
    case 'list': {
      const [{ KindList }, data] = await Promise.all([import('./list.tsx'), loadList(definition, args)])
      return { render: (language) => <KindList {...{ definition, data, language }} /> }
    }
    case 'new': {
      const [{ NewItem }, data] = await Promise.all([import('./new.tsx'), loadNew<Item>(definition, args)])
      return { render: (language) => <NewItem {...{ definition, data, language }} /> }
    }
    case 'item': {
      const [{ KindPage }, data] = await Promise.all([import('./item.tsx'), loadItem<Item>(definition, args)])
      return { render: (language) => <KindPage {...{ definition, language, ...data }} /> }
    }
    case 'order': {
      const [{ KindOrder }, data] = await Promise.all([import('./order.tsx'), loadOrder(definition, args)])
      return { render: (language) => <KindOrder {...{ definition, language, ...data }} /> }
    }
  }
}
