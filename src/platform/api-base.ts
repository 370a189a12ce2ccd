// Under which path do the rows of the API stand?

export const apiBase = '/web-resources'
