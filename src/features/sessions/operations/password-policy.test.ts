// Table of cases of passwords that an attacker tries first, and of passwords that people can keep.

import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isGoodPassword } from '../rules/password.ts'
import { isEasyToGuess } from './password-policy.server.ts'

const about = ['Sita Sharma', 'sita.sharma@customers.example', '10425', '9841234567']

const isRefused = async (password: string) =>
  !isGoodPassword(password, about).ok || (await isEasyToGuess(password, about))

test.each(
  `123456789a 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 1qaz2wsx3edc zaq12wsxcde 1qazxsw23edc qwerty12345 Qwerty123456! abc1234567
  a123456789 passw0rd123 p@ssw0rd123 Passw0rd!! mypassword1 iloveyou123 loveyou1234 letmein1234 welcome1234 admin12345
  administrator changeme123 football123 basketball1 liverpool1 chocolate1 butterfly1 princess123 sunshine123 superman123
  michael1234 samsung123 facebook123 trustno1234 computer123 Summer2024! Winter2025! aaaaaaaaaa 0987654321 2083/08/06
  १२३४५६७८९० नेपालनेपाल Nepal@12345 kathmandu123 khanepani2083! gorkhali123 pashupati1 saraswati1 bishnu2045 krishna123
  namaste123 everest8848 damak12345 sitasharma1 9841234567x`.split(/\s+/),
)('%s is refused', async (password) => {
  expect(await isRefused(password)).toBe(true)
})

test.each([
  'himal-nadi-bagaicha',
  'परेवा कुर्सी बादल',
  'मेरो घर नदी पारि',
  'correct horse battery',
  'Tr7 mango lantern',
  'kq7-xp2-mvb',
  'pani bagcha topi',
])('%s is accepted', async (password) => {
  expect(await isRefused(password)).toBe(false)
})

test('every password of the list of common ones that is long enough is refused', async () => {
  const common = Object.values(dictionary).flatMap((list) => [...list].map(String))
  const long = common.filter((password) => password.length >= 10)
  const accepted: string[] = []
  for (const password of long) if (!(await isRefused(password))) accepted.push(password)
  expect(common.length).toBeGreaterThan(3000)
  expect(accepted).toEqual([])
})

test('a password made to be slow to judge is judged in less than a second', async () => {
  const began = performance.now()
  await isEasyToGuess('p4s5w0rd'.repeat(16))
  expect(performance.now() - began).toBeLessThan(1000)
})
