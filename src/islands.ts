// Islands: the parts of public documents that are hydrated, and their modules.

import type { Islands } from '#ui/island/hydrate.tsx'

const sessions = {
  'sign-in': async () => (await import('#features/sessions/screens/sign-in.tsx')).SignIn,
  'new-code': async () => (await import('#features/sessions/screens/new-code.tsx')).NewCode,
  activation: async () => (await import('#features/sessions/screens/activation.tsx')).Activation,
}

const examples = {
  'example-form': async () => (await import('#features/examples/screens/example-form.tsx')).ExampleForm,
  examples: async () => (await import('#features/examples/screens/shown-examples.tsx')).ShownExamples,
  'table-examples': async () => (await import('#features/examples/screens/table-examples.tsx')).TableExamples,
}

export const islands = {
  'report-table': async () => (await import('#features/documents/screens/report-island.ts')).reportIsland,
  'reading-table': async () => (await import('#features/reading-schedules/screens/reading-table.tsx')).ReadingTable,
  calculator: async () => (await import('#features/tariffs/screens/live-calculator.tsx')).LiveCalculator,
  'complaint-form': async () => (await import('#features/complaints/screens/parts/complaint-form.tsx')).ComplaintForm,
  'complaint-tracking': async () => (await import('#features/complaints/screens/parts/tracking.tsx')).Tracking,
  'application-form': async () => (await import('#features/applications/screens/application-form.tsx')).ApplicationForm,
  ...sessions,
  ...examples,
} satisfies Islands
