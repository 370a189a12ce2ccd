// The connections that a person sees, and whether one is linked to a person.

export { isLinked, listLinkedIds, listOwnConnections } from '../store/own.server.ts'
