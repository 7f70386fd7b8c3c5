/**
 * @generated SignedSource<<b8d01bb5e5618e4da7e8816b53bbeadb>>
 * @relayHash 467c525c78ac91c188acf50f9d91b6eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7bea5d278ed4850807719a7ac7ffc9fba115bb3127425541868df6c9431245f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerProfileTabQuery } from './BuyerProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7bea5d278ed4850807719a7ac7ffc9fba115bb3127425541868df6c9431245f",
    "metadata": {},
    "name": "BuyerProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
