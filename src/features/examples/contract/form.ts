// Example form of the validation kit with the fields and rules of the specification.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { longText, number, secret, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, email, match, maxLength, min, minLength, numeric, pattern, required } from '#kit/validation/rules.ts'

export const exampleForm = form({
  name: text(required(), minLength(2), maxLength(50), custom(isNoPlaceholder)),
  email: text(required(), email(), custom(isResolvable)),
  age: number(required(), numeric(), min(18)),
  date: calendarDate(),
  password: secret(
    required(),
    minLength(8),
    pattern(/\p{Lu}/u, 'examples.upper'),
    pattern(/\p{Ll}/u, 'examples.lower'),
    pattern(/[0-9०-९]/, 'examples.digit'),
    pattern(/[^\p{L}\p{M}\p{N}\s]/u, 'examples.special'),
  ),
  again: secret(required(), match('password', 'examples.password')),
  message: longText(required(), maxLength(500)),
})

// What people type to try a form out: the message of a rule of its own.
function isNoPlaceholder(name: string): boolean {
  return !/^(?:test|xxx+|asdf)$/i.test(name)
}

// RFC 2606 reserves `.invalid`: looking it up always fails, as a rule does whose service is down.
function isResolvable(address: string): boolean {
  if (address.endsWith('.invalid')) throw new Error(`The domain of ${address} cannot be looked up`)
  return true
}
