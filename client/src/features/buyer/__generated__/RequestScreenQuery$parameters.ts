/**
 * @generated SignedSource<<333774b9bacb62761c4ca6c62595cbf5>>
 * @relayHash 363bb24f1c9dfbed46ee3ca09a842112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 598b4a0dde6bdaf709c9b1ff371c9fb4b8a049f8e7dc912d127d667e005aa51d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "598b4a0dde6bdaf709c9b1ff371c9fb4b8a049f8e7dc912d127d667e005aa51d",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
