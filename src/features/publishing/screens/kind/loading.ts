// Data of a published kind's screens, by the address: its list, the form to add one, one item, or the order.

import type { LoaderFunctionArgs } from 'react-router'
import { todayInNepal } from '#platform/browser-locale.ts'
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
export type KindData<Item> =
  | ({ screen: 'list' } & ListData)
  | ({ screen: 'new' } & NewData<Item>)
  | ({ screen: 'item' } & ItemData<Item>)
  | ({ screen: 'order' } & OrderData)

export async function loadKind<Item extends KindItem>(
  { name, path, permission }: Pick<KindScreens<Item, never>, 'name' | 'path' | 'permission'>,
  { request, params }: LoaderFunctionArgs,
): Promise<KindData<Item>> {
  const { api, orgId: id } = await requireSession('staff', request, permission)
  const orgId = String(id)
  const shared = { orgId, today: todayInNepal() }
  const read = async (key: string) => (await api.read<KindRows['read']>(`GET ${path}/{id}`, { orgId, id: key })) as Item
  if (params.id !== undefined) return { screen: 'item', ...shared, item: await read(params.id) }
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case `/staff/${name}/new`:
      return {
        screen: 'new',
        ...shared,
        ...(searchParams.has('like') && { like: await read(searchParams.get('like')!) }),
      }
    case `/staff/${name}/order`:
      return {
        screen: 'order',
        ...shared,
        order: await api.read<KindRows['readOrder']>(`GET ${path}/order`, { orgId }),
      }
    default:
      return { screen: 'list', ...shared, counts: await api.read<KindRows['count']>(`GET ${path}/states`, { orgId }) }
  }
}
