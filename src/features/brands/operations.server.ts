// An organisation's own colours: read and replaced.

import { pick } from '#kit/pick.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { readShell, updateOrganisation } from '#features/organisations/operations.server.ts'
import type { BrandColours } from './contract/api.ts'

export async function readColours(ctx: Ctx<Staff>): Promise<BrandColours> {
  return pick((await readShell(ctx)).organisation, ['primaryColour', 'accentColour'])
}

/** Replaces both colours; an empty one is the product's. */
export async function changeColours(ctx: Ctx<Staff>, colours: Partial<BrandColours>): Promise<BrandColours> {
  const { primaryColour = '', accentColour = '' } = colours
  const changed = { primaryColour: primaryColour.toLowerCase(), accentColour: accentColour.toLowerCase() }
  await updateOrganisation(ctx, changed)
  return changed
}
