const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
  'video/x-matroska': 'mkv',
  'video/mp2t': 'ts',
}

/** The extension, without its dot, of a media type that we store. */
export function extensionOf(contentType: string): string {
  return EXTENSIONS[contentType] ?? 'bin'
}

export const VIDEO_EXTENSIONS: readonly string[] = Object.entries(EXTENSIONS)
  .filter(([contentType]) => contentType.startsWith('video/'))
  .map(([, extension]) => extension)

/** The file name for saving: the person's name for it, with the extension of the stored type. */
export function downloadName(file: { fileName: string; contentType: string | null }): string {
  const stem = file.fileName.replace(/\.[^.]{1,5}$/, '')
  return `${stem || 'archivo'}.${extensionOf(file.contentType ?? '')}`
}

/** The file name for people who may not have the original. */
export function namelessFile({ contentType }: { contentType: string | null }): string {
  const stem = contentType?.startsWith('video/') ? 'video' : 'foto'
  return `${stem}.${extensionOf(contentType ?? '')}`
}
