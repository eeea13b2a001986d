const { options } = require('./.dependency-cruiser.cjs')

/** Imports of production code only: tests may import any folder. */
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
