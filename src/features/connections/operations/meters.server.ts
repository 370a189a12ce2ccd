// Meters of connections for other features: replaced, and that undone; who has a meter with a number.

export { replaceMeter, restoreMeter, updateMeterCounts, type MeterChange } from '../store/meters.server.ts'
export { lockRegister } from '../store/rows.server.ts'
export { listSerialHolders } from '../store/taken.server.ts'
