// Files that need the session's token, in signed-in screens.

import { useEffect, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { httpClient } from '#platform/http-client.ts'

/** `url` is below the API's base path. */
export type PrivateFile = { url: string; language: Language }

/** A picture fetched with the token; `lost` is shown instead when that failed. */
export function PrivatePicture(
  props: PrivateFile & { alt: string; className?: string; lost: string; onShown?: () => void },
) {
  const { url, language, alt, className, lost, onShown } = props
  const shown = useBytes({ url, language })
  if (shown === 'lost') return <p className="text-danger-700">{lost}</p>
  if (!shown) return <div className={`animate-pulse bg-neutral-100 ${className ?? ''}`} />
  return <img src={shown} alt={alt} className={className} onLoad={onShown} />
}

/** Opens a file in a tab of its own. The tab is opened at once, because browsers block one that is opened later. */
export async function openPrivateFile({ url, language }: PrivateFile): Promise<boolean> {
  const tab = window.open('', '_blank')
  const address = await addressOf({ url, language }).catch(() => undefined)
  if (!address || !tab) tab?.close()
  else tab.location.href = address
  return address !== undefined && tab !== null
}

function useBytes({ url, language }: PrivateFile): string | 'lost' | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let address: string | undefined
    const left = new AbortController()
    async function load(): Promise<void> {
      try {
        address = await addressOf({ url, language }, left.signal)
        setShown(address)
      } catch {
        if (!left.signal.aborted) setShown('lost')
      }
    }
    void load()
    return () => {
      left.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [url, language])
  return shown
}

/** A file as an address of this page's memory, which whoever requested it revokes. */
export async function addressOf({ url, language }: PrivateFile, signal?: AbortSignal): Promise<string> {
  const answer = await httpClient({ language })({ url, method: 'GET', headers: {} }, signal)
  if (!answer.ok) throw new Error(`the file request failed with status ${answer.status}`)
  return URL.createObjectURL(await answer.blob())
}
