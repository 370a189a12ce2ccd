// Lint rule against promises that are started early and awaited late: if anything awaited in between fails, no one listens
// to the started one, and its failure ends the process as an unhandled rejection. JavaScript, so that editors on Node 20 load it too.

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'Program'])

/** `const a = read(); const b = await other(); await a` is wrong; `Promise.all([read(), other()])` is right. */
const noLateAwait = {
  create(context) {
    const awaits = []
    const used = []
    const use = (node) => void (node?.type === 'Identifier' && used.push(node))
    return {
      AwaitExpression(node) {
        awaits.push(node)
        use(node.argument)
      },
      CallExpression({ callee, arguments: [list] }) {
        if (callee.object?.name === 'Promise' && list?.type === 'ArrayExpression') list.elements.forEach(use)
      },
      'Program:exit'() {
        for (const name of used) {
          const started = startOf(name, context.sourceCode.getScope(name))
          if (started && awaits.some((other) => isBetween(other, started, name)))
            context.report({ node: name, message: messageOf(name.name) })
        }
      },
    }
  },
}

export default { meta: { name: 'promises' }, rules: { 'no-late-await': noLateAwait } }

function messageOf(name) {
  return `\`${name}\` is started before another await and awaited after it: if that one fails, its own failure is unhandled. Use Promise.all, or start it where it is awaited.`
}

/** The declaration that started what this name is, unless the promise was given a listener of its own. */
function startOf({ name }, scope) {
  const variable = findVariable(name, scope)
  const [definition] = variable?.defs ?? []
  if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return undefined
  const { init } = definition.node
  if (!init || init.type === 'AwaitExpression' || functions.has(init.type)) return undefined
  return variable.references.some(({ identifier }) => isListenedTo(identifier)) ? undefined : definition.node
}

function findVariable(name, scope) {
  return scope ? (scope.set.get(name) ?? findVariable(name, scope.upper)) : undefined
}

function isListenedTo({ parent }) {
  return parent?.type === 'MemberExpression' && ['catch', 'then'].includes(parent.property.name)
}

/** All in one function: what an inner function awaits does not hold up the outer one. */
function isBetween(other, started, used) {
  const after = other.range[0] > started.range[1] && other.range[1] < used.range[0]
  return after && functionOf(other) === functionOf(started) && functionOf(other) === functionOf(used)
}

function functionOf(node) {
  return !node.parent || functions.has(node.type) ? node : functionOf(node.parent)
}
