// References of gateways: whether an online attempt has one, and the lock under which they are used.

export { isOfAttempt, lockReferences } from '../store/references.server.ts'
