// Meters of connections for other features: replaced, and that undone.

export { replaceMeter, restoreMeter, type MeterChange } from '../store/meters.server.ts'
