// Where is a person signed in, and how do they end it?

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Device, SessionsApi } from '../contract/api.ts'
import { leave, logOut } from './log-out.ts'
import { sessionsSay } from './sentences.ts'
import { enter } from './signed-in.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Device[]> {
  const door = new URL(request.url).pathname.startsWith('/staff') ? 'staff' : 'customer'
  const { api } = await enter(door, request)
  return (await api.read<SessionsApi['mySessions']>('GET /auth/sessions', {})).data
}

export default function Devices() {
  const devices = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = sessionsSay(language)
  const { revalidate } = useRevalidator()
  const api = apiIn(language)

  async function end(one: Device): Promise<void> {
    if (one.current) return logOut(language)
    const outcome = await api.send<SessionsApi['endSession']>('DELETE /auth/sessions/{id}', { id: one.id })
    if (outcome.kind === 'done') showToast(say('devices.ended'), { tone: 'success' })
    await revalidate()
  }

  async function endMany(others: boolean): Promise<void> {
    const outcome = await api.send<SessionsApi['endSessions']>('POST /auth/sessions/endings', { others })
    if (outcome.kind !== 'done') return
    if (!others) return leave()
    showToast(say('devices.ended'), { tone: 'success' })
    await revalidate()
  }

  return (
    <>
      <PageMeta title={say('devices.title')} />
      <PageHeading title={say('devices.title')} lead={say('devices.lead')} />
      <ul className="grid max-w-[46rem] gap-3">
        {devices.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-neutral-200 p-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {one.name || say('devices.unnamed')}
                {one.current ? <Tag tone="success">{say('devices.this')}</Tag> : null}
              </p>
              <p className="text-sm text-neutral-600">
                {say('devices.since', {
                  since: formatInstant(new Date(one.createdAt), language),
                  seen: formatInstant(new Date(one.lastSeenAt), language),
                  address: one.address,
                })}
              </p>
            </div>
            <Button
              aria-label={say('devices.end_one', { name: one.name || say('devices.unnamed') })}
              onClick={() => void end(one)}
            >
              {say('devices.end')}
            </Button>
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void endMany(true)}>{say('devices.end_others')}</Button>
          <Button kind="danger" onClick={() => void endMany(false)}>
            {say('devices.end_all')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
