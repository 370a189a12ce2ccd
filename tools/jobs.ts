// Command for operators: see background jobs, run or retry them, and confirm the clock that erasing goes by.

import { openSender } from '#platform/job-queue.server.ts'
import { countMessages, listFailedJobs, listQueues } from '#platform/jobs-report.server.ts'
import type { QueueReport } from '#platform/jobs-report.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { confirmClock, doubtOf, readClockState } from '#platform/trusted-clock.server.ts'
import type { Desk } from './command.ts'
import { runCommand } from './command.ts'

const usage = `npm run jobs -- list                 every queue, the messages and the clock
npm run jobs -- failed               jobs that failed, newest first
npm run jobs -- retry ID             runs a failed job again
npm run jobs -- run NAME             runs a scheduled job now
npm run jobs -- confirm-clock        this machine's clock is right, and what is due may be erased`

const commands: Record<string, (desk: Desk, word: string | undefined) => Promise<void>> = {
  list,
  failed,
  retry,
  run: runNow,
  'confirm-clock': confirm,
}

/** One command. Prints what it found or did. */
export async function jobs(desk: Desk, [name = 'list', word, ...rest]: string[]): Promise<void> {
  const command = commands[name]
  if (!command || rest.length > 0) throw new StartupProblem(usage)
  await command(desk, word)
}

async function list({ database, clock }: Desk): Promise<void> {
  for (const queue of await listQueues(database)) say(lineOf(queue))
  const { waiting, late, givenUp } = await countMessages(database, clock())
  say(`messages: ${waiting} waiting (${late} for more than an hour), ${givenUp} given up`)
  say(await clockLine({ database, clock }))
}

function lineOf({ name, schedule, waiting, running, failed, lastDoneAt, lastResult }: QueueReport): string {
  const counts = `${waiting} waiting, ${running} running, ${failed} failed`
  const last = lastDoneAt ? `; last done ${lastDoneAt.toISOString()} ${JSON.stringify(lastResult ?? {})}` : ''
  return `${name}${schedule ? ` (${schedule})` : ''}: ${counts}${last}`
}

async function clockLine({ database, clock }: Pick<Desk, 'database' | 'clock'>): Promise<string> {
  const doubt = doubtOf(await readClockState(database), clock())
  if (!doubt) return `clock: ${clock().toISOString()}, trusted`
  const { reason, now, since } = doubt
  const difference = reason === 'clock_ahead' ? 'more than a week after' : 'before'
  return `clock: ${now.toISOString()}, in doubt: ${difference} ${since.toISOString()}. Nothing is erased or closed until "npm run jobs -- confirm-clock" says that it is right.`
}

async function failed({ database }: Desk): Promise<void> {
  const found = await listFailedJobs(database)
  if (found.length === 0) say('No job has failed.')
  for (const { id, name, failedAt, tries, data, error } of found)
    say(`${id} ${name} ${failedAt?.toISOString() ?? ''} after ${tries} tries ${JSON.stringify(data ?? {})}: ${error}`)
}

async function retry({ database }: Desk, id: string | undefined): Promise<void> {
  const job = (await listFailedJobs(database)).find((each) => each.id === id)
  if (!job) throw new StartupProblem('Please name a failed job by its id: npm run jobs -- failed')
  await (await openSender(database)).retry(job.name, job.id)
  say(`${job.name} runs again.`)
}

async function runNow({ database }: Desk, name: string | undefined): Promise<void> {
  const queue = (await listQueues(database)).find((each) => each.schedule && each.name === name)
  if (!queue) throw new StartupProblem('Please name a scheduled job: npm run jobs -- list')
  await (await openSender(database)).send(queue.name, {})
  say(`${queue.name} runs as soon as a worker is free.`)
}

async function confirm({ database, clock }: Desk): Promise<void> {
  await confirmClock(database, clock())
  say(
    `The clock ${clock().toISOString()} is confirmed. What is due is erased by the next hourly run, announced for a day before.`,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function run(words: string[]): Promise<void> {
  return runCommand((desk) => jobs(desk, words))
}
