type Pictured = { readonly kind: string; readonly thumbnailUrl: string | null | undefined }

/** What stands for several files: the first photo, or where there is none a frame of the video. */
export function pictureOf<F extends Pictured>(files: readonly F[]): F | undefined {
  const shown = files.filter(({ thumbnailUrl }) => thumbnailUrl)
  return shown.find(({ kind }) => kind === 'IMAGE') ?? shown[0]
}
