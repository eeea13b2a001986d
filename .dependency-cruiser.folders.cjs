const { options } = require('./.dependency-cruiser.cjs')

/** Folders by what the product imports: a test may look into any of them. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      comment: 'No cycles of folders: move the code to where it belongs, or hand it in from above.',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, 'test\\.tsx?$'] } },
}
