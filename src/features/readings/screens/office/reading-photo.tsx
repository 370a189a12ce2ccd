// The photograph of a reading behind a disclosure: loaded when it is opened, or opened in full size in a tab of its own.

import { useState, type ReactNode } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { urlOf } from '#platform/api-request.ts'
import { openPrivateFile, PrivatePicture } from '#platform/private-file.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingsApi } from '../../contract/api.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '../translator.ts'

type Props = { connectionId: number; period: string; children?: ReactNode }

/** `children`: what may be done with it. */
export function ReadingPhoto({ connectionId, period, children }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const [isOpen, setOpen] = useState(false)
  const at = { orgId, id: connectionId, period }
  const url = urlOf<ReadingsApi['readingPhoto']>('GET /admin/readings/{orgId}/{id}/photo', at)
  const named = t('meter_readings.photo_of', { month: monthName(period, language) })

  async function openWhole(): Promise<void> {
    if (!(await openPrivateFile({ url, language }))) showToast(t('meter_readings.photo_lost'), { tone: 'danger' })
  }

  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link inline-block cursor-pointer py-2" aria-label={named}>
        {t('meter_readings.photo_column')}
      </summary>
      {isOpen ? (
        <>
          <PrivatePicture
            {...{ url, language }}
            alt={named}
            className="h-56 w-full max-w-80 rounded-box bg-neutral-100 object-contain"
            lost={t('meter_readings.photo_lost')}
          />
          <Button
            kind="quiet"
            aria-label={`${named}: ${t('meter_readings.photo_open')}`}
            onClick={() => void openWhole()}
          >
            {t('meter_readings.photo_open')}
          </Button>
          {children}
        </>
      ) : null}
    </details>
  )
}
