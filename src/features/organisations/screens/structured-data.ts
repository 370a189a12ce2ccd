// Structured data (schema.org) of an organisation.

import { inLanguage, otherLanguage } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import type { Fact, OfficeHours, Organisation } from '../contract/api.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * A GovernmentOrganization of schema.org. Omits facts labelled as sample content, because programs do not read the label
 * on the page, and seasonal hours, because schema.org dates them in another calendar.
 */
export function governmentOrganisation(
  organisation: Organisation,
  { origin, language, hours = [] }: { origin: string; language: Language; hours?: OfficeHours[] },
) {
  const { sampleFacts, name, municipality, latitude, longitude } = organisation
  const known = (fact: Fact) => !sampleFacts.includes(fact)
  const given = <T>(fact: Fact, value: T) => (known(fact) && value ? value : undefined)
  const links = [given('facebookUrl', organisation.facebookUrl), given('youtubeUrl', organisation.youtubeUrl)]
  const sameAs = links.filter((link) => link !== undefined)
  const address = given('address', inLanguage(organisation.address, language).text)
  const onCall = given('onCallNo', organisation.onCallNo)
  const area = inLanguage(municipality, language).text
  const place = known('map') && latitude !== null && longitude !== null ? { latitude, longitude } : undefined
  const openings = known('officeHours') ? hours.filter(isAllYear).map(openingOf) : []
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${origin}/#organisation`,
    name: inLanguage(name, language).text,
    alternateName: inLanguage(name, otherLanguage(language)).text,
    url: `${origin}/`,
    logo: organisation.logoUrl ? `${origin}${organisation.logoUrl}` : undefined,
    telephone: given('contactNo', organisation.contactNo),
    email: given('email', organisation.email),
    contactPoint: onCall ? { '@type': 'ContactPoint', contactType: 'emergency', telephone: onCall } : undefined,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'NP' },
    areaServed: area ? { '@type': 'AdministrativeArea', name: area } : undefined,
    location: place || openings.length > 0 ? officeOf(place, openings) : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

/** The Place of an organisation, which holds its hours and coordinates in schema.org. */
function officeOf(geo: object | undefined, openings: object[]) {
  return {
    '@type': 'Place',
    geo: geo ? { '@type': 'GeoCoordinates', ...geo } : undefined,
    openingHoursSpecification: openings.length > 0 ? openings : undefined,
  }
}

function isAllYear({ fromBs }: OfficeHours): boolean {
  return fromBs === null
}

function openingOf({ weekdays, opens, closes }: OfficeHours) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.map((day) => days[day]), opens, closes }
}
