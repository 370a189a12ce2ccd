// Duties of officers and kinds of links. No schema, so that screens may import it.

export const duties = ['chief', 'spokesperson', 'information', 'grievance'] as const
export type Duty = (typeof duties)[number]

export const linkKinds = ['ministry', 'department', 'municipality', 'board', 'other'] as const
export type LinkKind = (typeof linkKinds)[number]
