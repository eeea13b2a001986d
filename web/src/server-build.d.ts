/** The routes as the build of the framework puts them together. */
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
