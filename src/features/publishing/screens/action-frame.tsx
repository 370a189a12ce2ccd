// Frame of the form of one action: heading with focus, help text, link to cancel.

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import type { PublishingTransition } from '../contract/transitions.ts'
import { publishingTranslator } from './translator.ts'

/** The actions on the page of an item: its transitions and the correction of its details, called editing while nobody has read it. */
export type OfficeAction = PublishingTransition | 'change'

export function ActionFrame({
  action,
  language,
  children,
}: {
  action: OfficeAction | 'edit' | 'unreviewed'
  language: Language
  children: ReactNode
}) {
  const t = publishingTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(`publishing.act_${action}`)}
      </h3>
      <p className="measure mt-1 mb-4 text-neutral-600">{t(`publishing.help_${action}`)}</p>
      {children}
    </div>
  )
}

/** Link to the page without the form, whose draft it discards. */
export function CancelLink({ language, onCancel }: { language: Language; onCancel: () => void }) {
  return (
    <Link to="." preventScrollReset className={buttonClass('quiet')} onClick={onCancel}>
      {publishingTranslator(language)('publishing.cancel')}
    </Link>
  )
}
