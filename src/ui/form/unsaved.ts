// Forms with something that would be lost if the page were left now.

type Watched = { isUnsaved: () => boolean; save: () => Promise<void> }

const forms = new Set<Watched>()
const maxSaveMs = 3000

/** Adds a form; returns a function that removes it. */
export function watchUnsaved(form: Watched): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export function hasUnsaved(): boolean {
  return [...forms].some((form) => form.isUnsaved())
}

/** Saves every draft on the server; gives up after three seconds. */
export async function saveDrafts(): Promise<void> {
  const saving = Promise.all([...forms].map((form) => form.save()))
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, maxSaveMs))])
}
