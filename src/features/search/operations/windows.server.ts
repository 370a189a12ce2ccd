// Windows of an organisation's documents by their dates, made again after something was indexed.

import { countPagesByMonth } from '#features/document-texts/operations.server.ts'
import type { Scope } from '#platform/context.ts'
import { windowsOf } from '../rules/windows.ts'
import { setWindows } from '../store/entries.server.ts'

export async function divideByDate(scope: Scope): Promise<void> {
  await setWindows(scope, windowsOf(scope.org.id, await countPagesByMonth(scope)))
}
