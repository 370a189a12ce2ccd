// Edits of rows and settings as the API returns them: the history, oldest first.

import * as z from 'zod/mini'

export const editActs = ['added', 'changed', 'removed', 'restored'] as const
export type EditAct = (typeof editActs)[number]

/** `by`: null for an edit of the system itself. */
const shownEdit = z.object({
  act: z.enum(editActs),
  at: z.string(),
  by: z.nullable(z.string()),
  note: z.string(),
})
export type ShownEdit = z.infer<typeof shownEdit>

/** `version`: the number of the newest edit, which the next one names; 0 for what was entered by a command. */
export const editHistory = { version: z.number(), edits: z.array(shownEdit) }
