// Password policy: length, personal details and common words by rule, and how many guesses an attacker would need.

import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { refuseField } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { commonWords } from '../rules/common-words.ts'
import { isGoodPassword } from '../rules/password.ts'
import { personalDetailsOf } from './identity.server.ts'

/** Refuses a password that is easy to guess, with an issue of the field `password`. */
export async function enforcePasswordPolicy(ctx: Ctx, personId: number, password: string): Promise<void> {
  const known = await personalDetailsOf(ctx, personId)
  const verdict = isGoodPassword(password, known)
  if (!verdict.ok) refuseField('password', verdict.key, verdict.values)
  if (await isEasyToGuess(password, known)) refuseField('password', 'session.password_common')
}

/** Whether fewer than 10^8 guesses find the password. `known` are the person's own details. */
export async function isEasyToGuess(password: string, known: readonly string[] = []): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.normalize('NFKC'), [...known]).score < 3
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded with the first password that somebody chooses: 49,000 common passwords take 30 MB of memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const dictionaries = { ...dictionary, local: [...commonWords] }
  // The time grows with the square of the length; what begins well stays good.
  return new ZxcvbnFactory({ dictionary: dictionaries, graphs: adjacencyGraphs, maxLength: 32 })
}
