// Journey: a mail that no mail server took is seen as failed, tried again by an administrator, and arrives.

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { startPostgres } from '#platform/postgres.server.ts'
import { runSql } from '#tests/database-server.ts'
import { startSwitchedMailServer } from '#tests/switched-mail-server.ts'
import { freePort, startProductWith } from './product.ts'
import { password, signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

type Started = Awaited<ReturnType<typeof startWithMail>>

const sharedPort = process.env.PRODUCT_PORT
let started: Started

// The product of the other journeys has no mail server.
test.beforeAll(async () => {
  test.setTimeout(300_000)
  started = await startWithMail()
  process.env.PRODUCT_PORT = started.port
})

test.afterAll(async () => {
  process.env.PRODUCT_PORT = sharedPort
  await started?.stop()
})

test('an administrator has a failed mail tried again when the mail server works again', async ({ browser, page }) => {
  const { mail, databaseUrl } = started
  await mail.become('dead')
  // The first try of this message is its last one: eleven tries before it would take a day.
  await runSql(databaseUrl, 'alter table outbox alter column tries set default 11')
  await requestCode(page, 'kamala@damak.example')
  await requestCode(page, 'maya@damak.example')

  const rajendra = await signedInAsAdministrator(browser)
  const failed = rajendra.getByRole('row').filter({ hasText: 'm•••@damak.example' })
  await expect(async () => {
    await rajendra.goto(site('damak', '/staff/messages?view=failed'))
    await expect(failed).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(failed).toContainText('एकपटके कोड')
  await expect(failed).toContainText('इमेल सर्भर वा एसएमएस प्रणालीसँग सम्पर्क हुन सकेन')
  await expect(rajendra.getByText('यस प्रणालीमा इमेल सर्भर छैन', { exact: false })).toHaveCount(0)
  await expectAccessible(rajendra)
  const late = rajendra.getByRole('row').filter({ hasText: 'k•••@damak.example' })
  await expect(late.getByRole('button')).toBeVisible()
  await runSql(databaseUrl, "update outbox set expires_at = now() where recipient = 'kamala@damak.example'")

  await mail.become('quick')
  const retry = failed.getByRole('button', { name: 'पुनः पठाउनुहोस्: m•••@damak.example' })
  await retry.click()
  await expect(rajendra.getByText('सन्देश पुनः पठाउने सूचीमा राखियो')).toBeVisible()
  await expect(failed).toContainText('पठाउन बाँकी')
  await expect(retry).toHaveAttribute('aria-disabled', 'true')
  await expect(retry).toBeFocused()
  await expect.poll(() => mail.accepted()).toBe(1)

  const sent = rajendra.getByRole('row').filter({ hasText: 'm•••@damak.example' })
  await expect(async () => {
    await rajendra.goto(site('damak', '/staff/messages?view=sent'))
    await expect(sent).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(sent).toContainText('पठाइएको')
  await expect(sent.getByRole('button')).toHaveCount(0)
  await rajendra.goto(site('damak', '/staff/messages?view=failed'))
  await expect(late).toContainText('मान्य अवधि सकिएको')
  await expect(failed).toHaveCount(0)
  expect(mail.accepted()).toBe(1)
  await rajendra.context().close()
})

async function requestCode(page: Page, email: string): Promise<void> {
  await open(page, site('damak', '/login/forgotten?lang=ne'))
  await page.getByRole('textbox').fill(email)
  await page.getByRole('button', { name: 'कोड पठाउनुहोस्' }).click()
  await expect(page.getByText('कोड पठाइयो')).toBeVisible()
}

/** The product over a database of its own with people only, whose mail goes to a server that can be switched off. */
async function startWithMail() {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-messages-'))
  chmodSync(folder, 0o755)
  const mail = await startSwitchedMailServer(await freePort())
  const postgres = await startPostgres({ dataDir: join(folder, 'server'), throwAway: true })
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'demonstration-password'), password, { mode: 0o600 })
  const secret = randomBytes(32).toString('hex')
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, TOKEN_SECRET: secret, SMTP_URL: mail.url }
  execFileSync(process.execPath, ['tests/journeys/people-only.ts'], { env: { ...process.env, ...settings } })
  const product = await startProductWith(settings)
  return {
    mail,
    databaseUrl: postgres.url,
    port: product.port,
    async stop() {
      await product.stop()
      await mail.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
