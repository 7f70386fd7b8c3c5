/**
 * @generated SignedSource<<c45e433ee959e40d7ad08b758d837c52>>
 * @relayHash 9e951f4cf6b429cb835d6a58aa6e3cb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d371ef00bd7066e1e2e7337b7141f39468f1538b6258d60dc1a68622a365c27c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d371ef00bd7066e1e2e7337b7141f39468f1538b6258d60dc1a68622a365c27c",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
