// How is what a table shows read from the address and written there, so that back, reload and sharing work?

import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readState, writeState, type AddressOptions } from '#kit/table/address.ts'
import type { TableAddress, TableDefinition } from './definition.ts'

type Parts<Row> = Pick<TableDefinition<Row>, 'columns' | 'defaults' | 'prefix'>

/** The router's hooks for search parameters would load its links and forms too. */
export function useTableAddress<Row>({ columns, defaults, prefix }: Parts<Row>): TableAddress {
  const { search } = useLocation()
  const navigate = useNavigate()
  const options: AddressOptions = useMemo(() => ({ ...defaults, ...(prefix ? { prefix } : {}) }), [defaults, prefix])
  const params = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => readState(params, columns, options), [params, columns, options])
  const href: TableAddress['href'] = (next) => `?${writeState(next, columns, options, params)}`
  return {
    state,
    href,
    go: (next) => void navigate(href(next), { preventScrollReset: true }),
    read: (sent) => readState(sent, columns, options),
  }
}
