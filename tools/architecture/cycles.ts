// Cycles in a graph of imports, found as strongly connected components.

/** One shortest cycle of each strongly connected component, its first name repeated at the end. */
export function cyclesIn(edges: Iterable<readonly [string, string]>): string[][] {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return componentsOf(graph).map((members) => cycleWithin(new Set(members), graph))
}

/** Tarjan's algorithm; components of one node without an edge to itself are left out. */
function componentsOf(graph: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    let low = order.get(node)!
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next)!)
    }
    if (low === order.get(node)) {
      const members = stack.splice(stack.indexOf(node))
      if (members.length > 1 || graph.get(node)?.has(node)) components.push(members)
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}

/** Breadth first from one member back to itself. */
function cycleWithin(members: Set<string>, graph: Map<string, Set<string>>): string[] {
  const start = members.values().next().value!
  const trails: string[][] = [[start]]
  const seen = new Set<string>()
  for (const trail of trails)
    for (const next of graph.get(trail.at(-1)!) ?? []) {
      if (next === start) return [...trail, start]
      if (!members.has(next) || seen.has(next)) continue
      seen.add(next)
      trails.push([...trail, next])
    }
  throw new Error(`${start} is in no cycle`)
}
