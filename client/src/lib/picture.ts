type Pictured = { readonly kind: string; readonly thumbnailUrl: string | null | undefined }

/** Picture that represents several files: the first photo, else a frame of a video. */
export function pictureOf<F extends Pictured>(files: readonly F[]): F | undefined {
  const shown = files.filter(({ thumbnailUrl }) => thumbnailUrl)
  return shown.find(({ kind }) => kind === 'IMAGE') ?? shown[0]
}
