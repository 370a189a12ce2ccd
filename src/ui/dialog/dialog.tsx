// Modal dialog that contains the keyboard focus and returns it on closing.

import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useId } from '#ui/use-id.ts'

export type DialogProps = {
  open: boolean
  /** Called on Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** The native element traps focus, makes the page behind inert and returns focus. The title gets the focus first. */
export function Dialog({ open, onClose, title, closeLabel, actions, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current!
    if (!open) return
    element.showModal()
    heading.current!.focus()
    return () => element.close()
  }, [open])

  // A press outside targets the dialog element itself, because its content fills it.
  const closeHandlers = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onMouseDown(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose()
    },
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog ${wide ? 'sm:w-[56rem]' : 'sm:w-[36rem]'}`}
      {...closeHandlers}
    >
      {open ? (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-start justify-between gap-4 border-b border-neutral-200 py-2 ps-5 pe-2">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="py-2 text-xl outline-none">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-box text-neutral-700 hover:bg-neutral-100"
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-neutral-200 px-5 py-3">
              {actions}
            </footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}
