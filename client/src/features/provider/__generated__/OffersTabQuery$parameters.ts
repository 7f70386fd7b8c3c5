/**
 * @generated SignedSource<<03021931e9d2a3be0b2f9c5f40245fe4>>
 * @relayHash 502a6c9e0c10b20a1546d23a0543296e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e62c8d03e69bf5f62f646e279511115dc29bdbf686073c1eda7aa21ba67a2ef4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e62c8d03e69bf5f62f646e279511115dc29bdbf686073c1eda7aa21ba67a2ef4",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
