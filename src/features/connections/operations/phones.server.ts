// The phones to which messages about connections are sent.

export { listPhones, type HolderPhone } from '../store/phones.server.ts'
