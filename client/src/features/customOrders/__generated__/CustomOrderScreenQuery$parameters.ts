/**
 * @generated SignedSource<<961f34bed4f0917df9fd6e9efeed11d2>>
 * @relayHash 4335987da75e6b2f08b4c77f2108ebc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3e91724b3f5e0763b1b0610bf0b13e93903a8f7858ed98ae25c4a6586ad51d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c3e91724b3f5e0763b1b0610bf0b13e93903a8f7858ed98ae25c4a6586ad51d",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
