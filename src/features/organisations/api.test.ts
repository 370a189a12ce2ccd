// API tests of organisation details and payment gateways, in the shape of the specification.

import { beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('the detail is flat, with status 1 and the fields of the specification', async () => {
  const answer = await world.api('GET', '/customer/organizationDetail/487')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 1,
    orgId: 487,
    organizationName: "Damak Water Supply and Sanitation Users' Organisation",
    organizationNameNp: 'दमक खानेपानी तथा सरसफाइ उपभोक्ता संस्था',
    address: 'Damak, Jhapa, Koshi Province',
    addressNp: 'दमक, झापा, कोशी प्रदेश',
    contactNo: '023-000487',
    email: 'info@damak.example',
    logoUrl: expect.stringMatching(/^\/organisation-pictures\/[0-9a-f]{64}$/),
    facebookUrl: expect.stringContaining('facebook'),
    youtubeUrl: expect.stringContaining('youtube'),
    waterLink: 'https://damakmun.gov.np',
    mapUrl: expect.stringContaining('openstreetmap'),
    pages: [],
    sampleFacts: expect.arrayContaining(['contactNo']),
  })
})

test('every organisation is served at every host', async () => {
  const answer = await world.api('GET', '/customer/organizationDetail/320', { host: 'damak.test' })
  expect(await answer.json()).toMatchObject({ status: 1, orgId: 320, pages: ['/organization-history'] })
})

test.each(['1', '0', 'abc', '-487', '487.0', '4e2', '99999999999999999999', '%27%3B'])(
  'organisation %s is unknown: HTTP 200, status 0, in the requested language',
  async (id) => {
    const english = await world.api('GET', `/customer/organizationDetail/${id}`)
    const nepali = await world.api('GET', `/customer/organizationDetail/${id}`, { language: 'ne' })
    expect([english.status, nepali.status]).toEqual([200, 200])
    expect(await english.json()).toEqual({ status: 0, message: 'Failed to fetch organization details' })
    expect(await nepali.json()).toEqual({ status: 0, message: 'संस्थाको विवरण प्राप्त गर्न सकिएन' })
  },
)

test('payment gateways are returned in order, and as an empty list without any', async () => {
  const damak = await (await world.api('GET', '/admin/paymentGateWayURL/487')).json()
  expect(damak.status).toBe(1)
  expect(damak.paymentGateWayDetail[0]).toEqual({
    payementGateWayURL: 'https://esewa.com.np',
    paymentGatewayLogo: expect.stringMatching(/^\/organisation-pictures\/[0-9a-f]{64}$/),
  })
  expect(damak.paymentGateWayDetail).toHaveLength(4)
  const kakarvitta = await (await world.api('GET', '/admin/paymentGateWayURL/320')).json()
  expect(kakarvitta).toEqual({ status: 1, paymentGateWayDetail: [] })
  const unknown = await world.api('GET', '/admin/paymentGateWayURL/1')
  expect(unknown.status).toBe(404)
})
