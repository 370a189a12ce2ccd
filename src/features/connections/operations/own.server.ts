// The connections that a person sees, whether one is linked to a person, and its lock.

export { lockConnection } from '../store/changes.server.ts'
export { isLinked, listLinkedIds, listOwnConnections } from '../store/own.server.ts'
