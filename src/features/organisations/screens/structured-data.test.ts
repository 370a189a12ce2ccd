// Tests of the structured data of an organisation.

import { expect, test } from 'vitest'
import type { Organisation } from '../contract/api.ts'
import { standardHours } from '../rules.ts'
import { governmentOrganisation } from './structured-data.ts'

const organisation: Organisation = {
  id: 487,
  name: { en: 'Damak Water', ne: 'दमक खानेपानी' },
  address: { en: 'Damak', ne: 'दमक' },
  contactNo: '023-000487',
  onCallNo: '023-000490',
  onCall: { en: '', ne: '' },
  email: 'info@damak.example',
  waterLink: '',
  municipality: { en: 'Damak Municipality', ne: 'दमक नगरपालिका' },
  district: { en: 'Jhapa', ne: 'झापा' },
  mapEmbedUrl: '',
  mapLink: '',
  latitude: 26.66,
  longitude: 87.7,
  facebookUrl: '',
  youtubeUrl: 'https://www.youtube.com/@damak',
  mobileAppUrl: '',
  logoUrl: '/organisation-pictures/1',
  establishedBs: null,
  primaryColour: '',
  accentColour: '',
  pattern: '',
  pages: [],
  sampleFacts: [],
}
const structuredData = (changes: Partial<Organisation>) =>
  JSON.parse(
    JSON.stringify(
      governmentOrganisation(
        { ...organisation, ...changes },
        { origin: 'https://damak.example', language: 'ne', hours: standardHours },
      ),
    ),
  ) as Record<string, unknown>

// Properties of schema.org's Organization that are used here; hours and coordinates belong to its Place.
const organisationProperties = [
  '@type',
  '@id',
  'name',
  'alternateName',
  'url',
  'logo',
  'telephone',
  'email',
  'contactPoint',
  'address',
  'areaServed',
  'location',
  'sameAs',
]

test('an organisation has only properties of schema.org, and its place the opening hours', () => {
  const whole = structuredData({})
  expect(Object.keys(whole).filter((name) => !organisationProperties.includes(name))).toEqual([])
  expect(whole).toMatchObject({
    '@type': 'GovernmentOrganization',
    name: 'दमक खानेपानी',
    sameAs: ['https://www.youtube.com/@damak'],
    contactPoint: { '@type': 'ContactPoint', contactType: 'emergency', telephone: '023-000490' },
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: 26.66, longitude: 87.7 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00',
          closes: '17:00',
        },
      ],
    },
  })
})

test('sample facts are left out', () => {
  expect(structuredData({ sampleFacts: ['map'] }).location).not.toHaveProperty('geo')
  const bare = structuredData({ sampleFacts: ['map', 'officeHours', 'contactNo', 'onCallNo', 'email', 'youtubeUrl'] })
  for (const name of ['location', 'telephone', 'contactPoint', 'email', 'sameAs']) expect(bare).not.toHaveProperty(name)
})
