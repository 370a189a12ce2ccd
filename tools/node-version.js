// Checks that this Node can run the product; plain JavaScript, so that an older Node can read it too.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Khanepani needs Node 22.22 or newer and this is ${process.versions.node}; on Linux "npm install" brings one, elsewhere please install it.\n`,
  )
  process.exit(1)
}
