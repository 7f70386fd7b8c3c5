/**
 * @generated SignedSource<<94b036e3a2f9d27035bd14d4a121e6f3>>
 * @relayHash ced1eefb826758b97546eb7c044e9e56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b07683b3f975c25a2cc972422d75a985eec27dd87ae27105d3b103d27d14052

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b07683b3f975c25a2cc972422d75a985eec27dd87ae27105d3b103d27d14052",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
