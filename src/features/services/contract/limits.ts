// How many services and questions one page shows.

/** More than any organisation shows on its page. */
export const mostServices = 200
