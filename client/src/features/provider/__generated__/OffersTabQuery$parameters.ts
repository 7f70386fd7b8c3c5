/**
 * @generated SignedSource<<cdee8567f6d34bdb21127c4f3863414e>>
 * @relayHash 47fe7ba0ccf4e25b222457e0662f7945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec64452c4b5fad864f0973bd262a965a0d13b084970d7b3cdc559e18f14c664c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec64452c4b5fad864f0973bd262a965a0d13b084970d7b3cdc559e18f14c664c",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
