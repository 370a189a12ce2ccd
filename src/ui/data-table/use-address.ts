// State of a table in the page's address, so that Back, reload and sharing work.

import { useMemo } from 'react'
import { readState, writeState, type AddressOptions } from '#kit/table/address.ts'
import { usePageAddress } from '#ui/page-address.ts'
import type { TableAddress, TableDefinition } from './definition.ts'

type Parts<Row> = Pick<TableDefinition<Row>, 'columns' | 'defaults' | 'prefix'>

export function useTableAddress<Row>({ columns, defaults, prefix }: Parts<Row>): TableAddress {
  const { search, go } = usePageAddress()
  const options: AddressOptions = useMemo(() => ({ ...defaults, ...(prefix ? { prefix } : {}) }), [defaults, prefix])
  const params = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => readState(params, columns, options), [params, columns, options])
  const href: TableAddress['href'] = (next) => `?${writeState(next, columns, options, params)}`
  return {
    state,
    href,
    go: (next) => go(href(next)),
    read: (sent) => readState(sent, columns, options),
  }
}
