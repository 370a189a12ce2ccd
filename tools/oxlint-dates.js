// Lint rule against dates made of unchecked text: `new Date` reads '2026-02-30' as 2 March, a text without a zone by the clock of the
// machine, and anything else as Invalid Date, which fails far from where it came from. JavaScript, as `oxlint-promises.js` is.

const numeric = new Set(['getTime', 'UTC', 'now'])
const mathematical = new Set(['-', '*', '/', '%', '**'])

/** `new Date(sent.day)` is wrong; `readInstant(sent.at)`, `new Date(now.getTime() + minuteMs)` and `new Date(0)` are right. */
const noUncheckedDate = {
  create(context) {
    const report = (node, what) => context.report({ node, message: messageOf(what) })
    return {
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date'
        if (isDate && !node.arguments.every(isKnown)) report(node, 'new Date')
      },
      CallExpression(node) {
        const { object, property } = node.callee
        if (object?.name === 'Date' && property?.name === 'parse') report(node, 'Date.parse')
      },
    }
  },
}

export default { meta: { name: 'dates' }, rules: { 'no-unchecked-date': noUncheckedDate } }

function messageOf(what) {
  return `\`${what}\` of a value that nobody checked: use readInstant or instantOf of #kit/calendar/instant.ts for instants, isIsoDate and nepalMidnight for days.`
}

/** A literal, or a number by the way it is written. */
function isKnown(node) {
  if (node.type === 'Literal') return true
  if (node.type === 'UnaryExpression') return node.operator === '-' || node.operator === '+'
  if (node.type === 'CallExpression')
    return node.callee.object?.name === 'Math' || numeric.has(node.callee.property?.name)
  if (node.type !== 'BinaryExpression') return false
  if (mathematical.has(node.operator)) return true
  return node.operator === '+' && (isKnownNumber(node.left) || isKnownNumber(node.right))
}

/** A text plus anything is a text. */
function isKnownNumber(node) {
  return isKnown(node) && typeof node.value !== 'string'
}
