// Labels of the fields of the organisation's details.

import type { Language } from '#kit/language.ts'
import { pairLabels, settingsTranslator } from './translator.ts'

export function detailLabels(language: Language): Record<string, string> {
  const t = settingsTranslator(language)
  return {
    ...pairLabels('name', t('details.name'), t),
    logo: t('details.emblem'),
    ...pairLabels('address', t('settings.address'), t),
    contactNo: t('settings.phone'),
    email: t('settings.email'),
    facebookUrl: t('details.facebook'),
    youtubeUrl: t('details.youtube'),
    mobileAppUrl: t('details.app'),
    ...pairLabels('municipality', t('details.municipality'), t),
    waterLink: t('details.municipality_site'),
    ...pairLabels('district', t('details.district'), t),
    latitude: t('settings.latitude'),
    longitude: t('settings.longitude'),
    establishedBs: t('details.established'),
    confirmed: t('details.confirmed'),
    note: t('lists.note'),
  }
}
