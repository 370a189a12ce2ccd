// Content of a form's draft: the step and the names and values of the controls, as JSON.

/** `step`: the one in which a form in steps was left. A name may come several times. */
export type DraftContent = { step?: string; entries: [name: string, value: string][] }

/** Undefined for text that is no draft. @example readDraftContent('{"entries":[["title","Pipes"]]}') // { entries: [['title', 'Pipes']] } */
export function readDraftContent(json: string): DraftContent | undefined {
  try {
    const { step, entries } = JSON.parse(json) as { step?: unknown; entries?: unknown }
    if (!Array.isArray(entries) || !entries.every(isEntry)) return undefined
    return { ...(typeof step === 'string' && { step }), entries }
  } catch {
    return undefined
  }
}

/** The same text for the same content. */
export function draftJson({ step, entries }: DraftContent): string {
  return JSON.stringify({ ...(step !== undefined && { step }), entries })
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
