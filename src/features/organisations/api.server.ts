// How do the organisations' rows of the API answer?

import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { platformMessages } from '#platform/messages.ts'
import { serve } from '#platform/serve.server.ts'
import type { OrganisationDetail, ShellContent } from './contract/api.ts'
import { organisationsApi } from './contract/api.ts'
import { readShell } from './operations.server.ts'
import { findContent } from './store.server.ts'

export const organisations = serve(organisationsApi, {
  organisationDetail: answerDetail,
  paymentGateways: answerGateways,
})

async function answerDetail({ db, language }: Ctx, { orgId }: { orgId: string }) {
  const content = /^\d{1,9}$/.test(orgId) ? await findContent(db, Number(orgId)) : undefined
  if (content) return detailOf(content)
  // The specification's answer: the request itself was in order, so HTTP 200.
  return { status: 0 as const, message: translator(platformMessages, language)('organisation.unknown') }
}

async function answerGateways(ctx: Ctx) {
  const { gateways } = await readShell(ctx)
  const paymentGateWayDetail = gateways.map(({ url, logoUrl }) => {
    return { payementGateWayURL: url, paymentGatewayLogo: logoUrl }
  })
  return { status: 1 as const, paymentGateWayDetail }
}

function detailOf({ organisation, hours, officers }: ShellContent): OrganisationDetail {
  const { id, name, address, municipality, mapEmbedUrl, ...rest } = organisation
  return {
    ...rest,
    status: 1,
    orgId: id,
    organizationName: name.en,
    organizationNameNp: name.ne,
    address: address.en,
    addressNp: address.ne,
    municipality: municipality.en,
    municipalityNp: municipality.ne,
    mapUrl: mapEmbedUrl,
    officeHours: hours,
    officers: officers.map(({ name, position, ...officer }) => {
      return { ...officer, name: name.en, nameNp: name.ne, position: position.en, positionNp: position.ne }
    }),
  }
}
