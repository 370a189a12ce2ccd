import { expect, test } from 'vitest'
import type { Organisation } from '../contract/api.ts'
import { standardHours } from '../rules.ts'
import { governmentOrganisation } from './structured-data.ts'

const organisation: Organisation = {
  id: 487,
  name: { en: 'Damak Water', ne: 'दमक खानेपानी' },
  address: { en: 'Damak', ne: 'दमक' },
  contactNo: '023-000487',
  email: 'info@damak.example',
  waterLink: '',
  municipality: { en: 'Damak Municipality', ne: 'दमक नगरपालिका' },
  mapEmbedUrl: '',
  mapLink: '',
  latitude: 26.66,
  longitude: 87.7,
  facebookUrl: '',
  youtubeUrl: 'https://www.youtube.com/@damak',
  mobileAppUrl: '',
  logoUrl: '/organisation-pictures/1',
  establishedBs: null,
  pages: [],
  sampleFacts: [],
}
const told = (changes: Partial<Organisation>) =>
  JSON.parse(
    JSON.stringify(
      governmentOrganisation(
        { ...organisation, ...changes },
        { origin: 'https://damak.example', language: 'ne', hours: standardHours },
      ),
    ),
  ) as Record<string, unknown>

// Every property that schema.org gives an Organization, of those used here; hours and a point on the map belong to its Place.
const ofAnOrganisation = [
  '@type',
  '@id',
  'name',
  'alternateName',
  'url',
  'logo',
  'telephone',
  'email',
  'address',
  'areaServed',
  'location',
  'sameAs',
]

test('an organisation says what schema.org lets it say, and its place when it is open', () => {
  const whole = told({})
  expect(Object.keys(whole).filter((name) => !ofAnOrganisation.includes(name))).toEqual([])
  expect(whole).toMatchObject({
    '@type': 'GovernmentOrganization',
    name: 'दमक खानेपानी',
    sameAs: ['https://www.youtube.com/@damak'],
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

test('what is a sample is not told', () => {
  expect(told({ sampleFacts: ['map'] }).location).not.toHaveProperty('geo')
  const silent = told({ sampleFacts: ['map', 'officeHours', 'contactNo', 'email', 'youtubeUrl'] })
  for (const name of ['location', 'telephone', 'email', 'sameAs']) expect(silent).not.toHaveProperty(name)
})
