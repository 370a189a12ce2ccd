// Which addresses of the specification have no screen of their own yet?

export const plannedPages = [
  '/provision-executive-director',
  '/miscellaneous',
  '/categories',
  '/members',
  '/organization-history',
  '/organization-profile',
]
