// Offer below a field for Nepali text: what was typed or pasted for Preeti, in Unicode, taken only when the user says so.

import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { translator, type Messages } from '#kit/language.ts'
import { isPreeti, looksLikePreeti } from '#kit/preeti.ts'
import type { ConvertedText } from '#kit/preeti-conversion.ts'
import { Button } from '#ui/button.tsx'
import { useFormParts } from './form-context.ts'

const preetiMessages = {
  'ui.preeti.in_unicode': {
    en: 'This looks as if it was typed in Preeti or a similar font. In Unicode it is:',
    ne: 'यो प्रीति वा त्यस्तै फन्टमा टाइप गरिएको देखिन्छ। युनिकोडमा यस्तो हुन्छ:',
  },
  'ui.preeti.doubtful': {
    en: 'Compare with the paper: {numbers}. The last ५ may have been a percent sign.',
    ne: 'कागजसँग भिडाउनुहोस्: {numbers}। अन्तिम ५ प्रतिशत चिह्न हुन सक्छ।',
  },
  'ui.preeti.take': { en: 'Use the text in Unicode', ne: 'युनिकोडको पाठ राख्नुहोस्' },
} as const satisfies Messages

/**
 * `children` is one field with an input of text. One word is enough in `names` and titles in Nepali; a `text` of either language may have
 * odd words. Nothing on a page without React.
 */
export function PreetiOffer({ of, children }: { of: 'names' | 'text'; children: ReactNode }) {
  const { language, isPlain } = useFormParts()
  const t = translator(preetiMessages, language)
  const isLegacy = of === 'names' ? isPreeti : looksLikePreeti
  const area = useRef<HTMLDivElement>(null)
  const [offer, setOffer] = useState<ConvertedText>()
  const input = () => area.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')

  async function look(): Promise<void> {
    const typed = input()?.value ?? ''
    if (!isLegacy(typed)) return setOffer(undefined)
    const { convertedLines } = await import('#kit/preeti-conversion.ts')
    if (input()?.value === typed) setOffer(convertedLines(typed))
  }

  function take(): void {
    const field = input()
    if (!field || !offer) return
    field.value = offer.text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  if (isPlain) return children
  return (
    <div ref={area} onInput={() => void look()} onFocus={() => void look()}>
      {children}
      <output>
        {offer ? (
          <div className="mt-2 grid justify-items-start gap-2 rounded-box border border-neutral-300 p-3">
            <p className="text-sm">{t('ui.preeti.in_unicode')}</p>
            <p lang="ne" className="font-semibold break-words whitespace-pre-line">
              {offer.text}
            </p>
            {offer.doubtful.length > 0 ? (
              <p className="text-sm">{t('ui.preeti.doubtful', { numbers: offer.doubtful.join(', ') })}</p>
            ) : null}
            <Button onClick={take}>{t('ui.preeti.take')}</Button>
          </div>
        ) : null}
      </output>
    </div>
  )
}
