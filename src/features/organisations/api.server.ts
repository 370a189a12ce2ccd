// API handlers of organisation details, payment gateways and the on-call number.

import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { platformMessages } from '#platform/messages.ts'
import { serve } from '#platform/serve.server.ts'
import type { OrganisationDetail, ShellContent } from './contract/api.ts'
import { organisationsApi } from './contract/api.ts'
import { onCallApi } from './contract/on-call.ts'
import { changeOnCallNumber, readOnCallNumber, readShell } from './operations.server.ts'
import { findContent } from './store.server.ts'

export const organisations = [
  ...serve(organisationsApi, { organisationDetail: readDetail, paymentGateways: readGateways }),
  ...serve(onCallApi, { onCallNumber: readOnCallNumber, changeOnCallNumber }),
]

async function readDetail(ctx: Ctx, { orgId }: { orgId: string }) {
  const content = await contentOf(ctx, orgId)
  if (content) return detailOf(content)
  // The specification defines HTTP 200 with status 0 for an unknown organisation.
  return { status: 0 as const, message: translator(platformMessages, ctx.language)('organisation.unknown') }
}

/** The pages of the host's own organisation share it. */
function contentOf(ctx: Ctx, orgId: string): Promise<ShellContent | undefined> | undefined {
  if (orgId === String(ctx.org.id)) return readShell(ctx)
  return /^\d{1,9}$/.test(orgId) ? findContent(ctx.db, Number(orgId)) : undefined
}

async function readGateways(ctx: Ctx) {
  const { gateways } = await readShell(ctx)
  const paymentGateWayDetail = gateways.map(({ url, logoUrl }) => {
    return { payementGateWayURL: url, paymentGatewayLogo: logoUrl }
  })
  return { status: 1 as const, paymentGateWayDetail }
}

function detailOf({ organisation, hours, officers }: ShellContent): OrganisationDetail {
  const { id, name, address, municipality, onCall, mapEmbedUrl, ...rest } = organisation
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
    onCall: onCall.en,
    onCallNp: onCall.ne,
    mapUrl: mapEmbedUrl,
    officeHours: hours,
    officers: officers.map(({ name, position, ...officer }) => {
      return { ...officer, name: name.en, nameNp: name.ne, position: position.en, positionNp: position.ne }
    }),
  }
}
