/**
 * @generated SignedSource<<afc3fac95ef74617b150c74d23b4b4e2>>
 * @relayHash d8a39660275e05c67171d650c97bd26f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de8bdcb35ae750f00fb2023ce5413e6f4fe1c14f402762c4e0ab5d4d8b250b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de8bdcb35ae750f00fb2023ce5413e6f4fe1c14f402762c4e0ab5d4d8b250b83",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
