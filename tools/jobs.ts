// Command for operators: lists background jobs, runs or retries them, and confirms the clock that decides on erasure.

import { openSender } from '#platform/job-queue.server.ts'
import { countMessages, listFailedJobs, listQueues } from '#platform/jobs-report.server.ts'
import type { QueueReport } from '#platform/jobs-report.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { confirmClock, doubtOf, readClockState } from '#platform/trusted-clock.server.ts'
import type { CommandContext } from './command.ts'
import { runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run jobs -- list                 every queue, the messages and the clock
npm run jobs -- failed               jobs that failed, newest first
npm run jobs -- retry ID             runs a failed job again
npm run jobs -- run NAME             runs a scheduled job now
npm run jobs -- confirm-clock        this machine's clock is right, and what is due may be erased`

const commands: Record<string, (context: CommandContext, argument: string | undefined) => Promise<void>> = {
  list,
  failed,
  retry,
  run: runNow,
  'confirm-clock': confirm,
}

/** One command. Prints what it found or did. */
export async function jobs(context: CommandContext, [name = 'list', argument, ...rest]: string[]): Promise<void> {
  const command = commands[name]
  if (!command || rest.length > 0) throw new StartupProblem(usage)
  await command(context, argument)
}

async function list({ database, clock }: CommandContext): Promise<void> {
  for (const queue of await listQueues(database)) print(queueLine(queue))
  const { waiting, late, givenUp, expired } = await countMessages(database, clock())
  print(`messages: ${waiting} waiting (${late} for more than an hour), ${givenUp} given up, ${expired} expired`)
  print(await clockLine({ database, clock }))
}

function queueLine({ name, schedule, waiting, running, failed, lastDoneAt, lastResult }: QueueReport): string {
  const counts = `${waiting} waiting, ${running} running, ${failed} failed`
  const last = lastDoneAt ? `; last done ${lastDoneAt.toISOString()} ${JSON.stringify(lastResult ?? {})}` : ''
  return `${name}${schedule ? ` (${schedule})` : ''}: ${counts}${last}`
}

async function clockLine({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<string> {
  const doubt = doubtOf(await readClockState(database), clock())
  if (!doubt) return `clock: ${clock().toISOString()}, trusted`
  const { reason, now, since } = doubt
  const difference = reason === 'clock_ahead' ? 'more than a week after' : 'before'
  return `clock: ${now.toISOString()}, in doubt: ${difference} ${since.toISOString()}. Nothing is erased or closed until "npm run jobs -- confirm-clock" confirms it.`
}

async function failed({ database }: CommandContext): Promise<void> {
  const found = await listFailedJobs(database)
  if (found.length === 0) print('No job has failed.')
  for (const { id, name, failedAt, tries, data, error } of found)
    print(`${id} ${name} ${failedAt?.toISOString() ?? ''} after ${tries} tries ${JSON.stringify(data ?? {})}: ${error}`)
}

async function retry({ database }: CommandContext, id: string | undefined): Promise<void> {
  const job = (await listFailedJobs(database)).find((each) => each.id === id)
  if (!job) throw new StartupProblem('Please name a failed job by its id: npm run jobs -- failed')
  await (await openSender(database)).retry(job.name, job.id)
  print(`${job.name} runs again.`)
}

async function runNow({ database }: CommandContext, name: string | undefined): Promise<void> {
  const queue = (await listQueues(database)).find((each) => each.schedule && each.name === name)
  if (!queue) throw new StartupProblem('Please name a scheduled job: npm run jobs -- list')
  await (await openSender(database)).send(queue.name, {})
  print(`${queue.name} runs as soon as a worker is free.`)
}

async function confirm({ database, clock }: CommandContext): Promise<void> {
  await confirmClock(database, clock())
  print(
    `The clock ${clock().toISOString()} is confirmed. What is due is erased by the next hourly run, announced for a day before.`,
  )
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => jobs(context, args))
}
