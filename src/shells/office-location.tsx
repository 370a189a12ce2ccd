// Location of the office: a link, and a map of another website loaded on request.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'

export function OfficeLocation({ organisation, language }: { organisation: Organisation; language: Language }) {
  const { mapEmbedUrl, mapLink } = organisation
  if (!mapEmbedUrl && !mapLink) return null
  const t = translator(shellMessages, language)
  return (
    <div className="footer-location">
      <h3>{t('footer.location')}</h3>
      <div data-map-place="" />
      {mapEmbedUrl ? (
        <button
          type="button"
          data-map={mapEmbedUrl}
          data-map-title={t('footer.mapTitle')}
          className="footer-action needs-script"
        >
          <Icon name="map" />
          {t('footer.showMap')}
        </button>
      ) : null}
      {mapLink ? (
        <a href={mapLink} className="footer-action">
          <Icon name="external" />
          {t('footer.openMap')}
        </a>
      ) : null}
      {mapEmbedUrl ? <p className="needs-script">{t('footer.mapNote')}</p> : null}
    </div>
  )
}
