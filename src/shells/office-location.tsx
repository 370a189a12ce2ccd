// Location of the office: a link, and a map of another website loaded on request.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'

const action = 'inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4'

export function OfficeLocation({ organisation, language }: { organisation: Organisation; language: Language }) {
  const { mapEmbedUrl, mapLink } = organisation
  if (!mapEmbedUrl && !mapLink) return null
  const t = translator(shellMessages, language)
  return (
    <div className="screen-only mt-6">
      <h3 className="text-base text-white">{t('footer.location')}</h3>
      <div data-map-place="" />
      {mapEmbedUrl ? (
        <button
          type="button"
          data-map={mapEmbedUrl}
          data-map-title={t('footer.mapTitle')}
          className={`needs-script me-5 ${action}`}
        >
          <Icon name="map" />
          {t('footer.showMap')}
        </button>
      ) : null}
      {mapLink ? (
        <a href={mapLink} rel="noopener" className={action}>
          <Icon name="external" />
          {t('footer.openMap')}
        </a>
      ) : null}
      {mapEmbedUrl ? <p className="needs-script text-sm text-on-primary">{t('footer.mapNote')}</p> : null}
    </div>
  )
}
