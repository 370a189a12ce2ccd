// The customer number of a connection, for features that decide about one connection at a time.

export { findConnectionNumbered, findCustomerNumber, lockCustomerNumber } from '../store/numbers.server.ts'
