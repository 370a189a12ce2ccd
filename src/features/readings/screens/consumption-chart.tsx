// The chart of consumption as the server has drawn it, or a sentence where no water was used.

import { useLayoutEffect, useRef } from 'react'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { setHtml } from '#ui/trusted-html.ts'
import { chartMessages } from '../messages/chart.ts'

/** `svg`: of the API; nothing is shown before a month was read. */
export function ConsumptionChart({ svg, isRead }: { svg: string | null; isRead: boolean }) {
  const t = translator(chartMessages, useLanguage())
  if (svg !== null) return <DrawnChart svg={svg} />
  return isRead ? <p className="mb-2">{t('meter_readings.chart_none')}</p> : null
}

function DrawnChart({ svg }: { svg: string }) {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setHtml(holder.current!, svg), [svg])
  return <div ref={holder} className="mb-3 max-w-[30rem]" />
}
