// Tests of the markup of forms: labels, errors, redisplay and steps.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#kit/language.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, choice, file, list, longText, number, phone, secret, text } from '#kit/validation/fields.ts'
import { echoOf } from '#kit/validation/form-data.ts'
import { form, validate } from '#kit/validation/form.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { email, maxLength, required } from '#kit/validation/rules.ts'
import { RadioField, SelectField, CheckboxField } from './choice-fields.tsx'
import { DateField } from './date-field.tsx'
import { FileField } from './file-field.tsx'
import { Form, HiddenField, SendButton } from './form.tsx'
import { NamePair } from './name-pair.tsx'
import { PlaceFields } from './place-fields.tsx'
import { Steps } from './steps.tsx'
import { EmailField, NumberField, PhoneField, TextArea, TextField } from './text-fields.tsx'
import { useForm, type ShownAgain } from './use-form.ts'

const definition = form({
  nameEn: text(required()),
  nameNe: text(),
  email: text(email()),
  phone: phone(required()),
  age: number(),
  kind: choice(['new', 'old'], required()),
  size: choice(['small', 'large'], required()),
  message: longText(required(), maxLength(500)),
  day: calendarDate(required()),
  photos: list(file({ types: ['image/jpeg'], megabytes: 1 })),
  ward: number(),
  tol: text(),
  password: secret(),
  agreed: boolean(),
  submission: text(),
})

const labels = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, `The ${name}`]))
const options = [
  { value: 'new', label: 'New' },
  { value: 'old', label: 'Old' },
]

type ExampleProps = { shownAgain?: ShownAgain; hidesOptional?: boolean; deniedBy?: string; children?: ReactNode }

function Example({ shownAgain, hidesOptional = false, deniedBy, children }: ExampleProps) {
  const state = useForm({
    id: 'f',
    definition,
    labels,
    language: 'en',
    hidesOptional,
    t: translator(validationMessages, 'en'),
    shownAgain,
    send: async () => ({ kind: 'lost' }),
    onSent: () => {},
  })
  return (
    <Form state={state}>
      {children ?? <AllFields />}
      <HiddenField name="submission" value="k-1" />
      <SendButton state={state} deniedBy={deniedBy}>
        Send
      </SendButton>
    </Form>
  )
}

function AllFields() {
  return (
    <>
      <NamePair legend="Name" ne="nameNe" en="nameEn" />
      <EmailField name="email" help="For a receipt" />
      <PhoneField name="phone" />
      <NumberField name="age" />
      <SelectField name="kind" options={options} />
      <RadioField name="size" options={options} />
      <TextArea name="message" />
      <DateField name="day" today="2026-11-21" />
      <FileField name="photos" accept="image/jpeg" max={3} />
      <PlaceFields legend="Place" names={{ ward: 'ward', tol: 'tol' }} wards={9} />
      <TextField name="password" type="password" />
      <CheckboxField name="agreed" />
    </>
  )
}

const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
const tag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*id="f-${name}"[^>]*>`).exec(html)![0]
const sendButton = (html: string) => /<button type="submit"[^>]*>/.exec(html)![0]

test('every control has a label, and every element that a control refers to exists', () => {
  const html = renderToStaticMarkup(<Example />)
  const known = ids(html)
  expect(new Set(known).size).toBe(known.length)
  const references = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)].flatMap((match) =>
    match[1]!.split(' '),
  )
  expect(references.filter((id) => !known.includes(id))).toEqual([])
  for (const name of ['nameEn', 'email', 'phone', 'age', 'kind', 'message', 'day', 'photos', 'ward', 'tol', 'password'])
    expect(html, name).toContain(`for="f-${name}"`)
})

test('a form that may not be sent has its button disabled, with the reason', () => {
  expect(sendButton(renderToStaticMarkup(<Example />))).not.toMatch(/aria-disabled=|aria-describedby=/)
  const denied = sendButton(renderToStaticMarkup(<Example deniedBy="why" />))
  expect(denied).toContain('aria-disabled="true" aria-describedby="why"')
})

test('only optional fields are marked, and required ones have aria-required', () => {
  const html = renderToStaticMarkup(<Example />)
  expect(html).toMatch(/The email.*?\(optional\)/)
  expect(html).not.toMatch(/The phone<span/)
  expect(tag(html, 'phone')).toContain('aria-required="true"')
  expect(tag(html, 'email')).not.toContain('aria-required')
  expect(renderToStaticMarkup(<Example hidesOptional />)).not.toContain('(optional)')
})

test('shown again by the server: submitted values, errors at the fields, a summary linking to them, no secrets', () => {
  const sent = new FormData()
  for (const [name, value] of [
    ['nameEn', 'Sita'],
    ['email', 'sita@'],
    ['kind', 'old'],
    ['size', 'new'],
    ['day', 'bs'],
    ['day', '२०८३/८/५'],
    ['agreed', 'on'],
    ['password', 'geheim'],
    ['submission', 'k-0'],
  ] as const)
    sent.append(name, value)
  const answer = validate(definition, { email: 'sita@' })
  const issues = answer.ok ? [] : answer.issues
  const html = renderToStaticMarkup(<Example shownAgain={{ values: echoOf(definition, sent), issues }} />)
  expect(tag(html, 'nameEn')).toContain('value="Sita"')
  expect(html).toContain('<option value="old" selected="">')
  expect(html).toContain('value="२०८३/८/५"')
  expect(html).toMatch(/name="agreed"[^>]*checked=""|checked=""[^>]*name="agreed"/)
  expect(html).toContain('value="k-0"')
  expect(html).not.toContain('geheim')
  expect(tag(html, 'email')).toContain('aria-invalid="true"')
  expect(tag(html, 'email')).toContain('f-email-error')
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!)
  expect(links).toContain('f-phone')
  expect(links.filter((id) => !ids(html).includes(id))).toEqual([])
  expect(html).toContain('action="#f-errors"')
})

const steps = [
  { id: 'one', title: 'One', names: ['nameEn'], content: <TextField name="nameEn" /> },
  { id: 'two', title: 'Two', names: ['phone'], content: <PhoneField name="phone" /> },
]

test('a form in steps is complete without script, and shows every step when the server shows it again', () => {
  const html = renderToStaticMarkup(<Example>{<Steps steps={steps}>end</Steps>}</Example>)
  expect(html).toContain('Step 1 of 2: One')
  expect(html.match(/hidden-with-script/g)).toHaveLength(2)
  expect(html).toContain('name="phone"')
  const again = renderToStaticMarkup(
    <Example shownAgain={{ values: {}, issues: [] }}>{<Steps steps={steps}>end</Steps>}</Example>,
  )
  expect(again).not.toContain('hidden-with-script')
})
