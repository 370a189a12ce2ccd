// The screens of the office's lists, in the order of the navigation.

import { typesScreen } from '#features/complaints/screens/office/types.tsx'
import type { AnyListScreen } from '#features/ordered-lists/screens/definition.ts'
import { gatewaysScreen } from './gateways.tsx'
import { holidaysScreen } from './holidays.tsx'
import { hoursScreen } from './hours.tsx'
import { linksScreen } from './links.tsx'
import { officersScreen } from './officers.tsx'
import { officesScreen } from './offices.tsx'

export const listScreens: readonly AnyListScreen[] = [
  holidaysScreen,
  officesScreen,
  hoursScreen,
  officersScreen,
  linksScreen,
  gatewaysScreen,
  typesScreen,
]
