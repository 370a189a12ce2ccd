// A customer's own connections.

export { listOwnConnections } from '../store/own.server.ts'
