// Fields that the focus leaves, by the events of their form.

/** An error that appeared while a button is pressed would move the button away from the pointer. */
export const blurDelayMs = 150

/** The name of a field that is validated when the focus leaves `from` for `to`; undefined within a group and on the way to the send button. */
export function leftField(from: EventTarget | null, to: EventTarget | null): string | undefined {
  const name = fieldName(from)
  const isSending = to instanceof HTMLButtonElement && to.type === 'submit'
  return isSending || fieldName(to) === name ? undefined : name
}

/** The name of a control that a person fills in. */
export function fieldName(target: EventTarget | null): string | undefined {
  const { name, type } = (target ?? {}) as Partial<HTMLInputElement>
  return name && type !== 'submit' && type !== 'hidden' ? name : undefined
}
