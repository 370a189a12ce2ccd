// An organisation's appearance: read and replaced.

import { pick } from '#kit/pick.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { readShell, updateOrganisation } from '#features/organisations/operations.server.ts'
import type { Appearance } from './contract/api.ts'

export async function readAppearance(ctx: Ctx<Staff>): Promise<Appearance> {
  return pick((await readShell(ctx)).organisation, ['primaryColour', 'accentColour', 'pattern'])
}

/** Replaces all of it; what is empty is the product's. */
export async function changeAppearance(ctx: Ctx<Staff>, entered: Partial<Appearance>): Promise<Appearance> {
  const { primaryColour = '', accentColour = '', pattern = '' } = entered
  const changed = { primaryColour: primaryColour.toLowerCase(), accentColour: accentColour.toLowerCase(), pattern }
  await updateOrganisation(ctx, changed)
  return changed
}
