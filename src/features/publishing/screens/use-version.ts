// The earlier version that the address of an item's page names (`?version=2`), read when it is asked for.

import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import type { Audience } from '#kit/contract.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { versionMessages } from '../messages/versions.ts'

type VersionRow = {
  for: Audience
  summary: Bilingual
  method: 'GET'
  path: `/admin/${string}/{orgId}/{id}/versions/{number}`
  output: z.ZodMiniType<object>
}

/** `number`: undefined where the address names none of the item's; `item` is there once it has been read. */
export type ChosenVersion<Item> = { number?: number; item?: Item }

export function useVersion<Item extends { id: number; versions: readonly number[] }>(
  item: Item,
  { path, orgId, language }: { path: `/admin/${string}/{orgId}`; orgId: string; language: Language },
): ChosenVersion<Item> {
  const [params] = useSearchParams()
  const number = item.versions.find((each) => String(each) === params.get('version'))
  const [found, setFound] = useState<{ id: number; number: number; item: Item }>()
  const { id } = item

  useEffect(() => {
    let isWanted = number !== undefined
    async function read(): Promise<void> {
      if (number === undefined) return
      const address = `GET ${path}/{id}/versions/{number}` as const
      const outcome = await apiIn(language).send<VersionRow>(address, { orgId, id, number })
      if (!isWanted) return
      if (outcome.kind === 'done') return setFound({ id, number, item: outcome.value as Item })
      const text = outcome.kind === 'refused' ? outcome.message : versionMessages['versions.not_found'][language]
      showToast(text, { tone: 'danger' })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [path, orgId, id, number, language])

  if (number === undefined) return {}
  return found?.id === id && found.number === number ? { number, item: found.item } : { number }
}
