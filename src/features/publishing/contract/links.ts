// Links in the texts of published items that lead nowhere.

import * as z from 'zod/mini'

/**
 * `missing`: this website has no such public page or file. `gone`: the other website says that it has none (404, 410).
 * `unknown-host` and `unreachable`: it did not answer in several checks in a row.
 */
export const linkIssues = ['missing', 'gone', 'unknown-host', 'unreachable'] as const
export type LinkIssue = (typeof linkIssues)[number]

/** `since`: the instant of the first check that found it so. */
export const brokenLink = z.object({ url: z.string(), issue: z.enum(linkIssues), since: z.string() })
export type BrokenLink = z.infer<typeof brokenLink>
