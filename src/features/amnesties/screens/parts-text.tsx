// The window and the shares of an amnesty as texts.

import type { Language } from '#kit/language.ts'
import { TextWithTimes, TimeText, shownMoment } from '#ui/time-text.tsx'
import type { Amnesty } from '../contract/api.ts'
import { amnestiesTranslator } from './translator.ts'

export function WindowText({ from, until, language }: { from: string; until: string; language: Language }) {
  const t = amnestiesTranslator(language)
  const [first, last] = [shownMoment(from, language), shownMoment(until, language)]
  const times = [[first, from] as const, [last, until] as const]
  return <TextWithTimes text={t('amnesties.window_days', { from: first, until: last })} times={times} />
}

export function PartsText({ parts, language }: { parts: Amnesty['parts']; language: Language }) {
  const t = amnestiesTranslator(language)
  return parts.map(({ until, basisPoints }) => (
    <span key={until} className="block">
      <TimeText at={until}>{(date) => t('amnesties.part_text', { percent: basisPoints / 100, date })}</TimeText>
    </span>
  ))
}
