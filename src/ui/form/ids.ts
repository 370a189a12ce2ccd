// Ids of a control and of the elements that describe it.

/** `form.id` is the prefix of every id in the form. */
export function idsOf(form: { id: string }, name: string) {
  const control = `${form.id}-${name}`
  return { control, help: `${control}-help`, error: `${control}-error`, extra: `${control}-extra` }
}
