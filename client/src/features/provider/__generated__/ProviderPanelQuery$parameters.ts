/**
 * @generated SignedSource<<f0fe9a57a36ebe2bca3112d4a843b7c8>>
 * @relayHash 7f61c718307af71c2c06cdea0fde8588
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 124ab8e2a16d172081250be5dd5d8316b2cbdebe101c84d2d17d7c1127e68e7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "124ab8e2a16d172081250be5dd5d8316b2cbdebe101c84d2d17d7c1127e68e7a",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
