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

export function ActionFrame(props: {
  action: OfficeAction | 'edit' | 'unreviewed'
  /** In place of those of the action. */
  texts?: { title: string; help: string }
  language: Language
  children: ReactNode
}) {
  const { action, texts, language, children } = props
  const t = publishingTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  // The buttons of an action are right above its form; others that open one may be anywhere on the page.
  const isNear = texts === undefined
  useEffect(() => heading.current?.focus({ preventScroll: isNear }), [isNear])
  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts?.title ?? t(`publishing.act_${action}`)}
      </h3>
      <p className="measure mt-1 mb-4 text-neutral-600">{texts?.help ?? t(`publishing.help_${action}`)}</p>
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
