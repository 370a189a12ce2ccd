// Form of an organisation's appearance.

import { patternNames } from '#kit/pattern.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { pattern } from '#kit/validation/rules.ts'

const colour = code(pattern(/^#[0-9a-f]{6}$/i, 'brands.not_a_colour'))

/** Colours as '#rrggbb'; one left empty is the product's, or computed. Without a pattern it is one by the organisation's number. */
export const appearanceForm = form({ primaryColour: colour, accentColour: colour, pattern: choice(patternNames) })
