/**
 * @generated SignedSource<<f4b4f4d3ddd364f3785aab8fd0cbb1b6>>
 * @relayHash 7b87b033cdae37aa571c6c25f2f0458c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2308351d462e6fae5490698a64a1f53f56612c9185258cbbc1c9e9edeb2f870

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderScreenQuery } from './AdminOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2308351d462e6fae5490698a64a1f53f56612c9185258cbbc1c9e9edeb2f870",
    "metadata": {},
    "name": "AdminOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
