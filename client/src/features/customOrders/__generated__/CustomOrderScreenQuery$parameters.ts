/**
 * @generated SignedSource<<365bba0392e8c755702084b2641264d2>>
 * @relayHash 29bf9ecb76cd35b9ba8bcfca056373e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71cf59ea214823c68d04294b348fe8109319b8d09a6f8c6694fc4cd584b38620

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71cf59ea214823c68d04294b348fe8109319b8d09a6f8c6694fc4cd584b38620",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
