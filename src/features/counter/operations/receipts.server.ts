// Receipts in the drawer of a cashier's day, and the connection of a customer number.

export { findConnection, insertDayReceipt } from '../store.server.ts'
