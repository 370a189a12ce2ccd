// Data of a published kind's screens: its list, the form to add one, one item, or the order.

import type { LoaderFunctionArgs } from 'react-router'
import { todayInNepal } from '#platform/browser-locale.ts'
import type { Api } from '#platform/http-client.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { ItemOrder } from '../../contract/order.ts'
import type { StateCounts } from '../../contract/outputs.ts'
import type { KindItem, KindRows, KindScreens } from './definition.ts'

type Shared = { orgId: string; today: string }
export type ListData = Shared & { counts: StateCounts }
export type ItemData<Item> = Shared & { item: Item }
/** `like`: an item whose values the form starts with. */
export type NewData<Item> = Shared & { like?: Item }
export type OrderData = Shared & { order: ItemOrder }

type Kind = Pick<KindScreens<KindItem, never>, 'name' | 'path' | 'permission'>

/** The screen at the address of the request. */
export function screenAt(
  { name }: Pick<Kind, 'name'>,
  { request, params }: LoaderFunctionArgs,
): 'list' | 'new' | 'item' | 'order' {
  if (params.id !== undefined) return 'item'
  switch (new URL(request.url).pathname) {
    case `/staff/${name}/new`:
      return 'new'
    case `/staff/${name}/order`:
      return 'order'
    default:
      return 'list'
  }
}

export async function loadList(kind: Kind, args: LoaderFunctionArgs): Promise<ListData> {
  const { api, ...shared } = await enter(kind, args)
  const { orgId } = shared
  return { ...shared, counts: await api.read<KindRows['count']>(`GET ${kind.path}/states`, { orgId }) }
}

export async function loadNew<Item extends KindItem>(kind: Kind, args: LoaderFunctionArgs): Promise<NewData<Item>> {
  const { api, ...shared } = await enter(kind, args)
  const like = new URL(args.request.url).searchParams.get('like')
  return { ...shared, ...(like !== null && { like: await readItem<Item>(api, kind, shared.orgId, like) }) }
}

export async function loadItem<Item extends KindItem>(kind: Kind, args: LoaderFunctionArgs): Promise<ItemData<Item>> {
  const { api, ...shared } = await enter(kind, args)
  return { ...shared, item: await readItem<Item>(api, kind, shared.orgId, args.params.id!) }
}

export async function loadOrder(kind: Kind, args: LoaderFunctionArgs): Promise<OrderData> {
  const { api, ...shared } = await enter(kind, args)
  const { orgId } = shared
  return { ...shared, order: await api.read<KindRows['readOrder']>(`GET ${kind.path}/order`, { orgId }) }
}

async function enter({ permission }: Kind, { request }: LoaderFunctionArgs): Promise<Shared & { api: Api }> {
  const { api, orgId } = await requireSession('staff', request, permission)
  return { api, orgId: String(orgId), today: todayInNepal() }
}

async function readItem<Item>(api: Api, { path }: Kind, orgId: string, id: string): Promise<Item> {
  return (await api.read<KindRows['read']>(`GET ${path}/{id}`, { orgId, id })) as Item
}
