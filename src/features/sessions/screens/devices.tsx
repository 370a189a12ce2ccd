// Page of the signed-in person’s devices, with buttons that end their sessions, and passkeys.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { shownMoment, TextWithTimes } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Device, SessionsApi } from '../contract/api.ts'
import type { Passkey, PasskeysApi } from '../contract/passkeys-api.ts'
import { clearSession, logOut } from './log-out.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { requireSession, useWho } from './signed-in.ts'
import { sessionsTranslator } from './translator.ts'

type Loaded = { devices: Device[]; passkeys: Passkey[] }

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const kind = new URL(request.url).pathname.startsWith('/staff') ? 'staff' : 'customer'
  const { api } = await requireSession(kind, request)
  const [sessions, passkeys] = await Promise.all([
    api.read<SessionsApi['mySessions']>('GET /auth/sessions', {}),
    api.read<PasskeysApi['myPasskeys']>('GET /auth/passkeys', {}),
  ])
  return { devices: sessions.data, passkeys: passkeys.data }
}

export default function Devices() {
  const { devices, passkeys } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const { revalidate } = useRevalidator()
  const api = apiIn(language)

  async function end(device: Device): Promise<void> {
    if (device.current) return logOut(language)
    const outcome = await api.send<SessionsApi['endSession']>('DELETE /auth/sessions/{id}', { id: device.id })
    if (outcome.kind === 'done') showToast(t('devices.ended'), { tone: 'success' })
    await revalidate()
  }

  async function endMany(others: boolean): Promise<void> {
    const outcome = await api.send<SessionsApi['endSessions']>('POST /auth/sessions/endings', { others })
    if (outcome.kind !== 'done') return
    if (!others) return clearSession()
    showToast(t('devices.ended'), { tone: 'success' })
    await revalidate()
  }

  return (
    <>
      <PageMeta title={t('devices.title')} />
      <PageHeading title={t('devices.title')} lead={t('devices.lead')} />
      <ul className="grid max-w-[46rem] gap-3">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-neutral-200 p-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {device.name || t('devices.unnamed')}
                {device.current ? <Tag tone="success">{t('devices.this')}</Tag> : null}
              </p>
              <p className="text-sm text-neutral-600">
                <TextWithTimes {...usageOf(device, language)} />
              </p>
            </div>
            <Button
              aria-label={t('devices.end_one', { name: device.name || t('devices.unnamed') })}
              onClick={() => void end(device)}
            >
              {t('devices.end')}
            </Button>
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void endMany(true)}>{t('devices.end_others')}</Button>
          <Button kind="danger" onClick={() => void endMany(false)}>
            {t('devices.end_all')}
          </Button>
        </p>
      ) : null}
      <PasskeysSection passkeys={passkeys} />
      {useWho().person.kind === 'staff' ? (
        <Section id="keyboard" title={t('shortcuts.title')}>
          <ShortcutSwitch />
        </Section>
      ) : null}
    </>
  )
}

/** Since when and when last a device was used, as a text with two times. */
function usageOf({ createdAt, lastSeenAt, address }: Device, language: Language) {
  const [since, seen] = [shownMoment(createdAt, language), shownMoment(lastSeenAt, language)]
  const text = sessionsTranslator(language)('devices.since', { since, seen, address })
  return { text, times: [[since, createdAt] as const, [seen, lastSeenAt] as const] }
}
