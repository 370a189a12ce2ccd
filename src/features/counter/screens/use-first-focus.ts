// Hook that gives a field of a form the focus when the form appears, so that a counter is used by keyboard alone.

import { useEffect, useRef, type RefObject } from 'react'

/** The reference is for an element around the form; what the field has is selected. */
export function useFirstFocus(name: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = area.current?.querySelector<HTMLElement>(`input[name="${name}"], select[name="${name}"]`)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [name])
  return area
}
