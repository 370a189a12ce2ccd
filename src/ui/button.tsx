// Buttons, and links that look like buttons.

import type { ComponentProps } from 'react'

/** primary: the main action of a page; accent: the single call to action of a screen; plain: others; quiet: inside rows and toolbars. */
export type ButtonKind = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger'

/** The classes of a button, for an element that is neither `<button>` nor `<a>` (a `<summary>`, a `<label>`). */
export function buttonClass(kind: ButtonKind = 'plain', more = ''): string {
  return `btn btn-${kind}${more && ` ${more}`}`
}

export function Button({
  kind,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind; type?: 'button' | 'submit' | 'reset' }) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />
}

/** A link that looks like a button because it leads to an action. */
export function ButtonLink({ kind, className, children, ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) {
  return (
    <a className={buttonClass(kind, className)} {...rest}>
      {children}
    </a>
  )
}
