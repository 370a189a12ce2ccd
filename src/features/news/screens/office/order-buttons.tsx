// Buttons to move one item of an ordered list up or down or to remove it, and the result message.

import { useRevalidator } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { pictureTranslator } from './picture-translator.ts'

/** Shows the result of a request as a toast and reloads the page data; a form shows its refusals itself. */
export function useSaved(language: Language) {
  const t = pictureTranslator(language)
  const { revalidate } = useRevalidator()
  return async <T,>(sent: Promise<Outcome<T>>, by: 'button' | 'form' = 'button'): Promise<Outcome<T>> => {
    const outcome = await sent
    if (outcome.kind === 'done') showToast(t('publishing.did'), { tone: 'success' })
    else if (by === 'button')
      showToast(outcome.kind === 'refused' ? outcome.message : t('news.not_reached'), { tone: 'danger' })
    if (outcome.kind !== 'lost') await revalidate()
    return outcome
  }
}

type OrderButtonsProps = {
  /** The accessible name of the item. */
  name: string
  /** All items in order; empty for an item without a position. */
  order: readonly number[]
  item: number
  onOrder: (order: number[]) => Promise<unknown>
  onRemove: () => Promise<unknown>
  language: Language
}

export function OrderButtons({ name, order, item, onOrder, onRemove, language }: OrderButtonsProps) {
  const t = pictureTranslator(language)
  const index = order.indexOf(item)
  const swapped = (other: number) =>
    order.map((each, at) => (at === index ? order[other]! : at === other ? order[index]! : each))
  return (
    <div className="flex flex-wrap items-start gap-2">
      {index > 0 ? (
        <Button aria-label={`${t('news.earlier')}: ${name}`} onClick={() => void onOrder(swapped(index - 1))}>
          {t('news.earlier')}
        </Button>
      ) : null}
      {index >= 0 && index < order.length - 1 ? (
        <Button aria-label={`${t('news.later')}: ${name}`} onClick={() => void onOrder(swapped(index + 1))}>
          {t('news.later')}
        </Button>
      ) : null}
      <details className="open:grid open:gap-2">
        <summary
          className={buttonClass('plain', 'cursor-pointer list-none')}
          aria-label={`${t('news.remove')}: ${name}`}
        >
          {t('news.remove')}
        </summary>
        <Button kind="danger" onClick={() => void onRemove()}>
          {t('news.remove_sure')}
        </Button>
      </details>
    </div>
  )
}
