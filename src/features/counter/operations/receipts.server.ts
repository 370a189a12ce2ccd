// Receipts in the drawer of a cashier's day, and the connection of a customer number.

export { findConnection, insertDayReceipts } from '../store.server.ts'
