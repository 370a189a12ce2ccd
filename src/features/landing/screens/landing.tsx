// What does a visitor meet first?

export default function Landing() {
  return <h1 className="sr-only">Khanepani</h1>
}
