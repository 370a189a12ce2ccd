// Whether the demonstration is open, for what is allowed in it alone.

export { hasOpenAccounts } from '../store.server.ts'
