// Requests and answers of the sample gateway.

/** `fields`: of the query and of a form; `json`: of a JSON body. `origin` is that of the page that the form was sent from. */
export type Question = {
  path: string
  fields: Record<string, string>
  json: Record<string, unknown>
  authorization: string
  origin: string
  base: string
}

export type Answer = { status: number; type?: string; body?: string; location?: string; closes?: boolean }

export type Route = (question: Question) => Promise<Answer>

export function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

/** The connection is closed without an answer. */
export const noAnswer: Answer = { status: 503, closes: true }

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
