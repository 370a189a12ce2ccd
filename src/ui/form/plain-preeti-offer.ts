// Offer below a field on a page without React: what was typed for Preeti, in Unicode (`preeti-offer.tsx` on other pages).

import { translator, type Language } from '#kit/language.ts'
import { isPreeti, looksLikePreeti } from '#kit/preeti.ts'
import { convertedLines, type ConvertedText } from '#kit/preeti-conversion.ts'
import { preetiLook, preetiMessages } from './preeti-messages.ts'

/** Watches the fields of a form of `PlainForm` that `PreetiOffer` is around. */
export function offerUnicode(form: HTMLFormElement, language: Language): void {
  for (const area of form.querySelectorAll<HTMLElement>('[data-preeti]')) watch(area, language)
}

function watch(area: HTMLElement, language: Language): void {
  const field = area.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (!field) return
  const isLegacy = area.dataset.preeti === 'names' ? isPreeti : looksLikePreeti
  const place = area.appendChild(document.createElement('output'))

  const look = () => {
    const offer = isLegacy(field.value) ? convertedLines(field.value) : undefined
    place.replaceChildren(...(offer ? [offerOf(offer, language, () => take(offer))] : []))
  }
  const take = ({ text }: ConvertedText) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  field.addEventListener('input', look)
  look()
}

function offerOf({ text, doubtful }: ConvertedText, language: Language, take: () => void): HTMLElement {
  const t = translator(preetiMessages, language)
  const offer = elementOf('div', preetiLook.offer)
  const converted = elementOf('p', preetiLook.text, text)
  converted.lang = 'ne'
  const button = elementOf('button', 'btn btn-plain', t('ui.preeti.take'))
  button.type = 'button'
  button.addEventListener('click', take)
  offer.append(elementOf('p', 'text-sm', t('ui.preeti.in_unicode')), converted)
  if (doubtful.length > 0)
    offer.append(elementOf('p', 'text-sm', t('ui.preeti.doubtful', { numbers: doubtful.join(', ') })))
  offer.append(button)
  return offer
}

function elementOf<Name extends 'div' | 'p' | 'button'>(name: Name, classes: string, text = '') {
  const element = document.createElement(name)
  element.className = classes
  element.textContent = text
  return element
}
