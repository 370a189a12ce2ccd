// Lint rule against promises that are started early and awaited late: if anything awaited in between fails, nobody listens
// to the started one, and its failure ends the process as an unhandled rejection.

type Node = { type: string; range: [number, number]; parent?: Node }
type Identifier = Node & { name: string }
type Definition = { type: string; node: Node & { init?: Node | null; id: Node } }
type Variable = { name: string; defs: Definition[]; references: { identifier: Node }[] }
type Scope = { set: Map<string, Variable>; upper: Scope | null }
type Context = {
  report(problem: { node: Node; message: string }): void
  sourceCode: { getScope(node: Node): Scope }
}
type Await = Node & { argument: Node }
type Call = Node & { callee: Node & { object?: Identifier; property?: Identifier }; arguments: Node[] }

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'Program'])

/** `const a = read(); const b = await other(); await a` is wrong; `Promise.all([read(), other()])` is right. */
const noLateAwait = {
  create(context: Context) {
    const awaits: Await[] = []
    const used: Identifier[] = []
    const use = (node: Node) => void (node.type === 'Identifier' && used.push(node as Identifier))
    return {
      AwaitExpression(node: Await) {
        awaits.push(node)
        use(node.argument)
      },
      CallExpression(node: Call) {
        if (node.callee.object?.name !== 'Promise') return
        for (const argument of node.arguments) for (const element of elementsOf(argument)) use(element)
      },
      'Program:exit'() {
        for (const each of used) {
          const started = startedBefore(each, context)
          const between = started && awaits.find((other) => isBetween(other, started, each))
          if (between)
            context.report({
              node: each,
              message: `\`${each.name}\` is started before another await and awaited after it; if that one fails, its own failure is unhandled. Use Promise.all, or start it where it is awaited.`,
            })
        }
      },
    }
  },
}

export default { meta: { name: 'promises' }, rules: { 'no-late-await': noLateAwait } }

function elementsOf(node: Node): Node[] {
  return node.type === 'ArrayExpression' ? (node as Node & { elements: Node[] }).elements.filter(Boolean) : []
}

/** The declaration that started what this name stands for, unless it was given a listener of its own at once. */
function startedBefore(used: Identifier, { sourceCode }: Context): Node | undefined {
  const variable = find(used.name, sourceCode.getScope(used))
  const [definition] = variable?.defs ?? []
  if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return undefined
  const { init } = definition.node
  if (!init || init.type === 'AwaitExpression' || functions.has(init.type)) return undefined
  return variable!.references.some(({ identifier }) => isListenedTo(identifier)) ? undefined : definition.node
}

function find(name: string, scope: Scope | null): Variable | undefined {
  return scope ? (scope.set.get(name) ?? find(name, scope.upper)) : undefined
}

function isListenedTo({ parent }: Node): boolean {
  const property = (parent as (Node & { property?: Identifier }) | undefined)?.property
  return property?.name === 'catch' || property?.name === 'then'
}

/** Both in one function: what an inner function awaits does not hold up the outer one. */
function isBetween(other: Await, started: Node, used: Node): boolean {
  const after = other.range[0] > started.range[1] && other.range[1] < used.range[0]
  return after && functionOf(other) === functionOf(started) && functionOf(other) === functionOf(used)
}

function functionOf(node: Node): Node | undefined {
  return !node.parent || functions.has(node.type) ? node : functionOf(node.parent)
}
