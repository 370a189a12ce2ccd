// Answers to a resident's question when water comes: at an instant, and over the following hours.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Plan, Supply } from '../contract/schedule.ts'
import { outlook, type Outlook } from './outlook.ts'
import { flows, suppliesBetween } from './supplies.ts'

export type Answer = Outlook & {
  /** The first supply before the next confirmed one, within two days, that is cancelled or uncertain. */
  missed: Supply | undefined
}

/** An answer and the instant from which it holds, until that of the following step. */
export type AnswerStep = { from: Date; answer: Answer }

const dayMs = 86_400_000

/** Days for which a supply that does not come is mentioned. */
const missedDays = 2

/** The answer for one tol's plan at an instant. */
export function answerAt(plan: Plan, at: Date): Answer {
  const seen = outlook(plan, at)
  const soon = new Date(at.getTime() + missedDays * dayMs)
  const end = seen.next && seen.next.starts < soon ? seen.next.starts : soon
  const missed = suppliesBetween(plan, at, end).find((one) => !flows(one) && one.ends > at)
  return { ...seen, missed }
}

/** The answer at `from` and at each instant before `to` at which it changes: a supply or interruption begins or ends, or the day. */
export function answerSteps(plan: Plan, from: Date, to: Date): AnswerStep[] {
  const supplies = suppliesBetween(plan, from, to).flatMap(({ starts, ends }) => [starts, ends])
  const interruptions = plan.interruptions.flatMap(({ begins, expectedReturn }) => [begins, expectedReturn ?? begins])
  const changes = [...supplies, ...interruptions, ...midnights(from, to)].filter((at) => at > from && at < to)
  const instants = new Map([from, ...changes].map((at) => [at.getTime(), at]))
  const inOrder = [...instants.values()].toSorted((a, b) => a.getTime() - b.getTime())
  return inOrder.map((at) => ({ from: at, answer: answerAt(plan, at) }))
}

/** The step that holds at an instant and those after it, `count` at most. */
export function stepsFrom(steps: readonly AnswerStep[], now: Date, count: number): AnswerStep[] {
  const current = steps.findLastIndex(({ from }) => from <= now)
  return steps.slice(Math.max(current, 0), Math.max(current, 0) + count)
}

function midnights(from: Date, to: Date): Date[] {
  const found: Date[] = []
  for (let day = addDays(inNepal(from).date, 1); nepalMidnight(day) < to; day = addDays(day, 1)) {
    found.push(nepalMidnight(day))
  }
  return found
}
