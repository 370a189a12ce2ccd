// A signed-in member of staff's own email address and phone: read, change after signing in again.

import { refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { findPerson, identifyPerson, updateContacts } from '#features/people/operations.server.ts'
import type { Contacts } from '../contract/api.ts'
import { endEarlierAccess } from './codes.server.ts'
import { reauthenticate } from './second-factor.server.ts'
import { changedAddressMail } from './templates.server.ts'

type NewContacts = { email: string; phone?: string | undefined; password: string; code?: string | undefined }

export async function readMyContacts(ctx: Ctx<Staff>): Promise<Contacts> {
  const { email = null, phone = null } = (await findPerson(ctx.db, ctx.actor.id)) ?? {}
  return { email, phone }
}

/**
 * The email address identifies staff at sign-in and both receive codes, so the password is asked for, and a code where there is a
 * second factor. Other sessions and open codes end; the earlier address gets a mail.
 */
export async function changeMyContacts(ctx: Ctx<Staff>, { password, code, ...typed }: NewContacts): Promise<Contacts> {
  const { id, session } = ctx.actor
  await reauthenticate(ctx, { password, ...(code !== undefined && { code }) })
  const after = { email: typed.email.toLowerCase(), phone: typed.phone ?? null }
  return transaction(ctx, async (tx) => {
    const before = await readMyContacts(tx)
    await enforceFree(tx, id, after)
    await updateContacts(tx, id, after)
    await endEarlierAccess(tx, id, { because: 'contacts changed', except: session })
    await record(tx, { action: 'contacts.changed', target: `person ${id}`, changes: { before, after } })
    if (before.email && before.email !== after.email) await notifyFormerAddress(tx, id, before.email)
    return after
  })
}

/** Refuses an address or a number of another person at its field. */
export async function enforceFree(tx: Ctx, id: number, { email, phone }: { email: string; phone: string | null }) {
  const ofEmail = await identifyPerson(tx, email)
  if (ofEmail && ofEmail.person.id !== id) refuseField('email', 'people.email_taken')
  const ofPhone = phone === null ? undefined : await identifyPerson(tx, phone)
  if (ofPhone?.by === 'phone' && ofPhone.person.id !== id) refuseField('phone', 'people.phone_taken')
}

/** Tells the address that somebody no longer has that the account has another. */
export async function notifyFormerAddress(tx: Ctx, personId: number, recipient: string): Promise<void> {
  const { language = 'ne' } = (await findPerson(tx.db, personId)) ?? {}
  const message = await composeMessage(tx, changedAddressMail, language, { organisation: tx.org.name[language] })
  await queueMessage(tx, { kind: 'account', channel: 'mail', recipient, ...message })
}
