// Buttons, and links that look like buttons.

import type { ComponentProps } from 'react'

/** primary: the main action of a page; accent: the single call to action of a screen; plain: others; quiet: inside rows and toolbars. */
export type ButtonKind = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-primary text-white hover:bg-primary-700',
  accent: 'bg-accent text-primary-950 hover:bg-accent-300',
  plain: 'border border-neutral-400 bg-white text-primary hover:border-primary hover:bg-primary-50',
  quiet: 'text-secondary-800 hover:bg-secondary-50 hover:text-primary',
  danger: 'bg-danger-600 text-white hover:bg-danger-700',
}

/** The classes of a button, for an element that is neither `<button>` nor `<a>` (a `<summary>`, a `<label>`). */
export function buttonClass(kind: ButtonKind = 'plain', more = ''): string {
  return `btn ${looks[kind]}${more && ` ${more}`}`
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
