// Rows of the statements that were sent, by their references.

export { listNamedLines, type NamedLine } from '../store.server.ts'
