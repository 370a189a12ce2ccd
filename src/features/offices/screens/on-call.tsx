// The telephone for a burst pipe while the office is closed.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { OnCall } from '#features/organisations/rules.ts'
import { PhoneLink } from '#ui/contact-links.tsx'
import { officesMessages } from '../messages.ts'

type Props = { onCall: OnCall | undefined; language: Language }

/** What it is for, then who answers and the number. Renders nothing without a number. `dark`: on a deep area. */
export function OnCallLine({ onCall, language, dark = false }: Props & { dark?: boolean }) {
  if (!onCall) return null
  const t = translator(officesMessages, language)
  return (
    <div data-on-call="" className={`screen-only ${dark ? 'mt-3 border-t border-white/25 pt-2' : ''}`}>
      <p className={dark ? 'text-on-primary' : undefined}>
        {t('contact.on_call')} {onCall.sample ? <small>({t('contact.sample')})</small> : null}
      </p>
      <OnCallNumber onCall={{ ...onCall, sample: false }} language={language} dark={dark} />
    </div>
  )
}

/** Who answers and the number. */
export function OnCallNumber(props: { onCall: OnCall; language: Language; dark?: boolean }) {
  const { onCall, language, dark = false } = props
  const t = translator(officesMessages, language)
  const title = inLanguage(onCall.title, language)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {title.text ? <span lang={title.lang}>{title.text}</span> : null}
      <PhoneLink number={onCall.number} language={language} dark={dark} />
      {onCall.sample ? <span className="text-sm text-neutral-600">({t('contact.sample')})</span> : null}
    </p>
  )
}
