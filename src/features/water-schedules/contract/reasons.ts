// Usual reasons of an interruption, in the words that the public reads.

import type { Bilingual } from '#kit/language.ts'

export const interruptionReasons = {
  'burst-pipe': {
    en: 'A main pipe has burst and is being repaired.',
    ne: 'मुख्य पाइप फुटेकाले मर्मत भइरहेको छ।',
  },
  'power-cut': {
    en: 'The pumps have stopped because of a power cut.',
    ne: 'विद्युत् अवरुद्ध भएकाले पम्प चल्न सकेको छैन।',
  },
  'pump-repair': {
    en: 'A pump is being repaired.',
    ne: 'पम्प मर्मत भइरहेको छ।',
  },
  'tank-cleaning': {
    en: 'The reservoir is being cleaned.',
    ne: 'पानीट्याङ्की सफा गरिँदै छ।',
  },
  'road-works': {
    en: 'Road works have damaged or moved the pipes.',
    ne: 'सडक निर्माणका क्रममा पाइपमा असर परेको छ।',
  },
  'low-source': {
    en: 'There is too little water at the source.',
    ne: 'स्रोतमा पानीको मात्रा घटेको छ।',
  },
  'dirty-source': {
    en: 'The water at the source is muddy after rain and cannot be treated.',
    ne: 'वर्षाका कारण स्रोतको पानी धमिलिएकाले प्रशोधन गर्न सकिएको छैन।',
  },
} as const satisfies Record<string, Bilingual>

export type UsualReason = keyof typeof interruptionReasons

/** Every usual reason, and `other` for the office's own words. */
export const reasonChoices = [...(Object.keys(interruptionReasons) as UsualReason[]), 'other'] as const

/** The usual reason with exactly these words, or `other`. */
export function reasonChoiceOf({ en, ne }: Bilingual): (typeof reasonChoices)[number] {
  const found = Object.entries(interruptionReasons).find(([, reason]) => reason.en === en && reason.ne === ne)
  return (found?.[0] as UsualReason | undefined) ?? 'other'
}
