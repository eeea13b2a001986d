/** The file beside the manifest of the site that names the routes of the back office too. */
export const officeManifest = (manifest: string): string => manifest.replace('manifest-', 'office-manifest-')
