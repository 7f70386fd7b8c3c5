/**
 * @generated SignedSource<<a5636fdea6f61190bd4250333d22f907>>
 * @relayHash d9d7ac8aca81b10c11450178cf37869d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f655c2e7bdb56ac77a8d29b8d22346a770f83aad9264c3eeb059c959e1c4f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59f655c2e7bdb56ac77a8d29b8d22346a770f83aad9264c3eeb059c959e1c4f5",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
