// API rows of an ordered list as its screens call them.

import type { Endpoint } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { validate } from '#kit/validation/form.ts'
import type { Api } from '#platform/http-client.ts'
import { sendForm } from '#platform/send-form.ts'
import type { ListAnswer, ListScreen, RowAnswer } from './definition.ts'
import { changeFormOf } from './definition.ts'
import type { SentForm as Sent } from './versioned-form.tsx'

/** The rows of one list. The types of a list's own rows follow from its contract, which is generic here. */
export function listClient<Entry>(screen: ListScreen<Entry>, api: Api, language: Language, orgId: string | number) {
  const { path } = screen
  const at = { orgId: String(orgId) }
  const call = <T>(address: `${Endpoint['method']} /${string}`, values: object) =>
    api.send<Endpoint>(address, { ...at, ...values }) as Promise<Outcome<T>>
  const fill = (
    address: `${'POST' | 'PUT'} /${string}`,
    row: object,
    definition: FormDefinition,
    { data, onProgress }: Sent,
  ) => {
    if (screen.hasFile) {
      const parts = new FormData()
      for (const [name, value] of [...data, ...Object.entries(row)])
        parts.append(name, value instanceof File ? value : String(value))
      return sendForm<Endpoint>(address, { ...at, ...row }, parts, language, onProgress) as Promise<Outcome<unknown>>
    }
    const filled = validate(definition, valuesOf(definition, data))
    return call(address, { ...row, ...(filled.ok && (filled.value as object)) })
  }
  return {
    list: () => api.read<Endpoint>(`GET ${path}`, at) as Promise<unknown> as Promise<ListAnswer<Entry>>,
    read: (id: number) => call<RowAnswer<Entry>>(`GET ${path}/{id}`, { id }),
    add: (submission: string, sent: Sent) => fill(`POST ${path}`, { submission }, screen.form, sent),
    change: (row: { id: number; version: number }, sent: Sent) =>
      fill(`PUT ${path}/{id}`, row, changeFormOf(screen), sent),
    remove: ({ id, version }: { id: number; version: number }, sent: object = {}) =>
      call(`DELETE ${path}/{id}`, { id, version, ...sent }),
    restore: (id: number) => call(`POST ${path}/{id}/restorations`, { id }),
    order: (ids: readonly number[], seen: readonly number[]) => call(`PUT ${path}/order`, { ids, seen }),
    confirm: () => call(`POST ${path}/confirmations`, {}),
  }
}

export type ListClient<Entry> = ReturnType<typeof listClient<Entry>>

/** One row, for the loader of its page; a refusal throws. */
export function readListRow<Entry>(
  { path }: ListScreen<Entry>,
  api: Api,
  orgId: number,
  id: string,
): Promise<RowAnswer<Entry>> {
  const row = api.read<Endpoint>(`GET ${path}/{id}`, { orgId: String(orgId), id })
  return row as Promise<unknown> as Promise<RowAnswer<Entry>>
}
