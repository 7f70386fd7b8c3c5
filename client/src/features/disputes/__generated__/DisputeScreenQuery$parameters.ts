/**
 * @generated SignedSource<<df5e702a31226d2a7afb4b2d7b45f406>>
 * @relayHash 9706439211640c0afd495f75af5678f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b81087294443101d093b44ce73b361a7ff1e72f6034512df439a0584e880be49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b81087294443101d093b44ce73b361a7ff1e72f6034512df439a0584e880be49",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
