/** The parts of libheif in use; its own types are those of its C functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
  type HeifImage = {
    is_primary(): boolean
    /** The displayed size: turned and cropped as the file specifies. */
    get_width(): number
    get_height(): number
    /** Draws into `target`; `done` gets null when the picture is broken. */
    display(target: Pixels, done: (drawn: Pixels | null) => void): void
  }
  function libheif(): { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export = libheif
}
