/**
 * @generated SignedSource<<46d227fc6241ca6b91655fd489284746>>
 * @relayHash 73be90096f10dbaf3aa50859c83c9278
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fd87eb19bb3d94ae318e71baf376c21bc32917c84d8600a12feb7fd28cd2784

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fd87eb19bb3d94ae318e71baf376c21bc32917c84d8600a12feb7fd28cd2784",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
