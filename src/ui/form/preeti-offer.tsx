// Offer below a field for Nepali text: what was typed or pasted for Preeti, in Unicode, taken only when the user says so.

import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { translator } from '#kit/language.ts'
import { isPreeti, looksLikePreeti } from '#kit/preeti.ts'
import type { ConvertedText } from '#kit/preeti-conversion.ts'
import { Button } from '#ui/button.tsx'
import { useFormParts } from './form-context.ts'
import { preetiLook, preetiMessages } from './preeti-messages.ts'

/**
 * `children` is one field with an input of text. One word is enough in `names` and titles in Nepali; a `text` of either language may have
 * odd words. On a page without React a script of its own looks at the field (`plain-preeti-offer.ts`).
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

  if (isPlain) return <div data-preeti={of}>{children}</div>
  return (
    <div ref={area} onInput={() => void look()} onFocus={() => void look()}>
      {children}
      <output>
        {offer ? (
          <div className={preetiLook.offer}>
            <p className="text-sm">{t('ui.preeti.in_unicode')}</p>
            <p lang="ne" className={preetiLook.text}>
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
