// Receipts in the drawer of a cashier's day.

export { insertDayReceipt } from '../store.server.ts'
