// Written by npm run codegen from what the server knows of requests.

/** How long a request takes offers, in days. */
export const REQUEST_DAYS = 30

/** How many photos a request may have. */
export const REQUEST_PHOTOS = 5

/** How long the video of a request may be, in seconds. */
export const REQUEST_VIDEO_SECONDS = 15
