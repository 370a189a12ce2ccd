// API rows of an edition kind as its screens call them.

import type { Endpoint } from '#kit/contract.ts'
import type { Outcome } from '#kit/outcome.ts'
import type { Api } from '#platform/http-client.ts'
import type { ListedEdition } from '../contract/admin.ts'
import type { EditionAnswer, EditionScreens } from './definition.ts'

type Version = { id: number; version: number }
type Path = Pick<EditionScreens<never>, 'path'>

/** The rows of one kind. The types of a kind's own rows follow from its contract, which is generic here. */
export function editionClient<Row>({ path }: Path, api: Api, orgId: string) {
  const at = { orgId }
  const call = <T>(address: `${Endpoint['method']} /${string}`, values: object) =>
    api.send<Endpoint>(address, { ...at, ...values }) as Promise<Outcome<T>>
  type Edition = EditionAnswer<Row>
  return {
    list: () => api.read<Endpoint>(`GET ${path}`, at) as Promise<unknown> as Promise<{ data: ListedEdition[] }>,
    open: (id: string) =>
      api.read<Endpoint>(`GET ${path}/{id}`, { ...at, id } as never) as Promise<unknown> as Promise<Edition>,
    read: (id: number) => call<Edition>(`GET ${path}/{id}`, { id }),
    create: (sent: object) => call<Edition>(`POST ${path}`, sent),
    change: (version: Version, sent: object) => call<Edition>(`PUT ${path}/{id}`, { ...version, ...sent }),
    discard: (version: Version) => call(`DELETE ${path}/{id}`, version),
    addRow: (id: number, submission: string, sent: object) =>
      call<Edition>(`POST ${path}/{id}/rows`, { id, submission, ...sent }),
    changeRow: (version: Version & { row: number }, sent: object) =>
      call<Edition>(`PUT ${path}/{id}/rows/{row}`, { ...version, ...sent }),
    removeRow: (version: Version & { row: number }) => call(`DELETE ${path}/{id}/rows/{row}`, version),
    submit: (version: Version) => call<Edition>(`POST ${path}/{id}/submissions`, version),
    approve: (version: Version) => call<Edition>(`POST ${path}/{id}/approvals`, version),
    return: (version: Version, note: string) => call<Edition>(`POST ${path}/{id}/returns`, { ...version, note }),
    withdraw: (effectiveFrom: string) => call(`POST ${path}/withdrawals`, { effectiveFrom }),
  }
}

export type EditionClient<Row> = ReturnType<typeof editionClient<Row>>
